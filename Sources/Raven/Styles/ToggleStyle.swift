/// How toggles look and work.
///
/// ```swift
/// struct CheckStyle: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isOn.toggle() } label: {
///       HStack { Text(configuration.isOn ? "✓" : "○"); configuration.label }
///     }
///   }
/// }
/// Toggle("Done", isOn: $isDone).toggleStyle(CheckStyle())
/// ```
public protocol ToggleStyle {
  /// The type of the control.
  associatedtype Body: View
  /// The control.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a toggle that a style puts together.
public struct ToggleStyleConfiguration {
  /// What is switched.
  public struct Label: _StylePart {
    public let _content: AnyView
  }

  /// What is switched.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ.
  public let isMixed: Bool
  let style: AnyStyle<ToggleStyleConfiguration>?
}

/// A toggle in a style.
struct StyledToggle<Style: ToggleStyle>: View {
  let style: Style
  let configuration: ToggleStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private nonisolated enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: StyleReference<ToggleStyleConfiguration>? { nil }
}

nonisolated extension EnvironmentValues {
  var toggleStyle: StyleReference<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set {
      Presence.toggleStyles = true
      self[ToggleStyleKey.self] = newValue
    }
  }
}

extension View {
  /// Sets how toggles in this view look and work.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) {
      $0.toggleStyle = StyleReference(style, replacing: $0.toggleStyle) { StyledToggle(style: $0, configuration: $1) }
    }
  }
}

/// The usual toggle: a switch behind its label.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { BuiltInToggle(.switch, configuration) }
}

/// A switch behind its label.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { BuiltInToggle(.switch, configuration) }
}

/// A box before its label, ticked when it is on.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { BuiltInToggle(.checkbox, configuration) }
}

/// A button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { BuiltInToggleButton(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual toggle.
  public static var automatic: Self { Self() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind its label.
  public static var `switch`: Self { Self() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box before its label.
  public static var checkbox: Self { Self() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while it is on.
  public static var button: Self { Self() }
}

/// A checkbox in one of its two shapes.
private struct BuiltInToggle: View {
  let shape: ToggleShape
  let configuration: ToggleStyleConfiguration
  @Environment(read: { $0.isEnabled }) private var isEnabled
  @Environment(read: { $0.areLabelsHidden }) private var isLabelHidden

  init(_ shape: ToggleShape, _ configuration: ToggleStyleConfiguration) {
    self.shape = shape
    self.configuration = configuration
  }

  var body: some View {
    let binding = configuration.$isOn
    ToggleElement(
      shape: shape,
      isOn: binding.wrappedValue,
      isEnabled: isEnabled,
      isLabelHidden: isLabelHidden,
      set: { binding.wrappedValue = $0 },
      label: configuration.label
    )
  }
}

private struct BuiltInToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(read: { $0.isEnabled }) private var isEnabled

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let binding = configuration.$isOn
    Presence.buttonExtras = true
    return ButtonElement(
      look: binding.wrappedValue ? .bordered : .borderless,
      isOn: binding.wrappedValue,
      isEnabled: isEnabled,
      action: { binding.wrappedValue.toggle() },
      label: configuration.label
    )
  }
}
