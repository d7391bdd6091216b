/// How much room there is along one axis.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as on a phone.
  case compact
  /// Plenty.
  case regular
}

/// Whether the page is being looked at.
public nonisolated enum ScenePhase: Comparable, Hashable, Sendable {
  /// It cannot be seen: another tab is in front, or the window is minimised.
  case background
  /// It can be seen but takes no input; pages are never in this phase.
  case inactive
  /// It can be seen and used.
  case active
}

private nonisolated enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private nonisolated enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

// Read where they are first needed, from then on live.
nonisolated extension EnvironmentValues {
  /// How wide the window is: compact below 600 points.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? (device(.widthClass, .compactWidth) ? .compact : .regular) }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How high the window is: compact below 450 points.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? (device(.heightClass, .compactHeight) ? .compact : .regular) }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the page is being looked at.
  ///
  /// Differs from SwiftUI: it goes from `active` to `background` and back, without `inactive` between.
  public var scenePhase: ScenePhase { device(.visibility, .hidden) ? .background : .active }

  /// Pixels of the screen to a point.
  public var displayScale: CGFloat { device(.pixels) { CGFloat($0.pixelsPerHundredPoints) / 100 } }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether the person wants less motion.
  public var accessibilityReduceMotion: Bool { device(.motion, .reducedMotion) }

  /// Whether the person wants less transparency.
  public var accessibilityReduceTransparency: Bool { device(.transparency, .reducedTransparency) }

  /// Whether colours alone must not tell things apart.
  ///
  /// Browsers say so by forced colours.
  public var accessibilityDifferentiateWithoutColor: Bool { device(.differentiation, .forcedColors) }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { device(.inversion, .invertedColors) }
}
