import Foundation
import Testing

@testable import RavenLive

struct AppFilesTests {
  private let folder: URL
  private let files: AppFiles

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "raven-files-\(UUID().uuidString)")
    let inner = folder.appending(path: "public/icons")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("<svg/>".utf8).write(to: inner.appending(path: "a b.svg"))
    try Data("secret".utf8).write(to: folder.appending(path: "secret.txt"))
    try Data("hidden".utf8).write(to: folder.appending(path: "public/.hidden.txt"))
    try Data("code".utf8).write(to: folder.appending(path: "public/page.html"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "public/link.txt"),
      withDestinationURL: folder.appending(path: "secret.txt")
    )
    files = AppFiles(directories: [folder.appending(path: "public").path])
  }

  @Test func `a file is found by its encoded name, with its type`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(files.file(at: "/_app/icons/a%20b.svg"))
    #expect(file.contentType == "image/svg+xml")
    #expect(String(decoding: file.bytes, as: UTF8.self) == "<svg/>")
  }

  @Test func `a file is asked for again by its mark, and sent again when it has changed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = ServerUnderTest(files: files)
    let first = server.request("/_app/icons/a%20b.svg")
    #expect(first.headers["Cache-Control"] == "public, max-age=60")
    let tag = try #require(first.headers["ETag"])
    let again = server.request("/_app/icons/a%20b.svg", ["If-None-Match": tag])
    #expect(again.status == 304 && again.body.isEmpty && again.headers["ETag"] == tag)
    try Data("<svg></svg>".utf8).write(to: folder.appending(path: "public/icons/a b.svg"))
    let changed = server.request("/_app/icons/a%20b.svg", ["If-None-Match": tag])
    #expect(changed.status == 200 && changed.body == Array("<svg></svg>".utf8))
  }

  @Test func `a text is compressed once and anew when it has changed, one over a mebibyte never`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = ServerUnderTest(files: files)
    let gzip: HTTPHeaders = ["Accept-Encoding": "gzip"]
    let path = folder.appending(path: "public/words.txt")
    for text in [String(repeating: "one ", count: 1000), String(repeating: "two!", count: 2000)] {
      try Data(text.utf8).write(to: path)
      for _ in 1...2 {
        let response = server.request("/_app/words.txt", gzip)
        #expect(response.headers["Content-Encoding"] == "gzip")
        #expect(gunzipped(response.body) == Array(text.utf8))
      }
    }
    #expect(server.server.otherContents.runs == 2)
    try Data(repeating: 65, count: CompressedFiles.sizeLimit + 1).write(to: path)
    let large = server.request("/_app/words.txt", gzip)
    #expect(large.headers["Content-Encoding"] == nil && large.headers["Vary"] == nil)
    #expect(large.body.count == CompressedFiles.sizeLimit + 1)
  }

  @Test(arguments: [
    "/_app/", "/_app/icons", "/_app/icons/", "/_app/../secret.txt", "/_app/..%2fsecret.txt", "/_app/%2e%2e/secret.txt",
    "/_app/icons/../../secret.txt", "/_app/..%5csecret.txt", "/_app//icons/a%20b.svg", "/_app/.hidden.txt",
    "/_app/link.txt", "/_app/page.html", "/_app/icons/a%2", "/_app/icons/a%00b.svg", "/_appicons/a%20b.svg",
  ])
  func `nothing outside, hidden, linked or of another type is served`(path: String) {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(files.file(at: path[...]) == nil)
  }
}
