// Observable objects inside the page: made once, shared, given to views further in, and let go of.

import SwiftUI

@main struct ObjectsApp: App {
  @State private var visits = 0

  var body: some Scene {
    WindowGroup("Objects") {
      Text("visited \(visits) times")
      Button("**Visit**") { visits += 1 }
      ShelfView()
    }
  }
}

protocol Counted: ObservableObject { var count: Int { get set } }

final class Shelf: Counted {
  @Published private(set) var books = 0
  @Published var count = 0 { didSet { counted += 1 } }
  private(set) var counted = 0
  @Published var name = "Shelf" { didSet { renamed += 1 } }
  @Published var isOpen = true { willSet { wasOpen = isOpen } }
  private(set) var renamed = 0
  private(set) var wasOpen = true
  /// Nobody is told of it.
  var dust = 0
  static var made = 0
  static var gone = 0

  init() {
    Shelf.made += 1
    // As natively, what is observed is told of it here, because the property is a wrapper's.
    count = 1
  }

  deinit { MainActor.assumeIsolated { Shelf.gone += 1 } }

  func add() { books += 1 }
  func tell() { objectWillChange.send() }
}

struct ShelfView: View {
  @State private var round = 0
  @State private var isThere = true

  var body: some View {
    Text("round \(round), \(Shelf.made) made, \(Shelf.gone) gone")
    Button("Again") { round += 1 }
    Button("Away") { isThere = false }
    if isThere { OwnerView(round: round) }
  }
}

struct OwnerView: View {
  let round: Int
  @StateObject private var shelf = Shelf()

  var body: some View {
    Text("owner \(round): \(shelf.books) books, counted \(shelf.counted) times")
    WatcherView(shelf: shelf)
    BindingView(shelf: shelf)
    BesideView()
    VStack { InheritorView() }.environmentObject(shelf)
  }
}

struct WatcherView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text("watched: \(shelf.name), renamed \(shelf.renamed), dust \(shelf.dust), was open \(shelf.wasOpen ? 1 : 0)")
    TextField("Name", text: $shelf.name)
    Toggle("Open", isOn: $shelf.isOpen)
    Button("Dust") { shelf.dust += 1 }
    Button("Tell") { shelf.tell() }
  }
}

/// Reads the object by its binding alone.
struct BindingView: View {
  @ObservedObject var shelf: Shelf
  var body: some View { CountView(count: $shelf.count) }
}

struct CountView: View {
  @Binding var count: Int
  var body: some View {
    Text("counted to \(count)")
    Button("Count") { count += 1 }
  }
}

struct InheritorView: View {
  @EnvironmentObject private var shelf: Shelf
  var body: some View { Button("Add to \(shelf.books)") { shelf.add() } }
}

/// Runs when it is given something else, and for no object.
struct BesideView: View {
  private static var runs = 0
  var body: some View {
    BesideView.runs += 1
    return Text("beside ran \(BesideView.runs) times")
  }
}
