import Observation
import Raven

/// The elements of a list that a measurement changes.
@Observable
final class Elements<Element> {
  var items: [Element]

  init(_ items: [Element]) { self.items = items }
}

/// An element with an id that a database might give it; too long to be kept without memory of its own.
struct Named: Identifiable {
  let id: String

  init(_ number: Int) { id = "6f1d0c52-9a7e-4b3c-\(number)" }
}

/// A row as apps have them: a view of its own, with two texts in a line.
struct TextRow: View {
  let title: String

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text("seen")
    }
  }
}

/// A list that builds all its rows.
struct Column: View {
  let elements: Elements<Int>

  var body: some View {
    VStack { ForEach(elements.items, id: \.self) { TextRow(title: "\($0)") } }
  }
}

/// A list that builds what is near the window.
struct NumberList: View {
  let elements: Elements<Int>

  var body: some View { List(elements.items, id: \.self) { TextRow(title: "\($0)") } }
}

/// The same of elements that bring their own id.
struct NamedList: View {
  let elements: Elements<Named>

  var body: some View { List(elements.items) { TextRow(title: $0.id) } }
}
