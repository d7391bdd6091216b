import Testing

@testable import RavenLive

@MainActor struct `Requests and responses as values` {
  @Test func `names of header fields are compared without case`() {
    var headers: HTTPHeaders = ["Set-Cookie": "a=1"]
    headers.append("set-cookie", "b=2")
    #expect(headers["SET-COOKIE"] == "a=1")
    #expect(headers.values(of: "Set-Cookie") == ["a=1", "b=2"])
    headers["set-Cookie"] = "c=3"
    #expect(headers.fields == [HTTPHeaders.Field(name: "set-Cookie", value: "c=3")])
    headers["Set-Cookie"] = nil
    #expect(headers == HTTPHeaders())
  }

  @Test func `a field that would begin another line is left out`() {
    let response = HTTPResponse(
      headers: ["X": "a\r\nSet-Cookie: b=c", "Y\r\nZ": "1", "": "2", "Good": "yes\tü", "a:b": "3"])
    #expect(String(decoding: response.headerLines, as: UTF8.self) == "Good: yes\tü\r\n")
  }

  @Test func `fields that are the host's are left out`() {
    let response = HTTPResponse(
      headers: [
        "content-length": "7", "Connection": "x", "DATE": "y", "Transfer-Encoding": "chunked",
      ])
    #expect(response.headerLines.isEmpty)
  }

  @Test func `a target splits at the first question mark`() {
    let request = HTTPRequest(target: "/a?b=c=d&e&f=?")
    #expect(request.path == "/a")
    #expect(request.query == "b=c=d&e&f=?")
    #expect(request.queryValue("b") == "c=d")
    #expect(request.queryValue("e") == "")
    #expect(request.queryValue("f") == "?")
    #expect(request.queryValue("c") == nil)
    #expect(HTTPRequest(target: "/a").query == nil)
  }

  @Test func `cookies are found by their whole name, in any line`() {
    var request = HTTPRequest(target: "/", headers: ["Cookie": "sid2=x; sid=a=b"])
    request.headers.append("cookie", "other=1")
    #expect(request.cookie("sid") == "a=b")
    #expect(request.cookie("other") == "1")
    #expect(request.cookie("si") == nil)
  }
}
