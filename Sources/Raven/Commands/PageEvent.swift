/// One thing a person did on the page: which element, which kind, and the values that kind carries.
///
/// A page names elements by the integers the engine issued and nothing else; every kind has a fixed schema.
public nonisolated struct PageEvent: Equatable, Sendable {
  /// The keys held down during a click or key press.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits as they travel.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The control key.
    public static let control = Modifiers(rawValue: 2)
    /// The alt or option key.
    public static let alt = Modifiers(rawValue: 4)
    /// The command or Windows key.
    public static let meta = Modifiers(rawValue: 8)
  }

  /// A rectangle in the window, in points.
  public struct Box: Equatable, Sendable {
    /// How it travels: in 64ths of a point.
    static let unit = 64.0
    /// No page is larger; a longer length is refused.
    static let most = 1e6
    /// From the left edge of the window.
    public let x: Double
    /// From the top edge of the window.
    public let y: Double
    /// The width.
    public let width: Double
    /// The height.
    public let height: Double
    /// Where spaces of coordinates around are: those with a name by their elements, the nearest area that scrolls as 0.
    public let spaces: [Space]

    /// A space of coordinates: its element, and its rectangle in the window.
    public struct Space: Equatable, Sendable {
      /// No page reports more of them.
      static let most = 32
      /// The element's id.
      public let node: UInt32
      /// From the left edge of the window.
      public let x: Double
      /// From the top edge of the window.
      public let y: Double
      /// The width.
      public let width: Double
      /// The height.
      public let height: Double

      /// Creates a space.
      public init(node: UInt32, x: Double, y: Double, width: Double, height: Double) {
        (self.node, self.x, self.y, self.width, self.height) = (node, x, y, width, height)
      }
    }

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double, spaces: [Space] = []) {
      (self.x, self.y, self.width, self.height, self.spaces) = (x, y, width, height, spaces)
    }
  }

  /// A row that a person moved beside another of its list.
  public struct RowMove: Equatable, Sendable {
    /// The element of the row.
    public let row: UInt32
    /// The element of the other row.
    public let target: UInt32
    /// Whether it goes behind the other row instead of before it.
    public let isBehind: Bool

    /// Creates a move.
    public init(row: UInt32, target: UInt32, isBehind: Bool) {
      (self.row, self.target, self.isBehind) = (row, target, isBehind)
    }
  }

  /// The values of each kind.
  public enum Payload: Equatable, Sendable {
    case click(Modifiers)
    case doubleClick(Modifiers)
    /// The field's text after its `version`-th edit.
    case input(version: UInt32, value: String)
    case change(version: UInt32, isChecked: Bool, value: String)
    case submit
    case focus
    case blur
    case keyDown(key: String, modifiers: Modifiers)
    case close
    /// The place in the window, in whole pixels from its upper left corner.
    case reveal(x: UInt32, y: UInt32)
    /// The element's size is known, or has changed.
    case resize(Box)
    case device(DeviceReport)
    /// The browser went to an entry of its history that the engine issued.
    case navigate(entry: UInt32)
    /// Whether a button is held down.
    case press(isDown: Bool)
    /// What the page measured for a layout.
    case measure(Measurements)
    /// Which elements of a lazy list are wanted.
    case window(Window)
    /// The first view in sight, by its element; of a picture, its number twice, and one more if it is there.
    case sight(UInt32)
    case move(RowMove)
    /// What was typed, for which elements of a lazy list that are not built are to be looked through.
    case seek(Seek)
    /// All rows of a list are to be chosen.
    case selectAll
    case drop(Drop)
    /// What is seen of a column whose rows come and go at both ends.
    case reading(Reading)
    /// Whether a mouse or pen is over the element.
    case hover(Bool)
    case hold(Hold)
    case drag(Drag)
  }

  /// The element's id.
  public let node: UInt32
  /// What happened.
  public let payload: Payload
  /// How many batches were under way to the page and not applied there yet when it happened.
  ///
  /// It says how the event has come, not what it is: events that differ in this alone are equal.
  public var batchesBehind: UInt32 = 0

  /// Creates an event.
  public init(node: UInt32, payload: Payload) {
    self.node = node
    self.payload = payload
  }

  /// Whether the same happened to the same element.
  public static func == (left: PageEvent, right: PageEvent) -> Bool {
    left.node == right.node && left.payload == right.payload
  }

  /// The kind, as elements listen to it.
  public var kind: EventKind {
    switch payload {
    case .click: .click
    case .doubleClick: .doubleClick
    case .input: .input
    case .change: .change
    case .submit: .submit
    case .focus: .focus
    case .blur: .blur
    case .keyDown: .keyDown
    case .close: .close
    case .reveal: .reveal
    case .resize: .resize
    case .device: .device
    case .navigate: .navigate
    case .press: .press
    case .measure: .measure
    case .window: .window
    case .sight: .sight
    case .move: .move
    case .seek: .seek
    case .selectAll: .selectAll
    case .drop: .drop
    case .reading: .reading
    case .hover: .hover
    case .hold: .hold
    case .drag: .drag
    }
  }
}

