/// How pickers look: one of the built-in styles.
public protocol PickerStyle {
  /// The look.
  var _look: _PickerLook { get }
}

/// The built-in looks of pickers.
public nonisolated enum _PickerLook: Sendable {
  case menu
  case segmented
  case inline
  case radioGroup
  case navigationLink
}

/// The usual picker: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _PickerLook { .menu }
}

/// A menu that shows the choice.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _PickerLook { .menu }
}

/// Options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _PickerLook { .segmented }
}

/// Options below one another, the choice ticked.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _PickerLook { .inline }
}

/// Options below one another with round buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _PickerLook { .radioGroup }
}

/// A link that shows the choice and leads to a screen of the options.
///
/// It has to stand in a `NavigationStack` or a column of a `NavigationSplitView`, as other links do; elsewhere it is
/// disabled. The screen has an address by the picker's title.
///
/// ```swift
/// Picker("Language", selection: $language) {
///   ForEach(Language.allCases) { Text($0.name) }
/// }
/// .pickerStyle(.navigationLink)
/// ```
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _PickerLook {
    Presence.linkPickers = true
    return .navigationLink
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual picker: a menu.
  public static var automatic: Self { Self() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A menu that shows the choice.
  public static var menu: Self { Self() }

  /// Not available: a wheel is for a thumb.
  @available(*, unavailable, message: "There are no wheels on a page. Use .menu, which phones show as a wheel or list.")
  public static var wheel: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options side by side.
  public static var segmented: Self { Self() }

  /// Not available: there are no palettes.
  @available(*, unavailable, message: "Use .segmented.")
  public static var palette: Self { Self() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Options below one another, the choice ticked.
  public static var inline: Self { Self() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Options below one another with round buttons.
  public static var radioGroup: Self { Self() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link that shows the choice and leads to a screen of the options.
  public static var navigationLink: Self { Self() }
}

private nonisolated enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = _PickerLook.menu
}

nonisolated extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers in this view look.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerLook, style._look)
  }
}
