/// Loads what a view shows anew, as `refreshable(action:)` around it says.
public nonisolated struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Runs the action and waits for it.
  public func callAsFunction() async { await action() }
}

private nonisolated enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

nonisolated extension EnvironmentValues {
  /// What loads the content here anew; nil where nothing does.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets people load what this view shows anew.
  ///
  /// On a touch screen they pull it down; everywhere there is a button at its top, which the keyboard reaches too.
  ///
  /// ```swift
  /// List(mails) { MailRow($0) }.refreshable { await store.fetch() }
  /// ```
  /// While the action runs the button shows so, and another pull does nothing.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    _RefreshableView(content: self, action: action)
  }
}

/// A view that can be loaded anew.
public struct _RefreshableView<Content: View>: View {
  @State private var isRunning = false
  private let content: Content
  private let action: @Sendable () async -> Void

  init(content: Content, action: @escaping @Sendable () async -> Void) {
    self.content = content
    self.action = action
  }

  public var body: some View {
    let isRunning = $isRunning
    let action = action
    // By the key itself: Embedded Swift makes no table of methods for a cell that only a key path leads to.
    _EnvironmentView(content: content) { $0[RefreshKey.self] = RefreshAction(action) }
      .overlay(alignment: .topTrailing) {
        RefreshButton(isRunning: isRunning.wrappedValue) {
          if isRunning.wrappedValue { return }
          isRunning.wrappedValue = true
          Task {
            await action()
            isRunning.wrappedValue = false
          }
        }
      }
  }
}

/// The button, whose behaviour watches for the pull.
private struct RefreshButton: _LeafView {
  let isRunning: Bool
  let action: () -> Void

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(.button, .rigid, kind: visitor.intern("refresh"))
    visitor.constant(.type, .button)
    visitor.constant(.dataWith, visitor.intern("refresh"))
    visitor.constant(.ariaLabel, visitor.intern("Refresh"))
    visitor.attribute(visitor.intern("aria-busy"), view.isRunning ? "true" : nil)
    let action = view.action
    visitor.listen(EventActions(.click) { _ in action() })
    visitor.close(element)
  }
}
