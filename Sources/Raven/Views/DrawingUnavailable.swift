// Views that draw anew by themselves, with what to write instead.

#if !hasFeature(Embedded)
public import Foundation
#endif

/// A view that is made anew by a schedule; not available.
@available(*, unavailable, message: "Use Text(_:style:) for times, or a task that changes a @State with Task.sleep.")
public struct TimelineView<Content: View>: View {
  public var body: Never { neverBody() }

  /// Not available.
  public init<Schedule, Context>(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {}
}

/// A view that is drawn by commands; not available.
@available(*, unavailable, message: "Use a Shape or Path with fill and stroke.")
public struct Canvas: View {
  public var body: Never { neverBody() }

  /// Not available.
  public init<Context>(renderer: @escaping (inout Context, CGSize) -> Void) {}
}

/// A list with columns; not available.
@available(*, unavailable, message: "Use a Grid of GridRows, or a List whose rows are HStacks.")
public struct Table<Rows>: View {
  public var body: Never { neverBody() }

  /// Not available.
  public init<Columns>(_ data: Rows, columns: () -> Columns) {}
}

extension View {
  /// Not available: a view does not fly from one place to another.
  @available(*, unavailable, message: "Use transition(_:) on both views.")
  public func matchedGeometryEffect<ID: Hashable, Space>(id: ID, in namespace: Space) -> some View { self }
}
