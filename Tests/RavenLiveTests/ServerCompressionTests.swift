import Testing

@testable import RavenLive

private let gzip: HTTPHeaders = ["Accept-Encoding": "gzip, deflate, br"]
private let longWords = String(repeating: "many words, ", count: 100)

/// The page with the id of its session left out, which is another one each time.
private func withoutSession(_ html: [UInt8]?) -> String? {
  html.map { String(decoding: $0, as: UTF8.self).replacing(/[0-9a-f]{32}/, with: "") }
}

struct `Whether gzip is asked for` {
  @Test(arguments: [
    ("gzip", true), ("GZip", true), ("x-gzip", true), ("deflate, gzip;q=0.5", true), ("*", true), ("br, *;q=0.1", true),
    ("gzip;q=1.0, *;q=0", true), (" gzip ; q=0.001 ", true), ("identity;q=0.5, gzip", true), ("gzip,gzip;q=0", true),
    ("", false), ("br", false), ("gzip;q=0", false), ("gzip; q=0.000", false), ("gzip;q=0, *", false), ("*;q=0", false),
    ("identity, gzip;q=0.5", false), ("gzip;q=x", false), ("gzipped", false),
  ])
  func `follows from what is accepted and how much it weighs`(header: String, isAsked: Bool) {
    #expect(HTTPRequest(target: "/", headers: ["Accept-Encoding": header]).acceptsGzip == isAsked)
  }

  @Test func `is no where nothing is said, and read from all lines`() {
    #expect(!HTTPRequest(target: "/").acceptsGzip)
    var headers: HTTPHeaders = ["Accept-Encoding": "br"]
    headers.append("Accept-Encoding", "gzip")
    #expect(HTTPRequest(target: "/", headers: headers).acceptsGzip)
  }
}

struct `What is sent compressed` {
  @Test func `is a page for those who take it so, and its plain form for the others`() {
    let server = ServerUnderTest()
    server.words = longWords
    let (plain, short) = (server.request("/"), server.request("/", gzip))
    #expect(plain.headers["Content-Encoding"] == nil)
    #expect(short.headers["Content-Encoding"] == "gzip")
    #expect(plain.headers["Vary"] == "Accept-Encoding" && short.headers["Vary"] == "Accept-Encoding")
    #expect(short.body.count < plain.body.count / 2)
    #expect(withoutSession(gunzipped(short.body)) == withoutSession(plain.body))
    #expect(short.headers["Cache-Control"] == "no-store")
  }

  @Test func `is an answer to HEAD as one to GET`() {
    let server = ServerUnderTest()
    server.words = longWords
    for path in ["/", "/_raven/abc/long.js", "/_raven/abc/raven.css"] {
      let (get, head) = (server.request(path, gzip), server.request(path, method: "HEAD", gzip))
      for name in ["Content-Encoding", "Vary", "ETag", "Cache-Control", "Content-Type"] {
        #expect(get.headers[name] == head.headers[name])
      }
      #expect(withoutSession(gunzipped(get.body)) == withoutSession(gunzipped(head.body)))
    }
    #expect(server.server.sessionCount == 1)
    #expect(server.pages.last?.hasEnded == true)
  }

  @Test func `is no page that another site has a known visitor ask for`() {
    let server = ServerUnderTest()
    server.words = longWords
    for (site, known, isCompressed) in [
      ("cross-site", true, false), ("same-site", true, false), ("same-origin", true, true), ("none", true, true),
      ("cross-site", false, true),
    ] {
      var headers = gzip
      headers.append("Sec-Fetch-Site", site)
      if known { headers.append("Cookie", "raven=0123456789abcdef0123456789abcdef") }
      #expect((server.request("/", headers).headers["Content-Encoding"] == "gzip") == isCompressed)
    }
    var signedIn = gzip
    signedIn.append("Sec-Fetch-Site", "cross-site")
    signedIn.append("Authorization", "Basic eDp5")
    #expect(server.request("/", signedIn).headers["Content-Encoding"] == nil)
    #expect(server.request("/_raven/abc/long.js", signedIn).headers["Content-Encoding"] == "gzip")
  }

  @Test func `are files that are texts and not short`() {
    let server = ServerUnderTest()
    let script = server.request("/_raven/abc/long.js", gzip)
    #expect(script.headers["Content-Encoding"] == "gzip" && script.headers["Vary"] == "Accept-Encoding")
    #expect(gunzipped(script.body) == ServerUnderTest.longScript)
    #expect(server.request("/_raven/abc/long.js").body == ServerUnderTest.longScript)
    for path in ["/_raven/abc/raven.css", "/_raven/abc/film.mp4"] {
      let response = server.request(path, gzip)
      #expect(response.headers["Content-Encoding"] == nil && response.headers["Vary"] == nil)
    }
    let drawing = server.request("/_raven/icons/2/heart.svg", gzip)
    #expect(drawing.headers["Content-Encoding"] == "gzip")
    #expect(drawing.headers["Cache-Control"] == "public, max-age=31536000, immutable")
  }

  @Test(arguments: [
    ("text/html; charset=utf-8", 1024, true), ("text/html", 1023, false), ("application/wasm", 5000, true),
    ("application/json", 5000, true), ("image/svg+xml", 5000, true), ("image/png", 5000, false), ("", 5000, false),
  ])
  func `depends on type and length`(type: String, count: Int, isWorthwhile: Bool) {
    #expect(Compression.isWorthwhile(type, count) == isWorthwhile)
  }

  @Test func `is nothing that gets no shorter`() {
    var generator = SystemRandomNumberGenerator()
    let noise = (0..<5000).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    #expect(Gzip.compressed(noise, .most) == nil)
    #expect(Gzip.compressed([], .most) == nil)
  }
}

struct `Compressed files` {
  private let text = Array(repeating: UInt8(ascii: "a"), count: 2000)

  @Test func `of the server are made once`() {
    let server = ServerUnderTest()
    for _ in 1...3 { _ = server.request("/_raven/abc/long.js", gzip) }
    #expect(server.server.assetContents.runs == 1)
    #expect(server.server.otherContents.runs == 0)
  }

  @Test func `are kept up to a limit, the oldest go first`() {
    let files = CompressedFiles(.usual, byteLimit: 7000)
    func ask(_ path: Substring) { _ = files.content(of: text, type: "text/css", tag: "t", at: path) }
    for path: Substring in ["/a", "/b", "/c", "/a", "/b", "/c"] { ask(path) }
    #expect(files.runs == 3)
    ask("/d")
    #expect(files.byteCount <= 7000)
    ask("/b")
    #expect(files.runs == 4)
    ask("/a")
    #expect(files.runs == 5)
  }

  @Test func `of one address take the place of those before`() {
    let files = CompressedFiles(.usual, byteLimit: 7000)
    for tag in ["1", "2", "3", "4"] { _ = files.content(of: text, type: "text/css", tag: tag, at: "/a") }
    #expect(files.runs == 4)
    #expect(files.byteCount < 2100)
  }
}