extension PageEvent {
  /// Reads `node id · kind · payload`.
  ///
  /// In a module for the browser, a kind of event that nothing listens to is none.
  public init(from reader: inout WireReader) throws(WireError) {
    node = try reader.varint()
    guard let kind = EventKind(rawValue: try reader.byte()) else { throw .unknown }
    switch kind {
    case .click: payload = .click(try reader.modifiers())
    case .doubleClick: payload = .doubleClick(try reader.modifiers())
    case .input:
      try expect(Presence.textEvents)
      payload = .input(version: try reader.varint(), value: try reader.string())
    case .change:
      try expect(Presence.textEvents)
      payload = .change(version: try reader.varint(), isChecked: try reader.flag(), value: try reader.string())
    case .submit: payload = .submit
    case .focus: payload = .focus
    case .blur: payload = .blur
    case .keyDown:
      try expect(Presence.textEvents)
      payload = .keyDown(key: try reader.string(), modifiers: try reader.modifiers())
    case .close: payload = .close
    case .reveal: payload = .reveal(x: try reader.varint(), y: try reader.varint())
    case .resize:
      try expect(Presence.sizeEvents)
      payload = .resize(try reader.box())
    case .device:
      try expect(Presence.deviceEvents)
      payload = .device(try reader.deviceReport())
    case .navigate: payload = .navigate(entry: try reader.varint())
    case .press: payload = .press(isDown: try reader.flag())
    case .measure:
      try expect(Presence.sizeEvents)
      payload = .measure(try reader.measurements())
    case .window:
      try expect(Presence.windowEvents)
      payload = .window(try reader.window())
    case .sight:
      try expect(Presence.windowEvents)
      payload = .sight(try reader.varint())
    case .move:
      try expect(Presence.rowEvents)
      payload = .move(RowMove(row: try reader.varint(), target: try reader.varint(), isBehind: try reader.flag()))
    case .seek:
      try expect(Presence.windowEvents)
      payload = .seek(try reader.seek())
    case .selectAll: payload = .selectAll
    case .drop:
      try expect(Presence.rowEvents)
      payload = .drop(try reader.drop())
    case .reading:
      try expect(Presence.readings)
      payload = .reading(try reader.reading())
    case .hover:
      try expect(Presence.gestures)
      payload = .hover(try reader.flag())
    case .hold:
      try expect(Presence.gestures)
      payload = .hold(try reader.hold())
    case .drag:
      try expect(Presence.gestures)
      payload = .drag(try reader.drag())
    }
  }

  /// Writes `node id · kind · payload`, as the page does; for tests and load generators.
  public func write(to bytes: inout [UInt8]) {
    bytes.appendVarint(node)
    bytes.append(kind.rawValue)
    switch payload {
    case .click(let modifiers), .doubleClick(let modifiers): bytes.appendVarint(modifiers.rawValue)
    case .input(let version, let value):
      bytes.appendVarint(version)
      bytes.appendString(value)
    case .change(let version, let isChecked, let value):
      bytes.appendVarint(version)
      bytes.append(isChecked ? 1 : 0)
      bytes.appendString(value)
    case .submit, .focus, .blur, .close, .selectAll: break
    case .reveal(let x, let y):
      bytes.appendVarint(x)
      bytes.appendVarint(y)
    case .keyDown(let key, let modifiers):
      bytes.appendString(key)
      bytes.appendVarint(modifiers.rawValue)
    case .resize(let box): box.write(to: &bytes)
    case .device(let report):
      bytes.appendVarint(report.traits.rawValue)
      bytes.appendVarint(report.pixelsPerHundredPoints)
      bytes.appendVarint(report.textPercent)
      bytes.appendString(report.timeZone)
    case .navigate(let entry): bytes.appendVarint(entry)
    case .press(let isDown), .hover(let isDown): bytes.append(isDown ? 1 : 0)
    case .measure(let measurements): measurements.write(to: &bytes)
    case .window(let window): window.write(to: &bytes)
    case .sight(let element): bytes.appendVarint(element)
    case .move(let move):
      bytes.appendVarint(move.row)
      bytes.appendVarint(move.target)
      bytes.append(move.isBehind ? 1 : 0)
    case .seek(let seek): seek.write(to: &bytes)
    case .drop(let drop): drop.write(to: &bytes)
    case .reading(let reading): reading.write(to: &bytes)
    case .hold(let hold): bytes.append(hold.rawValue)
    case .drag(let drag): drag.write(to: &bytes)
    }
  }
}

