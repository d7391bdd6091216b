import RavenTesting
import Testing

@testable import Raven

/// Buttons that copy, as markup: what the page's module goes by.
struct CopyButtonTests {
  @Test func `what is around the button says what is copied, and the button holds both labels`() {
    let markup = html(CopyButton("Copy", of: "example"))
    #expect(markup.hasPrefix("<div data-with=\"copy\" data-copy=\"example\" class=\"g copy "))
    #expect(markup.contains("<button type=\"button\""))
    #expect(markup.contains("<span class=\"g copying "))
    #expect(markup.contains(">Copy</span>") && markup.contains(">Copied</span>"))
  }

  @Test func `it has the style around it, and can be disabled`() {
    let markup = html(CopyButton("Copy", of: "a").buttonStyle(.bordered).disabled(true))
    #expect(markup.contains("class=\"g btn bordered "))
    #expect(markup.contains("disabled=\"\""))
  }

  @Test func `a label of any views is shown`() {
    #expect(html(CopyButton(of: "a") { Image("a.png") }).contains("<img src=\"/_app/a.png\""))
  }

  @Test func `a label for assistive technology goes to the button`() {
    let markup = html(CopyButton("Copy", of: "a").accessibilityLabel("Copy the command"))
    #expect(markup.contains("<button") && markup.contains("aria-label=\"Copy the command\""))
    #expect(!markup.contains("aria-label=\"Copy the command\" data-with"))
  }

  @Test func `a hostile identifier is an attribute`() {
    let markup = html(CopyButton("<b>", of: "\"><script>x</script>"))
    #expect(markup.contains("data-copy=\"&quot;&gt;&lt;script&gt;x&lt;/script&gt;\""))
    #expect(!markup.contains("<script") && !markup.contains("<b>"))
  }

  @Test func `another identifier is one attribute`() throws {
    let page = try TestPage(Switching { CopyButton("Copy", of: $0 ? "b" : "a") })
    try page.click(text: "switch")
    #expect(page.log.filter { $0.contains("data-copy") }.count == 1, "\(page.log)")
    #expect(page.log.count == 1, "\(page.log)")
  }
}
