#if !hasFeature(Embedded)
public import Foundation
#endif

/// Where views stand along the horizontal axis: the guide of each that comes to lie on one line.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  private init(_ key: AlignmentKey) { self.key = key }

  /// Creates an alignment of your own.
  ///
  /// ```swift
  /// extension HorizontalAlignment {
  ///   static let labelEdge = HorizontalAlignment(LabelEdge.self)
  /// }
  /// ```
  public init<ID: AlignmentID>(_ id: ID.Type) { self.init(CustomAlignmentKey<ID>()) }

  /// The edge where lines begin.
  public static let leading = HorizontalAlignment(StandardAlignmentKey("start") { _ in 0 })
  /// The middle.
  public static let center = HorizontalAlignment(StandardAlignmentKey("center") { $0.width / 2 })
  /// The edge where lines end.
  public static let trailing = HorizontalAlignment(StandardAlignmentKey("end") { $0.width })

  var css: String { key.css ?? "start" }

  public static func == (left: Self, right: Self) -> Bool { left.key.identity == right.key.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(key.identity) }
}

/// Where views stand along the vertical axis: the guide of each that comes to lie on one line.
public nonisolated struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  private init(_ key: AlignmentKey) { self.key = key }

  /// Creates an alignment of your own.
  public init<ID: AlignmentID>(_ id: ID.Type) { self.init(CustomAlignmentKey<ID>()) }

  /// The upper edge.
  public static let top = VerticalAlignment(StandardAlignmentKey("start") { _ in 0 })
  /// The middle.
  public static let center = VerticalAlignment(StandardAlignmentKey("center") { $0.height / 2 })
  /// The lower edge.
  public static let bottom = VerticalAlignment(StandardAlignmentKey("end") { $0.height })
  /// Where the first line of text stands.
  public static let firstTextBaseline = VerticalAlignment(StandardAlignmentKey("first baseline") { $0.firstBaseline })
  /// Where the last line of text stands.
  public static let lastTextBaseline = VerticalAlignment(StandardAlignmentKey("last baseline") { $0.lastBaseline })

  var css: String { key.css ?? "start" }

  public static func == (left: Self, right: Self) -> Bool { left.key.identity == right.key.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(key.identity) }
}

/// Where a view stands in a larger area.
public nonisolated struct Alignment: Hashable, Sendable {
  /// The horizontal part.
  public var horizontal: HorizontalAlignment
  /// The vertical part.
  public var vertical: VerticalAlignment

  /// Creates an alignment of two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the start of the line, in the middle.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the end of the line, in the middle.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top, in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom, in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the top corner at the start of the line.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the top corner at the end of the line.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the bottom corner at the start of the line.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the bottom corner at the end of the line.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// At the start of the line, on the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// In the middle, on the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// At the end of the line, on the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the start of the line, on the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// In the middle, on the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// At the end of the line, on the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// As `place-items` of a grid cell, nil for the middle.
  var css: String? { self == .center ? nil : vertical.css + " " + horizontal.css }
}
