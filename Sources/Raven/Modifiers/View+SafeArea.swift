extension View {
  /// Keeps a view above or below this one, which is offered the height that is left.
  ///
  /// ```swift
  /// ScrollView { messages }.safeAreaInset(edge: .bottom) { Composer() }
  /// ```
  /// What scrolls ends at the edge of the inset view and does not pass underneath it.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    _VerticalInset(content: self, inset: content(), edge: edge, alignment: alignment, spacing: spacing ?? 0)
  }

  /// Keeps a view before or behind this one, which is offered the width that is left.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    _HorizontalInset(content: self, inset: content(), edge: edge, alignment: alignment, spacing: spacing ?? 0)
  }

  /// Keeps a distance around the view, as `padding` does: the page keeps clear of the device's edges itself.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Keeps a distance of its own on each side, as `padding` does.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}

/// The top or the bottom edge.
public nonisolated enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case bottom
}

/// The edge where lines start, or where they end.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading
  case trailing
}

/// A view with another above or below.
public struct _VerticalInset<Content: View, Inset: View>: View {
  let content: Content
  let inset: Inset
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: CGFloat

  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset }
      content
      if edge == .bottom { inset }
    }
  }
}

/// A view with another before or behind.
public struct _HorizontalInset<Content: View, Inset: View>: View {
  let content: Content
  let inset: Inset
  let edge: HorizontalEdge
  let alignment: VerticalAlignment
  let spacing: CGFloat

  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset }
      content
      if edge == .trailing { inset }
    }
  }
}
