/// A view whose body runs again only when `==` says that it differs.
///
/// Raven compares every `Equatable` view so; this says it aloud, as source written for SwiftUI does.
public struct EquatableView<Content: View & Equatable>: View, Equatable {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Has the view's body run again only when `==` says that it differs.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
