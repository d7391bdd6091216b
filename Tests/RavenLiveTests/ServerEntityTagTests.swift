import Testing

@testable import RavenLive

struct `A mark` {
  @Test(arguments: [
    ("\"a\"", true), ("W/\"a\"", true), ("\"x\", \"a\"", true), ("\"x\",W/\"a\" , \"y\"", true), ("*", true),
    (" * ", true), ("\"a,b\", \"a\"", true), ("", false), ("a", false), ("\"b\"", false), ("\"a", false),
    ("\"a-gzip\"", false), ("w/\"a\"", false), ("\"x\" a", false),
  ])
  func `is known by what the browser lists`(header: String, isKnown: Bool) {
    #expect(HTTPRequest(target: "/", headers: ["If-None-Match": header]).knows("\"a\"") == isKnown)
  }

  @Test func `is another one for each form of a file`() {
    let server = ServerUnderTest()
    let path = "/_raven/abc/long.js"
    let plain = server.request(path).headers["ETag"]
    let short = server.request(path, ["Accept-Encoding": "gzip"]).headers["ETag"]
    #expect(plain == "\"abc\"" && short == "\"abc-gzip\"")
    #expect(server.request(path, ["If-None-Match": "\"abc-gzip\""]).status == 200)
    #expect(server.request(path, ["If-None-Match": "\"abc\"", "Accept-Encoding": "gzip"]).status == 200)
  }

  @Test(arguments: ["\"abc-gzip\"", "W/\"abc-gzip\"", "\"old\", \"abc-gzip\"", "*"])
  func `that is known is answered without the file`(known: String) {
    let response = ServerUnderTest().request(
      "/_raven/abc/long.js",
      ["If-None-Match": known, "Accept-Encoding": "gzip"]
    )
    #expect(response.status == 304 && response.body.isEmpty)
    #expect(response.headers["ETag"] == "\"abc-gzip\"" && response.headers["Vary"] == "Accept-Encoding")
    #expect(response.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    #expect(response.headers["Content-Encoding"] == nil)
  }

  @Test func `of a drawing comes from its content`() {
    let server = ServerUnderTest()
    let tags = ["heart", "star"].map { server.request("/_raven/icons/2/\($0).svg").headers["ETag"] ?? "" }
    #expect(tags[0] != tags[1])
    #expect(server.request("/_raven/icons/2/star.svg", ["If-None-Match": tags[1]]).status == 304)
    #expect(server.request("/_raven/icons/2/star.svg", ["If-None-Match": tags[0]]).status == 200)
  }

  @Test func `is on no page`() {
    let response = ServerUnderTest().request("/", ["If-None-Match": "*"])
    #expect(response.status == 200 && response.headers["ETag"] == nil)
  }
}
