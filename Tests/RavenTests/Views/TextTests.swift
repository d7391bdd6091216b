import Foundation
import RavenTesting
import Testing

@testable import Raven

/// What texts put together, styled and written in Markdown are on the page.
struct TextTests {
  private func inner(_ text: Text) -> String {
    let whole = html(text)
    let start = whole.firstIndex(of: ">").map(whole.index(after:)) ?? whole.startIndex
    return String(whole[start...].dropLast("</span>".count))
  }

  @Test func `plain text is one element with its text and nothing else`() {
    #expect(html(Text("a")) == "<span class=\"t tx ry\">a</span>")
    #expect(html(Text(verbatim: "**a**")) == "<span class=\"t tx ry\">**a**</span>")
  }

  @Test func `looks of a text are on its own element`() {
    #expect(html(Text("a").bold()) == "<span class=\"t tx ry\" style=\"--w:700\">a</span>")
    #expect(
      html(Text("a").italic().underline(color: .red))
        == "<span class=\"t tx ry\" style=\"font-style:italic;text-decoration:underline solid var(--red)\">a</span>"
    )
  }

  @Test func `the inner of two looks holds`() {
    #expect(html(Text("a").fontWeight(.light).bold()).contains("--w:300"))
    #expect(!html(Text("a").fontWeight(.light).bold()).contains("700"))
  }

  @Test func `texts put together keep the looks of each`() {
    let text = Text("a") + Text("b").bold() + Text("c").foregroundColor(.red)
    #expect(
      inner(text) == """
        <span>a</span><span style="font-weight:700">b</span><span style="color:var(--red)" data-paint="flat">c</span>
        """
    )
    #expect(inner(text.italic()).contains("<span>a</span>"))
    #expect(html(text.italic()).contains("<span class=\"t tx ry\" style=\"font-style:italic\">"))
  }

  @Test func `a modifier around that says the same leaves the text's own looks to its parts`() {
    let text = AnyView(Text("a").foregroundStyle(.red).id(1).foregroundStyle(.blue))
    #expect(html(text).contains("<span class=\"t tx ry\" style=\"color:var(--blue)\"><span style=\"color:var(--red)\""))
  }

  @Test func `a literal's Markdown is shown`() {
    #expect(
      inner(Text("a **b** *c* `d` ~~e~~")) == """
        <span>a </span><strong>b</strong><span> </span><em>c</em><span> </span><code>d</code><span> </span>\
        <span style="text-decoration:line-through solid">e</span>
        """
    )
    #expect(inner(Text("***both***")) == "<strong style=\"font-style:italic\">both</strong>")
    #expect(html(Text("2 * 3 * 4")) == "<span class=\"t tx ry\">2 * 3 * 4</span>")
    #expect(html(Text("snake_case_name")) == "<span class=\"t tx ry\">snake_case_name</span>")
    #expect(html(Text("\\*a\\*")) == "<span class=\"t tx ry\">*a*</span>")
    #expect(html(Text("**open")) == "<span class=\"t tx ry\">**open</span>")
  }

  @Test func `a link leads where it may`() {
    #expect(
      inner(Text("[a](https://example.com/x)"))
        == "<a href=\"https://example.com/x\" target=\"_blank\" rel=\"noopener\">a</a>"
    )
    #expect(inner(Text("[a](/b \"title\")")) == "<a href=\"/b\">a</a>")
    #expect(inner(Text("<https://example.com>")).hasPrefix("<a href=\"https://example.com\""))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "data:text/html,x", "vbscript:x",
  ])
  func `a link leads nowhere else`(address: String) {
    let text = inner(Text("[a](\(address))"))
    #expect(!text.lowercased().contains("href"))
    #expect(!inner(Text(LocalizedStringKey("[a](\(address))"))).lowercased().contains("href"))
  }

  @Test func `a value in a literal is never markup`() {
    let value = "**x** [y](https://z) <b>"
    #expect(html(Text("\(value)")) == "<span class=\"t tx ry\">**x** [y](https://z) &lt;b&gt;</span>")
    #expect(inner(Text("**a** \(value)")) == "<strong>a</strong><span> **x** [y](https://z) &lt;b&gt;</span>")
    #expect(inner(Text("**\(value)**")) == "<strong>**x** [y](https://z) &lt;b&gt;</strong>")
  }

  @Test func `texts and formats stand in literals`() {
    #expect(
      inner(Text("a \(Text("b").bold()) c")) == "<span>a </span><span style=\"font-weight:700\">b</span><span> c</span>"
    )
    #expect(html(Text("\(1.5, specifier: "%.2f")")).contains(">1.50<"))
    #expect(html(Text(0.25, format: .percent)).contains("25"))
  }

  @Test func `every kind of title finds its initialiser`() {
    let string = "s"
    let part = string.dropFirst(0)
    let key: LocalizedStringKey = "k"
    let texts = [
      Text("l"), Text(string), Text(part), Text(key), Text("i\(1)"), Text(true ? "a" : "b"), Text("a" + string),
    ]
    #expect(texts.map { html($0).contains("<span class=\"t tx ry\">") } == Array(repeating: true, count: 7))
    _ = Button("l") {}
    _ = Button(string) {}
    _ = Button("i\(string)") {}
    _ = Toggle("l", isOn: .constant(true))
  }

  private func shown<Content: View>(_ view: Content) throws -> String {
    let locale = Locale(identifier: "en_US")
    return try TestPage(view.environment(\.locale, locale).environment(\.timeZone, TimeZone(identifier: "UTC")!)).text
  }

  @Test func `dates follow the language and the time zone where they stand`() throws {
    let date = Date(timeIntervalSince1970: 1_780_000_000)
    #expect(try shown(Text(date, style: .date)) == "May 28, 2026")
    #expect(try shown(Text("at ") + Text(date, style: .time)).replacing("\u{202F}", with: " ") == "at 8:26 PM")
    let elsewhere = Text("\(date, style: .date)").environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, TimeZone(identifier: "Pacific/Auckland")!)
    #expect(try TestPage(elsewhere).text == "29. Mai 2026")
  }

  @Test(arguments: [
    (0.0, "0 sec", "+0 seconds", "0:00"), (5, "5 sec", "+5 seconds", "0:05"), (60, "1 min", "+1 minute", "1:00"),
    (3599, "59 min, 59 sec", "+59 minutes", "59:59"), (8600, "2 hr, 23 min", "+2 hours", "2:23:20"),
    (133_141, "1 day, 12 hr", "+1 day", "36:59:01"),
  ])
  func `distances are given in their largest units`(away: Double, relative: String, offset: String, timer: String) {
    let now = Date(timeIntervalSince1970: 1_780_000_000)
    let locale = Locale(identifier: "en_US")
    func words(_ style: TextMoment.Style) -> String {
      TextMoment(style: style, seconds: 1_780_000_000 + away).words(in: locale, .gmt, now: now)
    }
    #expect(words(.relative) == relative)
    #expect(words(.offset) == offset)
    #expect(words(.timer) == timer)
  }

  @Test func `what changes by itself is left to the page's clock`() throws {
    let page = try TestPage(Text("Since ") + Text(Date(timeIntervalSince1970: 1_780_000_000), style: .timer))
    let clock = try #require(page.document.ids.first { page.document.attribute("data-clock", of: $0) != nil })
    #expect(page.document.attribute("data-clock", of: clock) == "timer 1780000000")
    #expect(page.document.attribute("data-with", of: clock) == "clock")
  }

  @Test func `a text changes between plain, styled and several runs`() throws {
    let forms: [Text] = [
      Text("a"), Text("b").bold(), Text("c") + Text("d").italic(), Text("e").italic(), Text("f"),
      Text("g") + Text("h"), Text("i") + Text("j") + Text("k"), Text("**l** m"), Text("n"), Text(""), Text("o").bold(),
    ]
    for first in forms.indices {
      for second in forms.indices {
        let page = try TestPage(Switching { isSecond in VStack { forms[isSecond ? second : first] } })
        try page.click(tag: "button")
        let fresh = try TestPage(Switching { _ in VStack { forms[second] } })
        #expect(page.tree == fresh.tree)
      }
    }
  }
}
