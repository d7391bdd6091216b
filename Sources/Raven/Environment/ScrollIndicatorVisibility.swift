/// Whether what scrolls shows how far it has.
public nonisolated struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isHidden: Bool
  /// As the system has it.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// Shown, where the system has any.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Not shown.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

private nonisolated enum ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

nonisolated extension EnvironmentValues {
  var scrollIndicators: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the scroll bars of scrolling areas, lists and forms in this view.
  ///
  /// ```swift
  /// ScrollView(.horizontal) { Cards() }.scrollIndicators(.hidden)
  /// ```
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    _EnvironmentView(content: self) { $0.scrollIndicators = visibility }
  }
}
