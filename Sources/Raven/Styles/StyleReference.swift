/// A style of some type, for the environment to hold: what it makes of a control's parts.
///
/// `outer` is the style it replaced. A control that a style builds from its own configuration takes on that one, so that
/// a style can change the current one instead of drawing everything anew.
nonisolated class AnyStyle<Configuration> {
  final let outer: AnyStyle<Configuration>?

  init(outer: AnyStyle<Configuration>?) { self.outer = outer }

  @MainActor func make(_ configuration: Configuration) -> AnyView { preconditionFailure("a style of no type") }
  func isSame(as other: AnyStyle<Configuration>) -> Bool { self === other }
}

/// A style with the view that runs its `makeBody`: a scope, in which the style's own dynamic properties live.
nonisolated final class TypedStyle<Style, Configuration, Styled: View>: AnyStyle<Configuration> {
  private let style: Style
  private let view: @MainActor (Style, Configuration) -> Styled

  init(_ style: Style, outer: AnyStyle<Configuration>?, _ view: @escaping @MainActor (Style, Configuration) -> Styled) {
    self.style = style
    self.view = view
    super.init(outer: outer)
  }

  @MainActor override func make(_ configuration: Configuration) -> AnyView { AnyView(view(style, configuration)) }

  override func isSame(as other: AnyStyle<Configuration>) -> Bool {
    if self === other { return true }
    guard type(of: other) == TypedStyle<Style, Configuration, Styled>.self else { return false }
    let other = unsafeDowncast(other, to: TypedStyle<Style, Configuration, Styled>.self)
    return Raven.isSame(style, other.style) && (outer === other.outer)
  }
}

/// A style in the environment; equal to another of the same value.
nonisolated struct StyleReference<Configuration>: Equatable {
  let style: AnyStyle<Configuration>

  init<Style, Styled: View>(
    _ style: Style,
    replacing outer: StyleReference<Configuration>?,
    _ view: @escaping @MainActor (Style, Configuration) -> Styled
  ) {
    self.style = TypedStyle(style, outer: outer?.style, view)
  }

  private init(_ style: AnyStyle<Configuration>) { self.style = style }

  static func == (left: Self, right: Self) -> Bool { left.style.isSame(as: right.style) }

  /// The style for a control that another style built: the one that style replaced, unless a third stands between.
  func inside(_ maker: AnyStyle<Configuration>?) -> StyleReference<Configuration>? {
    guard let maker, maker === style else { return self }
    return maker.outer.map { StyleReference($0) }
  }
}

/// A part of a control in a style's configuration: the view that the app gave, whatever its type.
public protocol _StylePart: View where Body == Never {
  /// The view.
  var _content: AnyView { get }
}

extension _StylePart {
  public var body: Never { neverBody() }
  public static func _visit(_ view: Self, _ visitor: Visitor) { AnyView._visit(view._content, visitor) }
}
