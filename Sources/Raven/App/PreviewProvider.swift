/// Previews of a view, in source from before `#Preview`: compiled, and not shown.
///
/// ```swift
/// struct InboxView_Previews: PreviewProvider {
///   static var previews: some View { InboxView(messages: []) }
/// }
/// ```
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// What previews are about.
public nonisolated enum Preview {
  /// Marks traits of previews that show a view.
  public enum ViewTraits: Sendable {}
}

/// How a preview is shown where previews are shown.
public nonisolated struct PreviewTrait<Kind>: Sendable {
  /// The view in the size it wants.
  public static var sizeThatFitsLayout: Self { Self() }
  /// A device held upright.
  public static var portrait: Self { Self() }
  /// A device with its top on the left.
  public static var landscapeLeft: Self { Self() }
  /// A device with its top on the right.
  public static var landscapeRight: Self { Self() }
  /// The size of a device's screen.
  public static var defaultLayout: Self { Self() }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}

/// The area a preview takes.
public nonisolated enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

// These say something about previews alone; a view on a page stays as it is.
extension View {
  /// Names a preview.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the area of a preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
