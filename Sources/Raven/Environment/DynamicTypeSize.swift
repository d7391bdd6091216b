/// How large a person wants text.
public nonisolated enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes meant for poor sight.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }

  /// Running text of this size, in the usual 17 points.
  private var points: Int {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  var scale: Double { Double(points) / 17 }

  /// The size nearest to a scale.
  static func nearest(to scale: Double) -> DynamicTypeSize {
    var best = DynamicTypeSize.large
    for size in allCases where abs(size.scale - scale) < abs(best.scale - scale) { best = size }
    return best
  }
}

private nonisolated enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize? { nil }
}

/// How much larger text is than the person has set it.
private nonisolated enum TextFactorKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

nonisolated extension EnvironmentValues {
  /// How large text is here: as the person has set it in the browser, unless a view further out decides.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] ?? .nearest(to: deviceTextScale) }
    set {
      // The factor depends on what is further out, also when the size is set outright.
      var outside = self
      outside.isAssigning = false
      let outer = outside.textFactor ?? 1
      let factor = newValue.scale / outside.deviceTextScale
      self[DynamicTypeSizeKey.self] = newValue
      self[TextFactorKey.self] = factor
      writer?.show(.textSize) { $0.textFactor = factor / outer }
    }
  }

  /// How much larger text is than the person has set it; nil where no view decides.
  var textFactor: Double? { self[TextFactorKey.self] }

  private var deviceTextScale: Double { device(.textSize) { Double($0.textPercent) / 100 } }
}

extension View {
  /// Sets how large text in this view is, whatever the person has set.
  ///
  /// Fonts of a fixed number of points stay as they are.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the size of text in this view in a range.
  ///
  /// ```swift
  /// Toolbar().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  /// ```
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = size < first ? first : last
    }
  }
}

extension Visitor {
  /// A size of the type scale, enlarged where a view decides how large text is.
  func scaled(_ size: String?) -> String? { size.map { enlarged($0, by: textFactor) } }

  /// How much larger text is where the walk is; nil where nothing says so.
  var textFactor: Double? { EnvironmentValues(environment).textFactor }
}

/// A size of the type scale, a factor larger.
func enlarged(_ size: String, by factor: Double?) -> String {
  guard let factor, size.withBytes({ $0.suffix(3).elementsEqual([0x72, 0x65, 0x6D]) }) else { return size }  // "rem"
  return "calc(" + size + "*" + decimal(factor) + ")"
}
