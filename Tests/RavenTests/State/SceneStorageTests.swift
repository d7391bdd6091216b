import RavenTesting
import Testing

@testable import Raven

/// Keeps texts for pages that come later.
private nonisolated final class Kept: BrowserStorage, @unchecked Sendable {
  var texts: [String: String] = [:]

  override func load(_ key: String) -> String? { texts[key] }
  override func save(_ text: String?, for key: String) { texts[key] = text }
}

private struct Arranged: View {
  @SceneStorage("shelf") private var shelf = "Fiction"
  @SceneStorage("shelf") private var again = "Travel"
  @SceneStorage("opened") private var opened: Int?
  @AppStorage("shelf") private var shared = "All"

  var body: some View {
    Text("\(shelf) \(again) \(opened ?? 0) \(shared)")
    Button("Choose") { shelf = "Poetry" }
    Button("Open") { opened = 3 }
    Button("Close") { opened = nil }
    Shelf(name: $shelf)
  }
}

private struct Shelf: View {
  @Binding var name: String
  var body: some View { Button("Bind") { name = "Bound" } }
}

@Suite struct SceneStorageTests {
  private func page(scene: BrowserStorage? = nil, browser: BrowserStorage? = nil) throws -> TestPage {
    var context = PageContext()
    (context.sceneStorage, context.storage) = (scene, browser)
    return try TestPage(Arranged(), context: context)
  }

  @Test func `what is written is kept for the tab, and there on its next page`() throws {
    let (scene, browser) = (Kept(), Kept())
    let first = try page(scene: scene, browser: browser)
    #expect(first.text.hasPrefix("Fiction Travel 0 All"))
    try first.click(text: "Choose")
    try first.click(text: "Open")
    #expect(first.text.hasPrefix("Poetry Poetry 3 All"))
    #expect(scene.texts == ["shelf": "Poetry", "opened": "3"] && browser.texts.isEmpty)
    #expect(try page(scene: scene).text.hasPrefix("Poetry Poetry 3 All"))
    #expect(try page(scene: Kept(), browser: browser).text.hasPrefix("Fiction Travel 0 All"))
    try first.click(text: "Close")
    #expect(scene.texts == ["shelf": "Poetry"])
  }

  @Test func `what is brought to a page that is there shows on it`() throws {
    let scene = Kept()
    let page = try page(scene: scene)
    scene.texts["shelf"] = "Poetry"
    scene.reload()
    _ = try page.commit()
    #expect(page.text.hasPrefix("Poetry Poetry 0 All"))
  }

  @Test func `a binding writes`() throws {
    let scene = Kept()
    try page(scene: scene).click(text: "Bind")
    #expect(scene.texts == ["shelf": "Bound"])
  }

  @Test func `what cannot be read as the type shows as the default`() throws {
    let scene = Kept()
    scene.texts["opened"] = "many"
    #expect(try page(scene: scene).text.hasPrefix("Fiction Travel 0 All"))
  }
}
