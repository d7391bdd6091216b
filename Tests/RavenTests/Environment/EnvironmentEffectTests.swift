import Foundation
import RavenTesting
import Testing

@testable import Raven

struct EnvironmentEffectTests {
  @Test func `light and dark, direction and language are put on the elements`() {
    #expect(html(Text("a").environment(\.colorScheme, .dark)).contains(#"<span data-scheme="dark" "#))
    #expect(html(Text("a").environment(\.layoutDirection, .rightToLeft)).contains(#"dir="rtl""#))
    #expect(html(Text("a").environment(\.locale, Locale(identifier: "de_AT"))).contains(#"lang="de-AT""#))
  }

  @Test func `an inner value has an element of its own, so that it wins`() throws {
    struct Nested: View {
      @State private var outer = ColorScheme.dark
      var body: some View {
        Button("Flip") { outer = .light }
        Text("a").environment(\.colorScheme, .dark).environment(\.colorScheme, outer)
      }
    }
    let page = try TestPage(Nested())
    #expect(page.document.ids(tag: "div").count == 1)
    try page.click(tag: "button")
    #expect(page.log.filter { $0.contains("data-scheme") }.count == 1)
  }

  @Test func `text is enlarged by what is set, and not twice`() {
    let text = html(
      VStack {
        Text("a").font(.headline)
        Text("b").dynamicTypeSize(...DynamicTypeSize.medium)
      }
      .dynamicTypeSize(.accessibility1)
    )
    #expect(text.contains("font-size:1.647em"))
    #expect(text.contains("font-size:calc(1.063rem*1.647)"))
    // 16 points of 28.
    #expect(text.contains("font-size:0.571em"))
    #expect(html(Text("a").font(.headline)).contains("font-size:1.063rem"))
  }

  @Test func `the page is light or dark as the first view wants`() throws {
    struct Wishing: View {
      @State private var scheme: ColorScheme?
      @Environment(\.colorScheme) private var current
      var body: some View {
        Button("Dark") { scheme = .dark }
        Text("\(current)").preferredColorScheme(scheme)
      }
    }
    #expect(html(Text("a").preferredColorScheme(.dark)).hasSuffix(#"<div hidden="" data-page-scheme="dark"></div>"#))
    #expect(!html(Text("a").preferredColorScheme(nil)).contains("data-page-scheme"))
    let page = try TestPage(Wishing())
    try page.click(tag: "button")
    #expect(page.text == "Darkdark")
    #expect(page.log.contains { $0.contains("data-page-scheme") })
  }

  @Test func `a handler takes addresses from links and actions, the page opens the others`() throws {
    struct Opening: View {
      let handler: OpenURLAction?
      @Environment(\.openURL) private var openURL
      @State private var seen = ""
      var body: some View {
        Button("Open") { openURL(URL(string: "https://example.com/")!) { seen = "\($0)" } }
        Text(seen)
        Link("Note", destination: URL(string: "note:1")!)
          .environment(
            \.openURL,
            OpenURLAction {
              seen = $0.absoluteString; return .handled
            }
          )
      }
    }
    let page = try TestPage(Opening(handler: nil))
    try page.click(text: "Open")
    #expect(page.text == "OpentrueNote")
    #expect(page.log.contains { $0.contains("1 https://example.com/") })
    try page.click(text: "Note")
    #expect(page.text == "Opennote:1Note")
  }

  @Test func `an address with a scheme that could run something is not opened`() throws {
    struct Opening: View {
      @Environment(\.openURL) private var openURL
      @State private var seen = ""
      var body: some View { Button("Open \(seen)") { openURL(URL(string: "javascript:alert(1)")!) { seen = "\($0)" } } }
    }
    let page = try TestPage(Opening())
    try page.click(tag: "button")
    #expect(page.text == "Open false" && !page.log.contains { $0.contains("javascript") })
  }
}
