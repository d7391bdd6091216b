// Containers that make only what is seen, with what to write until they are here.

#if !hasFeature(Embedded)
public import Foundation
#endif

/// A column that makes only what is seen; not available.
@available(*, unavailable, message: "Use a List, or a VStack in the ScrollView: all rows are made.")
public struct LazyVStack<Content: View>: View {
  public var body: Never { neverBody() }

  /// Not available.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

/// A row that makes only what is seen; not available.
@available(*, unavailable, message: "Use an HStack in the ScrollView: all views are made.")
public struct LazyHStack<Content: View>: View {
  public var body: Never { neverBody() }

  /// Not available.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

/// A grid that makes only what is seen; not available.
@available(*, unavailable, message: "Use a Grid of GridRows, or a Layout of your own that breaks lines.")
public struct LazyVGrid<Content: View>: View {
  public var body: Never { neverBody() }

  /// Not available.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// A grid of columns that makes only what is seen; not available.
@available(*, unavailable, message: "Use an HStack of VStacks in the ScrollView.")
public struct LazyHGrid<Content: View>: View {
  public var body: Never { neverBody() }

  /// Not available.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// A column or row of a lazy grid; not available.
@available(*, unavailable, message: "Use a Grid of GridRows, or a Layout of your own that breaks lines.")
public nonisolated struct GridItem: Sendable {
  /// How wide or high it is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// Not available.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
