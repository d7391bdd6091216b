import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Pages of other sites: the frame they are shown in, and the addresses no frame has.
@Suite(.serialized)
struct EmbeddedPageTests {
  private func embedded(_ address: String, allowed: [String] = []) throws -> (markup: String, reported: [Diagnostic]) {
    let url = try #require(URL(string: address))
    var reported: [Diagnostic] = []
    let before = Diagnostics.handler
    Diagnostics.handler = { reported.append($0) }
    defer { Diagnostics.handler = before }
    var context = PageContext()
    context.frameSources = allowed
    let page = RenderCoordinator(EmbeddedPage("A <film>", url: url), context: context)
    defer { page.end() }
    let batch = page.takeBatch() ?? []
    return (String(decoding: HTMLWriter.page(of: batch, names: page.internedNames).html, as: UTF8.self), reported)
  }

  @Test func `a page of another site stands in a frame that can reach nothing`() throws {
    let (markup, reported) = try embedded("https://film.example/a?b=1&c=2", allowed: ["https://film.example"])
    #expect(
      markup == """
        <iframe title="A &lt;film&gt;" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-scripts allow-forms allow-popups" src="https://film.example/a?b=1&amp;c=2" class="embed fx fy" style="min-height:320px"></iframe>
        """
    )
    #expect(reported.isEmpty)
  }

  @Test(arguments: ["/tour/index.html", "tour.html", "?page=2"])
  func `a page of the same host may run scripts and no more`(address: String) throws {
    let (markup, reported) = try embedded(address, allowed: ["'self'"])
    #expect(markup.contains("sandbox=\"allow-scripts\" src=\"\(address)\""))
    #expect(!markup.contains("allow-same-origin"))
    #expect(reported.isEmpty)
  }

  @Test(arguments: [
    "http://film.example/", "javascript:alert(1)", "data:text/html,x", "blob:https://film.example/1",
    "//film.example/", "https:film.example", "https:///film.example", "https://me@film.example/", "ftp://film.example",
  ])
  func `any other address is refused, said so, and the title stands in its place`(address: String) throws {
    let (markup, reported) = try embedded(address)
    #expect(markup == "<span class=\"t tx ry\">A &lt;film&gt;</span>")
    #expect(reported.map(\.code) == ["refused-embed"])
  }

  @Test(arguments: [
    "/\\film.example", "\\\\film.example", "/\t/film.example", " \u{1}//film.example", "java\nscript:x", "",
  ])
  func `backslashes, blanks and control characters hide no host and no scheme`(address: String) {
    #expect(EmbeddedAddress(address) == nil)
  }

  @Test(arguments: [
    ("https://A.Example:443/x", "https://a.example"), ("HTTPS://a.example:8443?x", "https://a.example:8443"),
    ("https://a.example\\b", "https://a.example"), ("a/b:c", "'self'"),
  ])
  func `an address has the origin that a browser sees`(address: String, origin: String) {
    #expect(EmbeddedAddress(address)?.origin == origin)
  }

  @Test(arguments: [
    ("https://a.example", "https://a.example"), ("'self'", "'self'"),
    ("https://A.example:8080", "https://a.example:8080"),
  ])
  func `an origin is a source`(text: String, source: String) {
    #expect(EmbeddedAddress.source(text) == source)
  }

  @Test(arguments: [
    "https://a.example/", "https://*.example", "https://a.example; script-src *", "http://a.example", "https:", "*",
    "self",
    "'none'", "https://a.example\r\nX: y", "https://a.example 'unsafe-inline'", "",
  ])
  func `nothing else is a source`(text: String) {
    #expect(EmbeddedAddress.source(text) == nil)
  }

  @Test func `another address is another frame, another title is not`() throws {
    let urls = try ["https://a.example/", "https://b.example/"].map { try #require(URL(string: $0)) }
    let addresses = try TestPage(Switching { EmbeddedPage("Film", url: urls[$0 ? 1 : 0]) })
    let before = addresses.document.ids(tag: "iframe")
    try addresses.click(text: "switch")
    #expect(addresses.document.ids(tag: "iframe").count == 1)
    #expect(addresses.document.ids(tag: "iframe") != before)
    let titles = try TestPage(Switching { EmbeddedPage($0 ? "One" : "Two", url: urls[0]) })
    try titles.click(text: "switch")
    #expect(titles.log.count == 1 && titles.log[0].contains("title"), "\(titles.log)")
  }

  @Test func `a scene says where its pages may show pages from`() throws {
    var reported: [Diagnostic] = []
    let before = Diagnostics.handler
    Diagnostics.handler = { reported.append($0) }
    defer { Diagnostics.handler = before }
    let url = try #require(URL(string: "https://b.example/1"))
    let scene = WindowGroup("Guide") { EmbeddedPage("Film", url: url) }
      .embeddedPages(from: ["https://a.example", "https://c.example/path"]).embeddedPages(from: ["https://b.example"])
    func page<Shown: Scene>(of scene: Shown) -> ScenePage { Shown._page(of: scene) }
    let shown = page(of: scene)
    #expect(shown.title == "Guide")
    #expect(shown.frameSources == ["https://a.example", "https://b.example"])
    #expect(reported.isEmpty)
    shown.mount(PageContext(), .root).end()
    #expect(reported == [.refusedEmbedSource("https://c.example/path")])
  }

  @Test func `every mistake says its cause and what to write instead`() throws {
    #expect(
      try embedded("http://film.example/").reported.first?.text == """
        The page "A <film>" was not embedded, and its title stands in its place: the address http://film.example/ is \
        neither a whole one with https nor relative. The likely cause is http:, another scheme, or two slashes at its \
        beginning. Give EmbeddedPage an address that begins with https:// and a host, or a path on the same host.
        """
    )
    #expect(
      try embedded("https://b.example/x", allowed: ["https://a.example"]).reported.first?.text == """
        The page "A <film>" stays empty: no page of this app may show pages from https://b.example, so the browser does \
        not load it. Say so where the app's scene is: WindowGroup { … }.embeddedPages(from: ["https://a.example", \
        "https://b.example"]).
        """
    )
    #expect(
      Diagnostic.refusedEmbedSource("http://a").text == """
        embeddedPages(from:) left out http://a, which is no origin of a site with https. The likely cause is a path, a \
        wildcard or another scheme. Write scheme and host alone, such as https://www.youtube-nocookie.com, or 'self' in \
        single quotes for pages that the same host serves.
        """
    )
  }
}
