// Less of a style, in the four steps that text has.

nonisolated extension ShapeStyle {
  /// Less of the style: half of it.
  ///
  /// ```swift
  /// Circle().fill(.blue.secondary)
  /// ```
  @_disfavoredOverload
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// Less of the style: a quarter of it.
  @_disfavoredOverload
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// Less of the style: less than a fifth of it.
  @_disfavoredOverload
  public var quaternary: some ShapeStyle { opacity(0.18) }
  /// Less of the style: a tenth of it.
  @_disfavoredOverload
  public var quinary: some ShapeStyle { opacity(0.1) }
}

nonisolated extension FillShapeStyle {
  /// The ground of controls, a little quieter.
  public var secondary: some ShapeStyle { opacity(0.8) }
  /// The ground of large controls.
  public var tertiary: some ShapeStyle { opacity(0.6) }
  /// The ground of large areas.
  public var quaternary: some ShapeStyle { opacity(0.4) }
}

nonisolated extension BackgroundStyle {
  /// What lies on the page.
  public var secondary: some ShapeStyle { Color(.secondarySystemBackground) }
  /// What lies on what lies on the page.
  public var tertiary: some ShapeStyle { Color(.tertiarySystemBackground) }
}
