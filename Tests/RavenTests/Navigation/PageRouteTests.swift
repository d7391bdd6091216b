import Raven
import Testing

/// The part of a request's path that an app answers for.
struct PageRouteTests {
  @Test(arguments: [
    ("", []), ("/", []), ("/a/b", ["a", "b"]), ("//a//", ["a"]), ("/a%20b/%C3%BC", ["a b", "ü"]),
    ("/a%2Fb", ["a/b"]), ("/%7Ex", ["~x"]),
  ])
  func `is read in parts`(path: String, parts: [String]) {
    #expect(PageRoute(base: "/app", path: path[...])?.segments == parts)
  }

  @Test(arguments: ["/%", "/%4", "/%zz", "/a%", "/%C3", "/%FF%FE", "/" + String(repeating: "x", count: 2048)])
  func `is refused when it is badly encoded or too long`(path: String) {
    #expect(PageRoute(base: "", path: path[...]) == nil)
  }

  @Test func `has at most 32 parts`() {
    #expect(PageRoute(base: "", path: String(repeating: "/a", count: 32)[...])?.segments.count == 32)
    #expect(PageRoute(base: "", path: String(repeating: "/a", count: 33)[...]) == nil)
  }
}
