/// Where scrolling comes to rest: one of the built-in behaviours.
public protocol ScrollTargetBehavior {
  /// What the page does.
  var _snapping: _ScrollSnapping { get }
}

/// Where an area that scrolls may come to rest.
public nonisolated enum _ScrollSnapping: Sendable {
  /// Anywhere.
  case none
  /// Where a view of its stack begins, one at a time.
  case pages
  /// Where a view that counts begins: on narrow pages one at a time.
  case views
  /// The same, one at a time.
  case eachView
  /// The same, as far as it was flung.
  case anyView

  /// What an area says of it.
  var name: String? {
    switch self {
    case .none: nil
    case .pages: "pages"
    case .views: "views"
    case .eachView: "each"
    case .anyView: "any"
    }
  }
}

/// Scrolling that comes to rest at one page after the other; written `.paging`.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}
  public var _snapping: _ScrollSnapping { .pages }
}

/// Scrolling that comes to rest where a view begins; written `.viewAligned`.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far scrolling goes that is let go of.
  public nonisolated struct LimitBehavior: Sendable {
    fileprivate let snapping: _ScrollSnapping
    /// One view at a time where the page is narrow, else as far as it was flung.
    public static let automatic = LimitBehavior(snapping: .views)
    /// One view at a time.
    public static let always = LimitBehavior(snapping: .eachView)
    /// One view at a time.
    public static let alwaysByOne = LimitBehavior(snapping: .eachView)
    /// As far as it was flung.
    public static let never = LimitBehavior(snapping: .anyView)
  }

  private let limit: LimitBehavior
  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }
  public var _snapping: _ScrollSnapping { limit.snapping }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At one page after the other.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Where a view begins.
  public static var viewAligned: Self { Self() }
  /// Where a view begins, and how far scrolling goes that is let go of.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }
}

private nonisolated enum ScrollSnappingKey: EnvironmentKey {
  static var defaultValue: _ScrollSnapping { .none }
}

nonisolated extension EnvironmentValues {
  var scrollSnapping: _ScrollSnapping {
    get { self[ScrollSnappingKey.self] }
    set { self[ScrollSnappingKey.self] = newValue }
  }
}

extension View {
  /// Has areas that scroll in this view come to rest only at a page, or where a view begins.
  ///
  /// Use it for pages to swipe through and rows of cards. With `.viewAligned` the views are those of the stack or grid that
  /// has `scrollTargetLayout()`; with `.paging` those of the stack that scrolls, which should be as large as the area.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack { ForEach(cards) { CardView($0) } }.scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  ///
  /// ScrollView(.horizontal) {
  ///   HStack(spacing: 0) { ForEach(tips) { TipView($0).containerRelativeFrame(.horizontal) } }
  /// }
  /// .scrollTargetBehavior(.paging)
  /// ```
  /// A view larger than the area can be read to its end. Keys and the wheel come to rest there as well.
  ///
  /// Differs from SwiftUI: pages begin where views begin, whatever their size.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let snapping = behavior._snapping
    return _EnvironmentView(content: self) { $0.scrollSnapping = snapping }
  }
}
