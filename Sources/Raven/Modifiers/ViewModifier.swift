/// A change to a view that has a name, and may have state of its own.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View { content.padding().background(.gray.opacity(0.1)) }
/// }
/// Text("Hello").modifier(Card())
/// ```
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The modified view, `content` being the original.
  @ViewBuilder func body(content: Content) -> Body
  /// The view a modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A value and a modifier of it.
public struct ModifiedContent<Content, Modifier> {
  /// The original.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Combines a value and a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View {
    modifier.body(content: _ViewModifier_Content(storage: TypedViewStorage(content)))
  }
}

/// The original inside a modifier's body.
///
/// Its type is always the same for one modified view, so it needs no identity of its own.
public struct _ViewModifier_Content<Modifier>: View {
  let storage: AnyViewStorage

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) { view.storage.visit(visitor) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// Creates the modifier.
  public init() {}
  public func body(content: Content) -> some View { content }
}
