import SwiftUI

/// The row of tools above the notes: a filter, sharing, and emptying the board.
struct BoardTools: View {
  @Bindable var board: Board
  @State private var isFiltering = false
  @State private var isSharing = false
  @State private var hasFailed = false
  @State private var failure: SharingFailure?
  @State private var isEmptying = false

  var body: some View {
    HStack(spacing: 16) {
      Button(board.shade.map { "Colour: \($0.rawValue)" } ?? "Colour") { isFiltering = true }
        .popover(isPresented: $isFiltering) { ShadeFilter(shade: $board.shade) }
        .help("Shows the notes of one colour")
      Button("Share") { isSharing = true }
        .confirmationDialog("Share the board", isPresented: $isSharing, titleVisibility: .visible) {
          Button("With everybody") { fail() }
          Button("With people I choose") { fail() }
        } message: {
          Text("Who has the link sees all notes.")
        }
      Button("Empty", role: .destructive) { isEmptying = true }
        .disabled(board.notes.isEmpty)
        .alert("Delete all notes?", isPresented: $isEmptying) {
          Button("Delete", role: .destructive) { board.notes = [] }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("\(board.notes.count) notes will be gone for good.")
        }
    }
    .alert(isPresented: $hasFailed, error: failure) { _ in
    } message: { failure in
      Text(failure.recoverySuggestion ?? "")
    }
  }

  private func fail() {
    failure = .offline
    hasFailed = true
  }
}

/// The choice of a colour.
private struct ShadeFilter: View {
  @Binding var shade: Shade?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Colour").font(.headline).accessibilityAddTraits(.isHeader)
      ForEach(Shade.allCases) { choice in
        Button {
          shade = choice
          dismiss()
        } label: {
          HStack(spacing: 10) {
            Circle().fill(choice.color).frame(width: 16, height: 16)
            Text(choice.rawValue)
          }
        }
        .buttonStyle(.plain)
      }
      Button("All colours") {
        shade = nil
        dismiss()
      }
    }
    .padding(20)
  }
}

extension Shade {
  /// What the colour looks like.
  var color: Color {
    switch self {
    case .yellow: .yellow
    case .green: .green
    case .blue: .blue
    case .pink: .pink
    }
  }
}
