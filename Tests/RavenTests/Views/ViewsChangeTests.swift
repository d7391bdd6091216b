import Foundation
import RavenTesting
import Testing

@testable import Raven

/// A change of a value is one operation on the page, and nothing else.
struct ViewsChangeTests {
  private func log(@ViewBuilder _ content: @escaping (Bool) -> some View) throws -> [String] {
    let page = try TestPage(Switching(content))
    try page.click(text: "switch")
    defer { page.end() }
    return page.log
  }

  @Test func `a style changes alone`() throws {
    #expect(try log { Text("a").offset(x: $0 ? 5 : 1) } == ["style #1 translate=5px 0px"])
    #expect(try log { Text("a").offset(x: $0 ? 0 : 1) } == ["removeStyle #1 translate"])
    #expect(try log { Text("a").padding(1).zIndex($0 ? 2 : 1) } == ["style #1 z-index=2000"])
    #expect(try log { Text("a").layoutPriority($0 ? 1 : 0) } == ["style #1 --grow=1e12"])
    #expect(try log { Text("a").cornerRadius($0 ? 2 : 1) } == ["style #1 border-radius=2px"])
    #expect(try log { Text("a").textCase($0 ? .uppercase : .lowercase) } == ["style #1 text-transform=uppercase"])
    #expect(try log { Text("a").lineLimit($0 ? 3 : 2) } == ["style #1 --lines=3"])
    #expect(try log { Color.red.frame(width: $0 ? 2 : 1) } == ["style #1 width=2px"])
    #expect(try log { Text("a").padding($0 ? 2 : 1) } == ["style #1 grid-template=2px 1fr 2px/2px 1fr 2px"])
  }

  @Test func `an attribute changes alone`() throws {
    #expect(try log { Text("a").accessibilityLabel($0 ? "B" : "A") } == ["attribute #1 aria-label=B"])
    #expect(try log { Text("a").accessibilityHidden($0) } == ["attribute #1 aria-hidden=true"])
    #expect(try log { Image(decorative: $0 ? "b" : "a") } == ["attribute #1 src=/_app/b"])
    #expect(try log { Image("a", label: Text($0 ? "B" : "A")) } == ["attribute #1 alt=B"])
    #expect(
      try log { TextField("a", text: .constant(""), prompt: Text($0 ? "B" : "A")) } == ["attribute #1 placeholder=B"]
    )
    #expect(try log { TextField("a", text: .constant("")).disabled($0) } == ["attribute #1 disabled="])
    #expect(
      try log { TextField("a", text: .constant("")).textFieldStyle(PickedStyle(isPlain: $0)) } == [
        "attribute #1 class=field plain"
      ]
    )
    let (one, two) = (try #require(URL(string: "/one")), try #require(URL(string: "/two")))
    #expect(try log { Link("a", destination: $0 ? two : one) } == ["attribute #1 href=/two"])
    #expect(try log { AsyncImage(url: $0 ? two : one) } == ["attribute #1 src=/two"])
    #expect(try log { flag in ScrollView(showsIndicators: !flag) { Text("a") } } == ["attribute #1 class=g sv bare"])
  }

  @Test func `an image that becomes resizable tells its class and its layout`() throws {
    #expect(
      try log { $0 ? Image(decorative: "a").resizable() : Image(decorative: "a") }.sorted()
        == ["attribute #1 class=img c", "layout #1 15"]
    )
  }

  @Test func `the same values send nothing`() throws {
    #expect(
      try log { _ in
        Text("a").padding(1).offset(x: 1).zIndex(1).layoutPriority(1).clipped().lineLimit(2).accessibilityLabel("A")
          .onTapGesture {}.fixedSize().textCase(.uppercase)
        TextField("Name", text: .constant("x")).onSubmit {}
      } == []
    )
  }

  @Test func `disabling takes a tap away, and its focus`() throws {
    #expect(
      try log { Text("a").onTapGesture {}.disabled($0) }
        == ["removeAttribute #1 tabindex", "removeStyle #1 cursor", "listen #1 0"]
    )
  }

  private struct PickedStyle: TextFieldStyle {
    let isPlain: Bool
    var _kind: TextFieldKind? { isPlain ? .plain : .roundedBorder }
    func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  }
}