/// Refuses what nothing in a module for the browser listens to.
@inline(__always) private nonisolated func expect(_ isHeard: Bool) throws(WireError) {
  #if hasFeature(Embedded)
  if !isHeard { throw .unknown }
  #endif
}

extension WireReader {
  fileprivate nonisolated mutating func modifiers() throws(WireError) -> PageEvent.Modifiers {
    let bits = try varint()
    guard bits < 16 else { throw .unknown }
    return PageEvent.Modifiers(rawValue: bits)
  }

  nonisolated mutating func box() throws(WireError) -> PageEvent.Box {
    let x = try coordinate()
    let y = try coordinate()
    let width = try length(try varint())
    let height = try length(try varint())
    let count = try varint()
    guard count <= PageEvent.Box.Space.most else { throw .unknown }
    var spaces: [PageEvent.Box.Space] = []
    for _ in 0..<count { spaces.append(try space()) }
    return PageEvent.Box(x: x, y: y, width: width, height: height, spaces: spaces)
  }

  private nonisolated mutating func space() throws(WireError) -> PageEvent.Box.Space {
    let node = try varint()
    let x = try coordinate()
    let y = try coordinate()
    let width = try length(try varint())
    return PageEvent.Box.Space(node: node, x: x, y: y, width: width, height: try length(try varint()))
  }

  /// A length of either sign: negative ones are odd.
  nonisolated mutating func coordinate() throws(WireError) -> Double {
    let bits = try varint()
    return bits & 1 == 0 ? try length(bits >> 1) : -(try length(bits >> 1 + 1))
  }

  nonisolated func length(_ units: UInt32) throws(WireError) -> Double {
    let length = Double(units) / PageEvent.Box.unit
    guard length <= PageEvent.Box.most else { throw .unknown }
    return length
  }

  /// How a whole number of either sign travels.
  fileprivate nonisolated static func signed(_ number: Double) -> UInt32 {
    number < 0 ? UInt32(-2 * number - 1) : UInt32(2 * number)
  }

  fileprivate nonisolated mutating func deviceReport() throws(WireError) -> DeviceReport {
    let report = DeviceReport(
      traits: DeviceReport.Traits(rawValue: try varint()),
      pixelsPerHundredPoints: try varint(),
      textPercent: try varint(),
      timeZone: try string()
    )
    guard report.isValid else { throw .unknown }
    return report
  }

  nonisolated mutating func flag() throws(WireError) -> Bool {
    let value = try byte()
    guard value < 2 else { throw .unknown }
    return value == 1
  }
}

nonisolated extension PageEvent.Box {
  func write(to bytes: inout [UInt8]) {
    bytes.appendRectangle(x, y, width, height)
    bytes.appendVarint(UInt32(spaces.count))
    for space in spaces {
      bytes.appendVarint(space.node)
      bytes.appendRectangle(space.x, space.y, space.width, space.height)
    }
  }
}

extension [UInt8] {
  /// A length of either sign, in 64ths of a point.
  nonisolated mutating func appendCoordinate(_ length: Double) {
    appendVarint(WireReader.signed((length * PageEvent.Box.unit).rounded()))
  }

  /// A rectangle in 64ths of a point.
  fileprivate nonisolated mutating func appendRectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    for length in [x, y] { appendCoordinate(length) }
    for length in [width, height] { appendVarint(UInt32((length * PageEvent.Box.unit).rounded())) }
  }
}
