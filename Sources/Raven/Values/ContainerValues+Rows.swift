private nonisolated enum BackgroundKey: ContainerValueKey {
  static var defaultValue: AnyView? { nil }
}
private nonisolated enum InsetsKey: ContainerValueKey {
  static var defaultValue: EdgeInsets? { nil }
}
private nonisolated enum SeparatorKey: ContainerValueKey {
  static var defaultValue: RowSeparators { RowSeparators() }
}

/// Whether lines above and below a row are shown.
nonisolated struct RowSeparators {
  var top = Visibility.automatic
  var bottom = Visibility.automatic
}

extension ContainerValues {
  /// What stands behind the row.
  var rowBackground: AnyView? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// The distances of the row's content from its edges.
  var rowInsets: EdgeInsets? {
    get { self[InsetsKey.self] }
    set { self[InsetsKey.self] = newValue }
  }

  var rowSeparators: RowSeparators {
    get { self[SeparatorKey.self] }
    set { self[SeparatorKey.self] = newValue }
  }
}

extension View {
  /// Puts a view behind this row of a list or form, in place of the usual ground.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    let erased = view.map { AnyView($0) }
    return _containerValue { $0.rowBackground = erased }
  }

  /// Sets how far the content of this row of a list or form is from its edges; nil for the usual distances.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { _containerValue { $0.rowInsets = insets } }

  /// Shows or hides the lines between this row of a list or form and the next ones.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    _containerValue {
      if edges.contains(.top) { $0.rowSeparators.top = visibility }
      if edges.contains(.bottom) { $0.rowSeparators.bottom = visibility }
    }
  }
}
