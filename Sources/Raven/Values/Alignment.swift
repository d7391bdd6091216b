/// Where views stand along the horizontal axis.
public nonisolated enum HorizontalAlignment: Hashable, Sendable {
  case leading
  case center
  case trailing

  var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

/// Where views stand along the vertical axis.
public nonisolated enum VerticalAlignment: Hashable, Sendable {
  case top
  case center
  case bottom
  case firstTextBaseline
  case lastTextBaseline

  var css: String {
    switch self {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    case .firstTextBaseline: "first baseline"
    case .lastTextBaseline: "last baseline"
    }
  }
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

  /// As `place-items` of a grid cell, nil for the middle.
  var css: String? { self == .center ? nil : vertical.css + " " + horizontal.css }
}
