extension View {
  /// Lets the view reach under bars and to the edges of the window, the screen or the sheet it is in.
  ///
  /// A view that does not reach an edge of the safe area stays as it is there.
  ///
  /// ```swift
  /// ZStack {
  ///   Color.indigo.ignoresSafeArea()
  ///   Welcome()
  /// }
  /// ```
  /// The page finds the edges once its script runs. An on-screen keyboard covers nothing here: browsers scroll the field
  /// into view themselves.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    _ChainedView(content: self, as: BleedLink.self) {
      BleedLink(regions.contains(.container) ? edges : [], outer: $0)
    }
  }
}

/// What covers the edges of a window.
public nonisolated struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The regions by bit.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars, and the edges of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// An on-screen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A box that reaches beyond the safe area.
private final class BleedLink: WrapperLink {
  private let edges: Edge.Set

  init(_ edges: Edge.Set, outer: ChainLink?) {
    self.edges = edges
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: visitor.intern("g bleed"))
    visitor.constant(.dataWith, visitor.intern("bleed"))
    visitor.attribute(visitor.intern("data-bleed"), names)
  }

  private var names: String {
    let all: [(Edge.Set, String)] = [(.top, "top"), (.bottom, "bottom"), (.leading, "start"), (.trailing, "end")]
    return all.filter { edges.contains($0.0) }.map { $0.1 }.joined(separator: " ")
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: BleedLink.self).edges == edges }
}
