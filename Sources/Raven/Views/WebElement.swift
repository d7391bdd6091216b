/// An element of HTML, for markup that SwiftUI has no name for.
///
/// ```swift
/// WebElement("tr", ["class": isSelected ? "danger" : nil]) {
///   WebElement("td") { Text(label) }
/// }
/// .on(.click) { _ in select() }
/// ```
/// Tag and attribute names are literals; values are escaped. Refused with a diagnostic, and left out: tags that run or
/// embed something (`script`, `style`, `iframe`, …), attributes with code (`on…`, `style`, `srcdoc`), URLs with a scheme off the
/// allow-list, and elements where an HTML parser would move them. An element whose whole content is one `Text` has the
/// text itself as content.
public struct WebElement<Content: View>: _LeafView {
  let tag: StaticString
  let attributes: WebAttributes
  let content: Content
  var actions = EventActions()

  /// Creates an element.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ tag: StaticString, _ attributes: WebAttributes = [:], @ViewBuilder content: () -> Content) {
    self.tag = tag
    self.attributes = attributes
    self.content = content()
  }

  /// Has the element do something on an event.
  ///
  /// Several actions of one kind run in order.
  public consuming func on(_ kind: WebEvent, perform action: @escaping (PageEvent) -> Void) -> WebElement {
    actions.add(kind.kind, action)
    return self
  }

  public static var _isMarkup: Bool { Content.self == Text.self || Content._isMarkup }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    if _isMarkup, visitor.bringsMarkup { return bring(view, visitor) }
    let tag = visitor.intern(view.tag)
    let element = visitor.openMarkup(tag, view.tag)
    view.attributes.put(visitor)
    visitor.listen(view.actions)
    // Not `as?`: that copies the view.
    if Content.self == Text.self, MarkupRules.takesText(tag) {
      visitor.text(unsafeBitCast(view.content, to: Text.self).shown(in: visitor.environment).string)
    } else {
      Content._visit(view.content, visitor)
    }
    visitor.close(element)
  }

  /// Brings an element that is there to its new value, with everything in it.
  private static func bring(_ view: Self, _ visitor: Visitor) {
    guard let outside = visitor.enterMarkup() else { return }
    view.attributes.put(visitor)
    visitor.listenAgain(view.actions)
    if Content.self != Text.self {
      Content._visit(view.content, visitor)
    } else if visitor.isAtText {
      visitor.text(unsafeBitCast(view.content, to: Text.self).shown(in: visitor.environment).string)
    } else {
      // Where no text may stand, what would have had it was refused.
      visitor.passElement()
    }
    visitor.leaveMarkup(outside)
  }
}

extension WebElement where Content == EmptyView {
  /// Creates an element without content.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ tag: StaticString, _ attributes: WebAttributes = [:]) {
    self.init(tag, attributes) { EmptyView() }
  }
}

/// The attributes of a `WebElement`: names to values.
///
/// Nil for none, "" for one without a value. The names must be the same on every run of a body.
public struct WebAttributes: ExpressibleByDictionaryLiteral {
  /// Names and values; kept as the literal came, because mapping would cost more than the rest of the element.
  let items: [(StaticString, String?)]
  #if hasFeature(Embedded)
  /// Where all lie that are nothing but literals; 0 for all others.
  let literals: Int

  init(_ items: [(StaticString, String?)], literals: Int = 0) {
    self.items = items
    self.literals = literals
  }
  #else
  private init(_ items: [(StaticString, String?)]) { self.items = items }

  private var all: [(StaticString, String?)] { items }
  #endif

  /// Creates attributes from a literal.
  public init(dictionaryLiteral elements: (StaticString, String?)...) {
    self.init(elements)
  }

  /// Puts them on the open element.
  @inline(__always)
  func put(_ visitor: Visitor) {
    #if hasFeature(Embedded)
    if visitor.putConstant(self) { return }
    #endif
    putEach(visitor)
  }

  @inline(never)
  private func putEach(_ visitor: Visitor) {
    for (name, value) in all { visitor.markupAttribute(name, value) }
  }
}

/// The events a `WebElement` can act on.
public nonisolated enum WebEvent: Sendable {
  case click
  case doubleClick
  case input
  case change
  case submit
  case focus
  case blur
  case keyDown

  var kind: EventKind {
    switch self {
    case .click: .click
    case .doubleClick: .doubleClick
    case .input: .input
    case .change: .change
    case .submit: .submit
    case .focus: .focus
    case .blur: .blur
    case .keyDown: .keyDown
    }
  }
}
