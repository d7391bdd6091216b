public import Raven

/// What fuzzing begins with: conversations of the real encoder, of events that the page's elements listen to.
public enum ConversationSeeds {
  /// All of them, by name.
  public static func all() -> [(name: String, bytes: [UInt8])] {
    var seeds: [(name: String, bytes: [UInt8])] = []
    var mixed = ConversationWriter()
    mixed.hello()
    for (index, (payload, events)) in zip(payloads, heardEvents).enumerated() {
      var seed = ConversationWriter()
      seed.hello()
      for event in events { seed.event(event) }
      seeds.append((name: "\(index)-\(kind(of: payload))", bytes: seed.bytes))
      if let first = events.first { mixed.event(first) }
    }
    mixed.acknowledge(upTo: 1)
    mixed.act(.wait)
    mixed.act(.reconnect)
    mixed.hello(applied: 1)
    mixed.act(.waitLong)
    mixed.act(.reconnect)
    mixed.hello()
    seeds.append((name: "mixed", bytes: mixed.bytes))
    return seeds
  }

  /// The kinds of events that some element of the page listens to.
  public static var kindsHeard: Set<EventKind> { Set(events.map(\.kind)) }

  /// Every event that some element of the page listens to.
  public static var events: [PageEvent] { heardEvents.flatMap { $0 } }

  private static let heardEvents = payloads.map { heard($0) }

  private static func kind(of payload: PageEvent.Payload) -> EventKind { PageEvent(node: 0, payload: payload).kind }

  /// An event with these values for each element of a page that listens to it, in order, the page being at it all the while.
  private static func heard(_ payload: PageEvent.Payload) -> [PageEvent] {
    let page = FuzzedConversation.makePage()
    defer { page.end() }
    return (1..<page.nextNodeID).map { PageEvent(node: $0, payload: payload) }.filter { event in
      defer { _ = page.takeBatch() }
      return page.perform(event) == .handled
    }
  }

  private static let payloads: [PageEvent.Payload] = {
    let size = PageEvent.Measurements.Size(width: 30, height: 20)
    let space = PageEvent.Box.Space(node: 0, x: -5, y: 0, width: 300, height: 900)
    return [
      .click([]), .click([.shift, .meta]), .doubleClick(.alt), .input(version: 1, value: "Ünï ☃"),
      .input(version: 2, value: "42.5"), .change(version: 1, isChecked: true, value: ""),
      .change(version: 2, isChecked: false, value: "2"), .submit, .focus, .blur,
      .keyDown(key: "Enter", modifiers: []), .close, .reveal(x: 10, y: 20),
      .resize(PageEvent.Box(x: 1, y: -2, width: 320, height: 200, spaces: [space])),
      .device(DeviceReport(traits: [], pixelsPerHundredPoints: 200, textPercent: 100, timeZone: "Europe/Berlin")),
      .navigate(entry: 0), .press(isDown: true), .hover(true), .hold(.lasted),
      .drag(
        .init(.moved, from: (10, 20), to: (60, -20), velocity: (400, -30), of: .init(x: 1, y: 2, width: 80, height: 80))
      ),
      .measure(PageEvent.Measurements(round: 1, width: 320, height: nil, sizes: [size, size])),
      .window(PageEvent.Window(first: 40, end: 90, columns: 1, isAtStart: false, focused: 0)), .sight(12),
      .move(PageEvent.RowMove(row: 8, target: 12, isBehind: true)),
      .seek(PageEvent.Seek(first: 50, end: 400, text: "entry 3")), .selectAll,
      .drop(
        PageEvent.Drop(target: 9, isBehind: false, items: [.init(.text, "dropped"), .init(.link, "https://a.b/")])
      ),
      .reading(
        PageEvent.Reading(
          first: 1,
          last: 3,
          hidden: 4,
          width: 300,
          height: 500,
          above: 80,
          below: 120,
          place: 0.5,
          jump: 1,
          window: 1,
          isFollowing: true,
          heights: [.init(key: 1, height: 44), .init(key: 2, height: 60)]
        )
      ),
    ]
  }()
}
