import RavenTesting
import Testing

@testable import Raven

struct SymbolTests {
  @Test func `every name in the table is found, and nothing else`() {
    let lines = SymbolTable.source.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
    #expect(lines.count > 1000)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      #expect(SymbolTable.drawing(of: words[0]) == words[1])
      #expect(SymbolTable.drawing(of: words[0] + "~") == nil)
    }
    #expect(SymbolTable.drawing(of: "") == nil)
    #expect(SymbolTable.drawing(of: "zzz") == nil)
  }

  @Test func `pages call every name by one that leads back to it, and anything else unknown`() {
    #expect(SymbolTable.key(of: "heart.fill") == "heart-fill")
    #expect(SymbolTable.drawing(ofKey: "heart-fill") == "heart-fill")
    #expect(SymbolTable.drawing(ofKey: "trash-circle") == SymbolTable.drawing(of: "trash.circle") ?? "unknown")
    for name in ["", "a-b", "Heart", "x;y", "a)b", "ä", "a b"] { #expect(SymbolTable.key(of: name) == "unknown") }
    let lines = SymbolTable.source.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      #expect(SymbolTable.drawing(ofKey: SymbolTable.key(of: words[0])[...]) == words[1])
    }
  }

  @Test func `a mistyped name is told the names near it`() {
    #expect(SymbolTable.namesLike("haert.fill").contains("heart.fill"))
    #expect(SymbolTable.namesLike("trash.fil").first == "trash.fill")
    #expect(SymbolTable.namesLike("envelope.circle.badge").allSatisfy { $0.hasPrefix("envelope") })
    #expect(SymbolTable.namesLike("qqqqqqqq").isEmpty)
  }

  @Test func `a system image says what it shows, and is silent beside a title`() throws {
    let alone = try TestPage(Image(systemName: "square.and.arrow.up.fill"))
    #expect(html(Image(systemName: "trash.fill")).contains(#"role="img" aria-label="trash""#))
    #expect(alone.coordinator.firstDrawings.isEmpty == false)
    let label = html(Label("Inbox", systemImage: "tray"))
    #expect(label.contains(#"aria-hidden="true""#) && !label.contains("aria-label"))
    let named = html(Image(systemName: "trash").accessibilityLabel("Delete"))
    #expect(named.contains(#"aria-label="Delete""#) && !named.contains(#""trash""#))
    let red = html(Image(systemName: "trash").foregroundStyle(.red).accessibilityLabel("Delete"))
    #expect(red.contains(#"role="img" aria-label="Delete""#))
  }

  @Test func `forms are added where they exist`() {
    #expect(SymbolVariants.fill.form(of: "heart") == "heart.fill")
    #expect(SymbolVariants.circle.fill.form(of: "plus") == "plus.circle.fill")
    #expect(SymbolVariants.slash.fill.form(of: "bell") == "bell.slash.fill")
    #expect(SymbolVariants.fill.form(of: "wifi") == "wifi")
    #expect(SymbolVariants.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
  }

  @Test func `an unknown name shows a placeholder and is reported once`() throws {
    let outer = Diagnostics.handler
    defer { Diagnostics.handler = outer }
    var reported: [Diagnostic] = []
    Diagnostics.handler = { reported.append($0) }
    let page = try TestPage(Flipping())
    #expect(page.coordinator.firstDrawings == ["trash-fil"])
    #expect(SymbolTable.drawing(ofKey: "trash-fil") == "unknown")
    try page.click(tag: "button")
    try page.click(tag: "button")
    #expect(reported.map(\.code) == ["unknown-symbol"])
    #expect(reported.first?.text.contains("trash.fill") == true)
  }

  @Test func `a file can give way to a system image`() throws {
    let page = try TestPage(Swapping())
    #expect(page.document.ids(tag: "img").count == 1)
    try page.click(tag: "button")
    #expect(page.document.ids(tag: "img").isEmpty)
  }

  private struct Flipping: View {
    @State private var isSet = false
    var body: some View {
      Button("Flip") { isSet.toggle() }
      Image(systemName: isSet ? "star" : "trash.fil")
    }
  }

  private struct Swapping: View {
    @State private var isSystem = false
    var body: some View {
      Button("Swap") { isSystem = true }
      isSystem ? Image(systemName: "star") : Image("a.png")
    }
  }
}
