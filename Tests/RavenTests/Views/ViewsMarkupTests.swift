import Foundation
import RavenTesting
import Testing

@testable import Raven

/// The markup of views, whole.
@Suite(.serialized)
struct ViewsMarkupTests {
  @Test func `a label is a row of icon and title`() {
    #expect(
      html(Label("Inbox", image: "tray 1.svg")) == """
        <div class="h tx ry" style="--gap:8px"><img src="/_app/tray%201.svg" alt="" class="rx ry"><span class="t tx ry">Inbox</span></div>
        """
    )
  }

  @Test func `a link to another site opens beside the app`() throws {
    let site = try #require(URL(string: "https://example.com/a?b=1&c=2"))
    #expect(
      html(Link("Site", destination: site)) == """
        <a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener" class="g link tx ry"><span class="t tx ry">Site</span></a>
        """
    )
  }

  @Test(arguments: ["/terms", "mailto:a@example.com", "tel:+4930123"])
  func `a link that stays has no target`(address: String) throws {
    let url = try #require(URL(string: address))
    #expect(
      html(Link("Go", destination: url)) == """
        <a href="\(address)" class="g link tx ry"><span class="t tx ry">Go</span></a>
        """
    )
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd",
  ])
  func `a link with a scheme off the list leads nowhere, and says so`(address: String) throws {
    let url = try #require(URL(string: address))
    var reported: [String] = []
    Diagnostics.handler = { reported.append($0.code) }
    defer { Diagnostics.handler = nil }
    #expect(html(Link("Go", destination: url)) == "<a class=\"g link tx ry\"><span class=\"t tx ry\">Go</span></a>")
    #expect(reported == ["refused-markup"])
  }

  @Test(arguments: ["java\tscript:alert(1)", "java\r\nscript:alert(1)", "\u{1}javascript:alert(1)", " javascript:x"])
  func `control characters do not hide a scheme`(address: String) {
    #expect(MarkupSafety.safeAddress(address) == nil)
  }

  @Test func `a link in a button is no anchor`() throws {
    let url = try #require(URL(string: "/a"))
    let markup = html(
      Button {
      } label: {
        Link("Go", destination: url)
      }
    )
    #expect(!markup.contains("<a"))
    #expect(markup.contains("<span class=\"g link tx ry\">"))
  }

  @Test func `an image is described by its name, by a label, or not at all`() {
    #expect(html(Image("a.png")) == "<img src=\"/_app/a.png\" alt=\"a.png\" class=\"rx ry\">")
    #expect(html(Image("a.png", label: Text("A"))) == "<img src=\"/_app/a.png\" alt=\"A\" class=\"rx ry\">")
    #expect(html(Image(decorative: "a.png")) == "<img src=\"/_app/a.png\" alt=\"\" class=\"rx ry\">")
  }

  @Test func `a resizable image fills`() {
    #expect(
      html(Image("a.png").resizable()) == "<img src=\"/_app/a.png\" alt=\"a.png\" class=\"img c fx fy\">"
    )
  }

  @Test func `an image cannot lead out of its folder`() {
    #expect(html(Image(decorative: "../secret")) == "<img alt=\"\" class=\"rx ry\">")
    #expect(html(Image(decorative: "a/./b")) == "<img alt=\"\" class=\"rx ry\">")
    #expect(html(Image(decorative: "a/b.c")) == "<img src=\"/_app/a/b.c\" alt=\"\" class=\"rx ry\">")
  }

  @Test func `a remote image loads late, and densely if scaled`() {
    let url = URL(string: "https://example.com/a,b.png")
    #expect(
      html(AsyncImage(url: url, scale: 2)) == """
        <img loading="lazy" src="https://example.com/a,b.png" srcset="https://example.com/a%2Cb.png 2x" alt="" class="rx ry">
        """
    )
    #expect(html(AsyncImage(url: nil)) == "<img loading=\"lazy\" alt=\"\" class=\"rx ry\">")
  }

  @Test func `a scroll view measures its content along its axis`() {
    #expect(
      html(ScrollView { Text("a") }) == """
        <div tabindex="0" class="g sv tx fy"><div class="v tx ry my py"><span class="t tx ry my py">a</span></div></div>
        """
    )
    #expect(
      html(ScrollView(.horizontal, showsIndicators: false) { Text("a") }) == """
        <div tabindex="0" class="g sh bare fx ry"><div class="h tx ry mx px"><span class="t tx ry mx px">a</span></div></div>
        """
    )
    #expect(
      html(ScrollView([.horizontal, .vertical]) { Text("a") }).hasPrefix("<div tabindex=\"0\" class=\"g sv sh fx fy\">")
    )
  }

  @Test func `fields are named by their title, and prompt with it or with the prompt`() {
    #expect(
      html(TextField("Name", text: .constant("Ada"))) == """
        <input type="text" aria-label="Name" placeholder="Name" value="Ada" class="field fx ry" data-on="2">
        """
    )
    #expect(
      html(SecureField("Secret", text: .constant(""), prompt: Text("8 letters")).textFieldStyle(.plain).disabled(true))
        == """
        <input type="password" aria-label="Secret" placeholder="8 letters" disabled="" class="field plain fx ry" data-on="2">
        """
    )
  }
}
