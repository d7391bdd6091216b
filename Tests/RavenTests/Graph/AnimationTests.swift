import RavenTesting
import Testing

@testable import Raven

/// What the page is told of animated changes.
struct AnimationTests {
  private struct Box: View {
    @State var isOn = false
    @State var other = 0
    @State var unread = 0
    let animation: Animation?
    var body: some View {
      Color.red.opacity(isOn ? 0.5 : 1)
      Text("\(other)")
      Button("animate") { withAnimation(animation) { isOn.toggle() } }
      Button("plain") { isOn.toggle() }
      Button("nothing") { withAnimation { unread += 1 } }
      Button("both") {
        isOn.toggle()
        withAnimation(animation) { other += 1 }
      }
    }
  }

  @Test func `a transaction is told in front of its changes`() throws {
    let page = try TestPage(Box(animation: .linear(duration: 0.2)))
    try page.click(text: "animate")
    #expect(page.log.count == 3)
    #expect(page.log[0] == "attribute #0 data-with=motion")
    #expect(page.log[1] == "attribute #0 data-motion=200 0 1 0 linear")
    #expect(page.log[2].contains("color-mix"))
    try page.click(text: "animate")
    #expect(page.log.count == 2)
  }

  @Test func `a change without animation says nothing of it`() throws {
    let page = try TestPage(Box(animation: nil))
    try page.click(text: "plain")
    #expect(page.log.count == 1)
    try page.click(text: "animate")
    #expect(page.log.count == 1)
  }

  @Test func `an animated change of nothing costs nothing once the page knows of motion`() throws {
    let page = try TestPage(Box(animation: .default))
    try page.click(text: "animate")
    try page.click(text: "nothing")
    #expect(page.log.isEmpty)
    #expect(page.lastBatch.isEmpty)
  }

  @Test func `a view that changes with and without animation in one action moves`() throws {
    let page = try TestPage(Box(animation: .easeIn))
    try page.click(text: "both")
    #expect(page.log.count == 4)
    #expect(page.log[1].contains("cubic-bezier(0.42,0,1,1)"))
  }

  @Test func `a value's changes move what is inside the modifier`() throws {
    let page = try TestPage(
      Switching { isSecond in
        Color.red.opacity(isSecond ? 0.5 : 1).animation(.bouncy, value: isSecond)
        Color.blue.opacity(isSecond ? 0.5 : 1)
      }
    )
    try page.click(text: "switch")
    #expect(page.log.filter { $0.contains("data-motion") }.count == 1)
    #expect(page.log.first?.contains("spring(0.7)") == true)
  }

  @Test func `a transition is written on the outermost element`() {
    let page = html(Text("a").transition(.move(edge: .leading).combined(with: .opacity)).padding(4))
    #expect(page.hasPrefix("<div data-transition=\"~translate:-100% 0|opacity:0;"))
    #expect(
      AnyTransition.asymmetric(insertion: .scale, removal: .opacity).wire == "scale:0;opacity:0"
    )
    #expect(AnyTransition.push(from: .bottom).wire == "translate:0 100%|opacity:0;translate:0 -100%|opacity:0")
    #expect(AnyTransition.identity.wire == ";")
  }

  @Test func `a transition of an app's own is what its modifier does`() {
    struct Tilt: ViewModifier {
      let degrees: Double
      func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)).opacity(0.5) }
    }
    let transition = AnyTransition.modifier(active: Tilt(degrees: 30), identity: Tilt(degrees: 0))
    #expect(transition.wire == "rotate:30deg|opacity:0.5;rotate:30deg|opacity:0.5")
  }

  @Test func `what is read after a transition of an app's own still marks its reader`() throws {
    struct Still: ViewModifier {
      func body(content: Content) -> some View { content.opacity(0.5) }
    }
    struct Root: View {
      @State private var count = 0
      var body: some View {
        Text("moves").transition(.modifier(active: Still(), identity: Still()))
        Button("count \(count)") { count += 1 }
      }
    }
    let page = try TestPage(Root())
    try page.click(text: "count 0")
    #expect(page.text.contains("count 1"))
  }

  @Test func `a view that never settled in motion still changes afterwards`() throws {
    struct Root: View {
      @State private var count = 0
      @State private var steps = 0
      var body: some View {
        Button("step \(steps)") { steps += 1 }
        Text("\(count)").onChange(of: count, initial: true) {
          if steps == 0 { withAnimation { count += 1 } }
        }
      }
    }
    var reported: [String] = []
    Diagnostics.handler = { reported.append($0.code) }
    defer { Diagnostics.handler = nil }
    let page = try TestPage(Root())
    try page.commit()
    #expect(reported == ["unsettled-commit"])
    try page.click(text: "step 0")
    #expect(page.text.contains("step 1"))
  }

  @Test func `animations know how they run`() {
    #expect(
      Animation.easeInOut(duration: 1).delay(0.5).repeatForever().wire == "1000 500 0 1 cubic-bezier(0.42,0,0.58,1)"
    )
    #expect(Animation.linear(duration: 1).speed(2).repeatCount(3, autoreverses: false).wire == "500 0 3 0 linear")
    #expect(Animation.spring(response: 0.4, dampingFraction: 0.6).wire == "400 0 1 0 spring(0.6)")
  }
}
