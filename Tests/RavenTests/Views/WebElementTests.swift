import Foundation
import Raven
import RavenTesting
import Testing

/// Markup of an app's own: escaped, and kept from what could run, embed or lead astray.
@Suite(.serialized) struct WebElementTests {
  private func html<Content: View>(_ view: Content) -> (html: String, codes: [String], texts: [String]) {
    var codes: [String] = []
    var texts: [String] = []
    Diagnostics.handler = {
      codes.append($0.code)
      texts.append($0.text)
    }
    defer { Diagnostics.handler = nil }
    let page = RenderCoordinator(view)
    let bytes = HTMLWriter.page(of: page.takeBatch() ?? [], names: page.internedNames).html
    page.end()
    return (String(decoding: bytes, as: UTF8.self), codes, texts)
  }

  @Test func `text and values are escaped`() {
    let made = html(WebElement("p", ["title": "\"><script>"]) { Text("<b>&'\r\"") })
    #expect(made.html == "<p title=\"&quot;&gt;&lt;script&gt;\">&lt;b&gt;&amp;&#39;&#13;&quot;</p>")
    #expect(made.codes.isEmpty)
  }

  @Test func `a null character shows as the replacement character`() {
    #expect(html(Text("a\u{0}b")).html.contains("a\u{FFFD}b"))
  }

  @Test func `tags that run or embed are left out with everything in them`() {
    for made in [
      html(
        Group {
          WebElement("script") { Text("alert(1)") }; Text("after")
        }
      ),
      html(
        Group {
          WebElement("iframe", ["src": "https://example.org"]) { Text("x") }; Text("after")
        }
      ),
      html(
        Group {
          WebElement("style") { Text("*{}") }; Text("after")
        }
      ),
      html(
        Group {
          WebElement("svg") { WebElement("script") { Text("x") } }; Text("after")
        }
      ),
      html(
        Group {
          WebElement("SCRIPT") { Text("x") }; Text("after")
        }
      ),
      html(
        Group {
          WebElement("p onclick=x") { Text("x") }; Text("after")
        }
      ),
    ] {
      #expect(made.html == "<span class=\"t tx ry\">after</span>")
      #expect(made.codes == ["refused-markup"])
    }
  }

  @Test func `attributes with code are left out`() {
    #expect(html(WebElement("p", ["onclick": "alert(1)"])).html == "<p></p>")
    #expect(html(WebElement("p", ["style": "background:url(x)"])).html == "<p></p>")
    #expect(html(WebElement("p", ["srcdoc": "<script>"])).html == "<p></p>")
    #expect(html(WebElement("p", ["x><script": "y"])).html == "<p></p>")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "data:text/html,<script>", "vbscript:x", "file:///etc/passwd",
    "blob:x", "java\rscript:x",
  ])
  func `addresses with another scheme are left out`(address: String) {
    let made = html(WebElement("a", ["href": address]) { Text("x") })
    #expect(made.html == "<a>x</a>")
    #expect(made.codes == ["refused-markup"])
  }

  @Test(arguments: [
    "https://example.org/?a=b", "http://example.org", "mailto:ada@example.org", "tel:+1", "/path", "path/a:b", "#part",
    "?q=a:b",
  ])
  func `allowed and relative addresses stay`(address: String) {
    let made = html(WebElement("a", ["href": address]) { Text("x") })
    #expect(made.html == "<a href=\"\(address)\">x</a>")
    #expect(made.codes.isEmpty)
  }

  @Test func `what a parser would move is left out, and said so`() {
    #expect(html(WebElement("table") { WebElement("tr") }).html == "<table></table>")
    #expect(html(WebElement("table") { WebElement("tbody") { Text("x") } }).html == "<table><tbody></tbody></table>")
    #expect(html(WebElement("p") { WebElement("div") { Text("x") } }).html == "<p></p>")
    #expect(html(WebElement("ul") { WebElement("li") { WebElement("li") } }).html == "<ul><li></li></ul>")
    #expect(html(WebElement("h1") { WebElement("h2") { Text("x") } }).html == "<h1></h1>")
    #expect(html(WebElement("table") { WebElement("tr") }).codes == ["refused-markup"])
  }

  @Test func `what is said names what may stand there, and where it could stand`() {
    let inTable = html(WebElement("table") { WebElement("tr") }).texts
    #expect(inTable.count == 1 && inTable[0].contains("HTML allows only <thead>, <tbody> there."))
    let inDiv = html(WebElement("div") { WebElement("tr") }).texts
    #expect(inDiv.count == 1 && inDiv[0].contains("It can stand only in <thead> or <tbody>."))
    let inField = html(WebElement("input") { WebElement("span") }).texts
    #expect(inField.count == 1 && inField[0].contains("HTML allows no element there. Put it beside it."))
  }

  @Test func `a button in a button is a span with the role`() throws {
    let made = html(
      Button {
      } label: {
        Button("inner") {}
      }
    )
    #expect(made.html.contains("<span") && made.html.contains("role=\"button\""))
    #expect(made.html.components(separatedBy: "<button").count == 2)
  }

  @Test func `what was left out stays so when values change and when it goes`() throws {
    struct Changing: View {
      @State private var step = 0
      var body: some View {
        Button("next") { step += 1 }
        WebElement("script") {
          Text("\(step)")
          if step == 1 { Button("hidden") {} }
        }
        if step < 2 { WebElement("iframe") { Text("x") } }
        Text("\(step)")
      }
    }
    let page = try TestPage(Changing())
    try page.click()
    #expect(page.log == ["text #3 1"])
    try page.click()
    #expect(page.log == ["text #3 2"])
    #expect(page.document.ids.count == 3)
  }

  @Test func `markup in markup is brought to its new values, and what was refused in it stays away`() throws {
    struct Markup: View {
      @State private var step = 0
      var body: some View {
        Button("next") { step += 1 }
        WebElement("div", ["class": "step \(step)"]) {
          WebElement("p") { Text("\(step)") }
          WebElement("table") { Text("no cell, \(step)") }
          WebElement("script", ["id": "\(step)"]) { WebElement("p") { Text("refused, \(step)") } }
          WebElement("p") { WebElement("b", ["title": step == 1 ? "first" : nil]) { Text("bold \(step)") } }
          heard
          WebElement("hr")
        }
        if step == 2 { WebElement("p") { Text("behind") } }
      }
      private var heard: WebElement<Text> {
        let element = WebElement("p", ["title": "always"]) { Text("heard") }
        return step == 1 ? element.on(.click) { _ in step = 9 } : element
      }
    }
    let page = try TestPage(Markup())
    try page.click()
    #expect(
      page.log == [
        "attribute #3 class=step 1", "text #4 1", "attribute #7 title=first", "text #7 bold 1", "listen #8 1",
      ]
    )
    try page.click()
    #expect(
      page.log == [
        "attribute #3 class=step 2", "text #4 2", "removeAttribute #7 title", "text #7 bold 2", "listen #8 0",
        "open #10 p", "text #10 behind",
      ]
    )
  }
}
