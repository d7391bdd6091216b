import Combine
import RavenTesting
import Testing

private final class Search: ObservableObject {
  @Published var query = ""
  @Published var length = 0
  var kept: Set<AnyCancellable> = []
}

struct PublishedTests {
  @Test func `a published property is a publisher that begins with its value`() {
    let search = Search()
    search.query = "a"
    var seen: [String] = []
    search.$query.sink { [unowned search] in seen.append("\(search.query)→\($0)") }.store(in: &search.kept)
    search.query = "ab"
    #expect(seen == ["a→a", "a→ab"])
  }

  @Test func `values go on to another published property`() {
    let search = Search()
    search.$query.map { $0.count }.assign(to: &search.$length)
    search.query = "four"
    #expect(search.length == 4)
  }

  @Test func `an object tells before it changes`() {
    let search = Search()
    var seen: [String] = []
    let listening = search.objectWillChange.sink { [unowned search] in seen.append(search.query) }
    search.query = "new"
    listening.cancel()
    search.query = "newer"
    #expect(seen == [""])
  }

  private struct Listening: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0
    @State private var isShown = true
    var body: some View {
      Button("Hide") { isShown = false }
      if isShown { Text("Sum \(sum)").onReceive(subject) { sum += $0 } }
    }
  }

  @Test func `a view listens while it is on the page`() throws {
    let subject = PassthroughSubject<Int, Never>()
    let page = try TestPage(Listening(subject: subject))
    try page.commit()
    subject.send(2)
    subject.send(3)
    try page.commit()
    #expect(page.text.contains("Sum 5"))
    try page.click(tag: "button")
    subject.send(4)
    #expect(try !page.commit())
  }

  @Test func `a view shows what a published property becomes`() throws {
    struct Screen: View {
      @ObservedObject var search: Search
      @State private var seen = ""
      var body: some View { Text("[\(seen)]").onReceive(search.$query) { seen = $0 } }
    }
    let search = Search()
    let page = try TestPage(Screen(search: search))
    try page.commit()
    search.query = "x"
    try page.commit()
    #expect(page.text == "[x]")
  }
}
