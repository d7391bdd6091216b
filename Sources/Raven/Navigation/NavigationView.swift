/// Shows a root view and the screens pushed above it.
///
/// An older name of `NavigationStack`.
@available(*, deprecated, message: "Use NavigationStack, or NavigationSplitView for columns.")
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationStack { content } }
}
