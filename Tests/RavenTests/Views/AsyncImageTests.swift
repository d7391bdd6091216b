import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Pictures from addresses, and what stands for them until the page says that they are there.
struct AsyncImageTests {
  private struct Cover: View {
    @State private var number = 1

    var body: some View {
      VStack {
        AsyncImage(url: URL(string: "https://example.com/\(number).png")) { phase in
          switch phase {
          case .empty: Text("waits")
          case .success(let image): image.resizable()
          case .failure: Text("failed")
          @unknown default: EmptyView()
          }
        }
        Button("another") { number += 1 }
      }
    }
  }

  private struct Placeholder: View {
    var body: some View {
      AsyncImage(url: URL(string: "/a.png")) {
        $0.resizable()
      } placeholder: {
        Text("waits")
      }
    }
  }

  /// The element that asks for a picture, and for which.
  private func asking(_ page: TestPage) -> (id: UInt32, for: String?)? {
    let id = page.document.ids.first { page.document.attribute("data-with", of: $0) == "picture" }
    return id.map { ($0, page.document.attribute("data-picture", of: $0)) }
  }

  private func sources(_ page: TestPage) -> [String] {
    page.document.ids.compactMap { page.document.attribute("src", of: $0) }
  }

  @Test func `a picture is shown when it is there, and asked for no more`() throws {
    let page = try TestPage(Cover())
    let element = try #require(asking(page))
    #expect(element.for == "1 https://example.com/1.png")
    #expect(page.text == "waitsanother")
    #expect(sources(page) == [])
    _ = try page.send(.sight(1 * 2 + 1), to: element.id)
    #expect(page.text == "another")
    #expect(sources(page) == ["https://example.com/1.png"])
    #expect(asking(page)?.for == nil)
  }

  @Test func `a picture that cannot be had fails, and the next one is asked for`() throws {
    let page = try TestPage(Cover())
    let element = try #require(asking(page))
    _ = try page.send(.sight(1 * 2), to: element.id)
    #expect(page.text == "failedanother")
    try page.click(text: "another")
    #expect(page.text == "waitsanother")
    #expect(asking(page)?.for == "2 https://example.com/2.png")
    // What comes late of the first says nothing of the second.
    _ = try page.send(.sight(1 * 2 + 1), to: element.id)
    #expect(page.text == "waitsanother")
    _ = try page.send(.sight(2 * 2 + 1), to: element.id)
    #expect(sources(page) == ["https://example.com/2.png"])
  }

  @Test func `a placeholder stands for a picture that is not there, or never will be`() throws {
    let page = try TestPage(Placeholder())
    let element = try #require(asking(page))
    #expect(page.text == "waits")
    _ = try page.send(.sight(2), to: element.id)
    #expect(page.text == "waits")
    #expect(asking(page)?.for == nil)
  }

  @Test func `a picture for which nothing stands is asked for as well`() throws {
    let page = try TestPage(AsyncImage(url: URL(string: "/a.png")) { $0.image })
    let element = try #require(asking(page))
    _ = try page.send(.sight(1 * 2 + 1), to: element.id)
    #expect(sources(page) == ["/a.png"])
  }

  @Test func `pages that are files show the picture at once`() throws {
    let page = try TestPage(Placeholder(), context: PageContext(carrier: .files))
    #expect(page.text == "")
    #expect(sources(page) == ["/a.png"])
  }
}
