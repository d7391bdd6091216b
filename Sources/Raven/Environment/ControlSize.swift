/// How large controls are.
public nonisolated enum ControlSize: CaseIterable, Hashable, Sendable {
  /// For the tightest places.
  case mini
  /// For tight places.
  case small
  /// The usual size.
  case regular
  /// For what a screen is mainly about.
  case large
  /// For the one thing a screen is about.
  case extraLarge

  /// The value of `data-size`; none for the usual size.
  var name: StaticString? {
    switch self {
    case .mini: "mini"
    case .small: "small"
    case .regular: nil
    case .large: "large"
    case .extraLarge: "extra-large"
    }
  }
}

private nonisolated enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

nonisolated extension EnvironmentValues {
  /// How large controls are here.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set {
      Presence.buttonExtras = true
      self[ControlSizeKey.self] = newValue
    }
  }
}

extension View {
  /// Sets how large controls in this view are.
  ///
  /// ```swift
  /// Button("Buy") { buy() }.buttonStyle(.borderedProminent).controlSize(.large)
  /// ```
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}

extension Visitor {
  /// An attribute of a literal name whose value may change; nil for none.
  func attribute(_ name: StaticString, _ value: String?) { attribute(intern(name), value) }

  /// An attribute of a literal name and value that never changes.
  func constant(_ name: StaticString, _ value: StaticString) {
    if isWriting { encoder.constant(intern(name), intern(value)) }
  }
}
