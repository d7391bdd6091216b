import Foundation
import RavenTesting
import Testing

@testable import Raven

/// What views make of what pointers do on them.
struct GestureTests {
  private let box = PageEvent.Box(x: 100, y: 200, width: 50, height: 50)

  private func drag(
    _ phase: PageEvent.Drag.Phase,
    to x: Double,
    _ y: Double,
    velocity: (x: Double, y: Double) = (0, 0)
  ) -> PageEvent.Payload {
    .drag(.init(phase, from: (110, 220), to: (x, y), velocity: velocity, of: box))
  }

  private func listener(_ page: TestPage, _ kind: EventKind) throws -> UInt32 {
    try #require(page.document.ids(listeningTo: kind).first)
  }

  private struct Card: View {
    @State private var said: [String] = []
    @GestureState private var pull = CGSize.zero
    var space = CoordinateSpace.local
    var isEnabled = true

    var body: some View {
      Text("pulled \(Int(pull.width)) \(Int(pull.height))")
        .gesture(
          DragGesture(minimumDistance: 4, coordinateSpace: space)
            .updating($pull) { drag, pull, _ in pull = drag.translation }
            .onChanged { said.append("at \(Int($0.location.x)) \(Int($0.location.y))") }
            .onEnded { said.append("to \(Int($0.predictedEndTranslation.width))") },
          isEnabled: isEnabled
        )
      Text(said.joined(separator: ", "))
    }
  }

  @Test func `a drag is followed, and its state is as it was when it ends`() throws {
    let page = try TestPage(Card())
    let card = try listener(page, .drag)
    #expect(page.document.attribute("data-with", of: card) == "gesture")
    #expect(page.document.attribute("data-drag", of: card) == "4")
    try page.send(drag(.moved, to: 130, 215), to: card)
    #expect(page.text == "pulled 20 -5at 30 15")
    try page.send(drag(.ended, to: 140, 220, velocity: (400, 0)), to: card)
    #expect(page.text == "pulled 0 0at 30 15, to 130")
  }

  @Test func `a drag that is given up does not end, and its state is as it was`() throws {
    let page = try TestPage(Card())
    let card = try listener(page, .drag)
    try page.send(drag(.moved, to: 130, 220), to: card)
    try page.send(drag(.cancelled, to: 130, 220), to: card)
    #expect(page.text == "pulled 0 0at 30 20")
  }

  @Test func `places are relative to the space that is asked for`() throws {
    let global = try TestPage(Card(space: .global))
    try global.send(drag(.moved, to: 130, 220), to: try listener(global, .drag))
    #expect(global.text.hasSuffix("at 130 220"))
    let page = try TestPage(VStack { Card(space: .named("board")) }.coordinateSpace(name: "board"))
    let board = try #require(page.document.ids.first { page.document.attribute("data-space", of: $0) != nil })
    let space = PageEvent.Box.Space(node: board, x: 90, y: 200, width: 300, height: 300)
    let around = PageEvent.Box(x: 100, y: 200, width: 50, height: 50, spaces: [space])
    let event = PageEvent.Payload.drag(.init(.moved, from: (110, 220), to: (130, 220), of: around))
    try page.send(event, to: try listener(page, .drag))
    #expect(page.text.hasSuffix("at 40 20"))
  }

  @Test func `what is off or disabled hears nothing`() throws {
    #expect(try TestPage(Card(isEnabled: false)).document.ids(listeningTo: .drag).isEmpty)
    let page = try TestPage(Card().disabled(true))
    #expect(page.document.ids(listeningTo: .drag).isEmpty)
    #expect(!page.document.ids.contains { page.document.attribute("data-with", of: $0) != nil })
  }

  private struct Held: View {
    @State private var said = ""
    @State private var isPressed = false

    var body: some View {
      Text("hold")
        .onLongPressGesture(minimumDuration: 1.5, maximumDistance: 6) {
          said += "held "
        } onPressingChanged: {
          isPressed = $0
        }
      Text(said + (isPressed ? "down" : "up"))
    }
  }

  @Test func `a long press tells when it begins, lasts and stops`() throws {
    let page = try TestPage(Held())
    let view = try listener(page, .hold)
    #expect(page.document.attribute("data-hold", of: view) == "1500 6")
    try page.send(.hold(.began), to: view)
    #expect(page.text == "holddown")
    try page.send(.hold(.stopped), to: view)
    #expect(page.text == "holdup")
    try page.send(.hold(.began), to: view)
    try page.send(.hold(.lasted), to: view)
    #expect(page.text == "holdheld up")
  }

  private struct Several: View {
    @State private var said: [String] = []
    @GestureState private var isDown = false

    var body: some View {
      Text("both \(isDown)")
        .gesture(
          LongPressGesture().updating($isDown) { now, isDown, _ in isDown = now }.onEnded { _ in said.append("held") }
            .simultaneously(with: TapGesture().onEnded { said.append("tapped") })
            .onEnded { said.append($0.first == nil ? "second" : "first") }
        )
      Text("over").onHover { said.append($0 ? "in" : "out") }
      Text("twice").highPriorityGesture(TapGesture(count: 2).onEnded { said.append("twice") })
      Text(said.joined(separator: " "))
    }
  }

  @Test func `gestures stand beside one another`() throws {
    let page = try TestPage(Several())
    let both = try listener(page, .hold)
    #expect(page.document.mask(of: both) & 1 == 1)
    try page.send(.hold(.began), to: both)
    #expect(page.text.hasPrefix("both true"))
    try page.send(.hold(.lasted), to: both)
    try page.send(.click([]), to: both)
    #expect(page.text == "both falseovertwiceheld first tapped second")
  }

  @Test func `hovering and double clicks are heard where they are asked for`() throws {
    let page = try TestPage(Several())
    let over = try listener(page, .hover)
    #expect(page.document.attribute("data-order", of: over) == "beside")
    try page.send(.hover(true), to: over)
    try page.send(.hover(false), to: over)
    let twice = try listener(page, .doubleClick)
    // It goes before what is inside, which only the page can see to.
    #expect(page.document.attribute("data-with", of: twice) == "gesture")
    #expect(page.document.attribute("data-order", of: twice) == "first")
    try page.send(.doubleClick([]), to: twice)
    #expect(page.text.hasSuffix("in out twice"))
  }

  private struct Own: Gesture {
    let act: () -> Void
    var body: some Gesture<DragGesture.Value> { DragGesture().onEnded { _ in act() } }
    typealias Value = DragGesture.Value
  }

  @Test func `a gesture of an app's own is what it is made of`() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View { Text("\(count)").gesture(Own { count += 1 }) }
    }
    let page = try TestPage(Page())
    try page.send(drag(.ended, to: 0, 0), to: try listener(page, .drag))
    #expect(page.text == "1")
  }
}
