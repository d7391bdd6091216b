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
    #expect(HTTPResponse.appFile(file, known: nil).status == 200)
    #expect(HTTPResponse.appFile(file, known: file.tag).status == 304)
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
