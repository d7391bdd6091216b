import Foundation
import Observation

/// One note.
struct Note: Identifiable, Equatable {
  let id: Int
  var title: String
  var text: String
  var shade: Shade
  var isPinned = false
}

/// The colours a note may have.
enum Shade: String, CaseIterable, Identifiable {
  case yellow = "Yellow"
  case green = "Green"
  case blue = "Blue"
  case pink = "Pink"

  var id: Self { self }
}

/// How the notes are ordered.
enum Order: String, CaseIterable, Identifiable {
  case newest = "Newest first"
  case title = "By title"

  var id: Self { self }
}

/// What can go wrong when the board is shared.
enum SharingFailure: LocalizedError {
  case offline

  var errorDescription: String? { "The board is offline" }
  var recoverySuggestion: String? { "Your notes stay here. Share them when you are connected again." }
}

/// The notes of the board.
@Observable
final class Board {
  var notes = [
    Note(id: 1, title: "Groceries", text: "Oats, coffee, lemons, and something green.", shade: .yellow, isPinned: true),
    Note(id: 2, title: "Call the library", text: "Ask whether the atlas may stay until Friday.", shade: .blue),
    Note(id: 3, title: "Idea", text: "A clock that shows only how long the light will last.", shade: .green),
  ]
  var order = Order.newest
  var shade: Shade?
  var showsText = true
  private var issued = 3

  /// The notes to show, pinned ones first.
  var shown: [Note] {
    let filtered = notes.filter { shade == nil || $0.shade == shade }
    let sorted = order == .title ? filtered.sorted { $0.title < $1.title } : filtered.sorted { $0.id > $1.id }
    return sorted.filter(\.isPinned) + sorted.filter { !$0.isPinned }
  }

  func add(_ draft: Note) {
    issued += 1
    notes.append(Note(id: issued, title: draft.title, text: draft.text, shade: draft.shade))
  }

  func update(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index] = note
  }

  func delete(_ note: Note) { notes.removeAll { $0.id == note.id } }
}
