import Testing

@testable import RavenLive

struct `A request` {
  @Test func `for an app is answered with a complete document`() {
    let server = ServerUnderTest()
    let response = server.request("/")
    let html = String(decoding: response.body, as: UTF8.self)
    let session = html.firstMatch(of: /[0-9a-f]{32}/).map { String($0.0) } ?? ""
    #expect(
      html == """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <title>Ladder &amp; &lt;Co&gt;</title>
        <meta name="raven-session" content="\(session)">
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="/_raven/abc/raven.css">
        <script type="module" async src="/_raven/abc/raven.js"></script>
        <link rel="expect" href="#raven-end" blocking="render">
        </head>
        <body>
        <div id="raven"><p>root</p></div>
        <template id="raven-end"></template>
        </body>
        </html>

        """
    )
    #expect(server.server.sessionCount == 1)
  }

  @Test func `is shown when it is whole up to a limit`() {
    let longest = HTMLDocument.shownWhole - "<p></p>".utf8.count
    for (length, isShownWhole) in [(longest, true), (longest + 1, false)] {
      let server = ServerUnderTest()
      server.words = String(repeating: "x", count: length)
      let html = String(decoding: server.request("/").body, as: UTF8.self)
      #expect(html.contains("xxx"))
      #expect(html.contains("blocking=\"render\"") == isShownWhole)
      #expect(html.contains("id=\"raven-end\"") == isShownWhole)
    }
  }

  @Test func `for a page is answered with headers that forbid what pages do not need`() {
    let headers = ServerUnderTest().request("/").headers
    #expect(headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(headers["Cache-Control"] == "no-store")
    #expect(headers["X-Content-Type-Options"] == "nosniff")
    #expect(headers["Referrer-Policy"] == "same-origin")
    #expect(
      headers["Content-Security-Policy"]
        == "default-src 'none'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; "
        + "connect-src 'self'; img-src 'self' data: https:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )
  }

  @Test func `for a page of an app that shows pages of others says which, and says it of no other app`() {
    let server = ServerUnderTest()
    let policies = ["/shop", "/"].map { server.request($0).headers["Content-Security-Policy"] ?? "" }
    #expect(policies[0].contains("; frame-src 'self' https://film.example; frame-ancestors 'none'; "))
    #expect(server.request("/shop", method: "HEAD").headers["Content-Security-Policy"] == policies[0])
    #expect(!policies[1].contains("frame-src"))
  }

  @Test func `goes to the app with the longest path`() {
    let server = ServerUnderTest()
    let bodies = ["/shop", "/shop/", "/shop/a?b=c"].map {
      String(decoding: server.request($0).body, as: UTF8.self)
    }
    #expect(bodies.allSatisfy { $0.contains("lang=\"de\"") && $0.contains("<p>/shop") })
    #expect(server.request("/shop/missing").status == 404)
    #expect(server.request("/shopping").status == 404)
  }

  @Test func `sets a cookie for a new browser and keeps that of a known one`() {
    let server = ServerUnderTest()
    let cookie = server.request("/").headers["Set-Cookie"] ?? ""
    #expect(cookie.wholeMatch(of: /raven=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax/) != nil)
    let known = String(cookie.prefix { $0 != ";" })
    #expect(server.request("/", ["Cookie": "a=b; \(known)"]).headers["Set-Cookie"] == nil)
    #expect(server.request("/", ["Cookie": "raven=short"]).headers["Set-Cookie"] != nil)
  }

  @Test func `gets a secure cookie when a trusted proxy says https`() {
    let forwarded: HTTPHeaders = ["X-Forwarded-Proto": "https"]
    let trusting = ServerUnderTest { $0.trustsProxy = true }
    #expect(trusting.request("/", forwarded).headers["Set-Cookie"]?.hasSuffix("; Secure") == true)
    #expect(
      ServerUnderTest().request("/", forwarded).headers["Set-Cookie"]?.hasSuffix("; Secure")
        == false
    )
  }

  @Test func `to a server that speaks TLS gets a secure cookie`() {
    let server = ServerUnderTest { $0.tls = TLSFiles(certificate: "a", key: "b") }
    #expect(server.request("/").headers["Set-Cookie"]?.hasSuffix("; Secure") == true)
  }

  @Test func `for a file gets it for good`() {
    let response = ServerUnderTest().request("/_raven/abc/raven.css")
    #expect(response.body == Array("a{}".utf8))
    #expect(response.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    #expect(response.headers["Content-Type"] == "text/css; charset=utf-8")
  }

  @Test(arguments: [
    "/favicon.ico", "/_raven/old/raven.css", "/_raven/abc/", "/_raven/abc/../x", "//", "/nothing",
  ])
  func `for anything else gets 404 in words`(path: String) {
    let server = ServerUnderTest()
    let response = server.request(path)
    #expect(response.status == 404)
    #expect(!response.body.isEmpty)
    #expect(server.server.sessionCount == 0)
  }

  @Test func `with another method gets 405 and what is allowed`() {
    let response = ServerUnderTest().request("/", method: "POST")
    #expect(response.status == 405)
    #expect(response.headers["Allow"] == "GET, HEAD")
  }

  @Test func `with HEAD makes no session`() {
    let server = ServerUnderTest()
    #expect(server.request("/", method: "HEAD").status == 200)
    #expect(server.server.sessionCount == 0)
  }

  @Test func `to a full server gets 503`() {
    let server = ServerUnderTest { $0.limits.sessions = 1 }
    _ = server.open()
    let response = server.request("/")
    #expect(response.status == 503)
    #expect(response.headers["Retry-After"] == "5")
    #expect(server.pages.count == 1)
  }

  @Test func `for health is answered until the server drains`() {
    let server = ServerUnderTest()
    #expect(server.request("/healthz").body == Array("ok\n".utf8))
    server.server.drain()
    #expect(server.request("/healthz").status == 503)
    #expect(server.request("/").status == 503)
  }

  @Test func `is logged on debug only, and cannot forge a line`() {
    let server = ServerUnderTest { $0.logLevel = .debug }
    _ = server.request("/a\"\n event=forged")
    #expect(
      server.lines == [
        #"level=debug event=request method=GET path="/a\"\n event=forged" status=404 remote="""#
      ]
    )
    let quiet = ServerUnderTest()
    _ = quiet.request("/a")
    #expect(quiet.lines.isEmpty)
  }
}
