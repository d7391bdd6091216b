import RavenTesting
import Testing

@testable import Raven

/// Pictures in lines of text.
struct TextPictureTests {
  private struct Rating: View {
    @State private var isFull = false

    var body: some View {
      Text("\(Image(systemName: isFull ? "star.fill" : "star")) of **\(Image(systemName: "heart"))** \(isFull ? 5 : 4)")
      Button("Fill") { isFull = true }
    }
  }

  private func icons(_ page: TestPage) -> [UInt32] {
    page.document.ids.filter { page.document.attribute("class", of: $0)?.contains("icon") == true }
  }

  @Test func `a literal shows the pictures put into it, between its words, and follows them`() throws {
    let page = try TestPage(Rating())
    #expect(page.text == " of  4Fill")
    let shown = icons(page)
    #expect(shown.map { page.document.attribute("aria-label", of: $0) } == ["star", "heart"])
    #expect(shown.compactMap { page.document.style("--i", of: $0) }.map { $0.contains("star-fill") } == [false, false])
    try page.click(text: "Fill")
    #expect(icons(page) == shown && page.text == " of  5Fill")
    #expect(page.document.style("--i", of: shown[0])?.contains("star-fill") == true)
  }

  @Test func `a picture is a text like others, with looks of its own`() throws {
    let page = try TestPage(Text(Image(systemName: "star.fill")).foregroundStyle(.orange) + Text(" 4.8").bold())
    #expect(page.text == " 4.8" && icons(page).count == 1)
    let run = try #require(page.document.parent(of: icons(page)[0]))
    #expect(page.document.attribute("style", of: run)?.contains("color:var(--orange)") == true)
  }

  @Test func `a picture from a file stands in the line as well`() throws {
    let page = try TestPage(Text("\(Image("flag.png")) Norway"))
    let pictures = page.document.ids(tag: "img")
    #expect(pictures.count == 1 && page.document.attribute("src", of: pictures[0]) == "/_app/flag.png")
  }

  @Test func `titles take them too, and what only words can be leaves them out`() throws {
    let page = try TestPage(Label("Stars \(Image(systemName: "star"))", systemImage: "bolt"))
    #expect(icons(page).count == 2)
    #expect(Text("Stars \(Image(systemName: "star"))").string == "Stars ")
  }
}
