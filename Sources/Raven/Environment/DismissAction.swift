/// Ends the presentation a view stands in: pops the screen of a navigation stack, closes a sheet.
///
/// Get it from the environment and call it like a function. Where nothing is presented, it does nothing.
///
/// ```swift
/// struct EditScreen: View {
///   @Environment(\.dismiss) private var dismiss
///   var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
public struct DismissAction {
  private let target: DismissTarget?

  nonisolated init(_ target: DismissTarget?) { self.target = target }

  /// Ends the presentation.
  public func callAsFunction() { target?.dismiss() }
}

/// What can be dismissed.
///
/// An object that stays the same as long as the presentation does, so that whoever reads the action need not run again.
class DismissTarget: Retained {
  override init() { super.init() }
  nonisolated deinit {}

  /// Ends the presentation.
  func dismiss() {}
}

private nonisolated enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(nil) }
}

private nonisolated enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Ends the nearest presentation: a pushed screen, a sheet.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in something that can be dismissed.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

/// Whether a view is presented; not available.
@available(*, unavailable, message: "Use isPresented and dismiss.")
public struct PresentationMode {
  /// Whether the view is presented.
  public var isPresented: Bool { false }
  /// Not available.
  public mutating func dismiss() {}
}

nonisolated extension EnvironmentValues {
  /// Not available: an older form.
  @available(*, unavailable, message: "Use @Environment(\\.dismiss) and @Environment(\\.isPresented).")
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
