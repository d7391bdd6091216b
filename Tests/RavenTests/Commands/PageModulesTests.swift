import Raven
import Testing

/// What a page's script will load as soon as it runs.
@Suite struct `Modules of a page` {
  private func modules(_ view: some View) -> [String] {
    let coordinator = RenderCoordinator(view)
    defer { coordinator.end() }
    let page = HTMLWriter.page(of: coordinator.takeBatch() ?? [], names: coordinator.internedNames)
    let html = String(decoding: page.html, as: UTF8.self)
    for module in page.modules where module != "early" { #expect(html.contains("data-with=\"\(module)\"")) }
    return page.modules
  }

  @Test func `are none where nothing asks for one`() {
    #expect(modules(Text("data-with")) == [])
    #expect(modules(Button("Add") {}) == [])
  }

  @Test func `are those its elements name, each once, in the order of the page`() {
    let rows = List(0..<2) { Text("\($0)").help("A row") }
    #expect(modules(rows) == ["list", "help"])
    #expect(
      modules(
        VStack {
          CopyButton("Copy", of: "a"); rows; CopyButton("Copy", of: "b")
        }
      ) == ["copy", "list", "help"]
    )
  }

  @Test func `have one for what is typed before the script is there`() {
    #expect(modules(TextField("Name", text: .constant(""))) == ["early"])
    #expect(
      modules(
        VStack {
          Toggle("On", isOn: .constant(true)); Toggle("Off", isOn: .constant(false))
        }
      ) == ["early"]
    )
  }
}
