/// Views that belong together, with a header and a footer.
///
/// A container that knows sections, such as one built with `Group(sections:)`, finds them through any view in between.
/// Everywhere else the header, the content and the footer stand one after the other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content shows, of a section that can be closed.
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    guard visitor.container.isResolving else {
      if Presence.lazyRows, visitor.container.isLazy { return lazySection(view, visitor) }
      Parent._visit(view.header, visitor)
      visitor.sectionPart(isShown: view.isShown) { Content._visit(view.content, $0) }
      Footer._visit(view.footer, visitor)
      return
    }
    if view.isExpanded != nil { visitor.markTree() }
    let outside = visitor.enterSection(view.isExpanded)
    visitor.sectionPart { $0.standing(.heading) { Parent._visit(view.header, $0) } }
    visitor.sectionPart(isShown: view.isShown) { Content._visit(view.content, $0) }
    visitor.sectionPart { $0.standing(.heading) { Footer._visit(view.footer, $0) } }
    visitor.leave(outside)
  }

  /// In a lazy container that pins its sections' headers or footers, or stands in lines, a section is an element.
  private static func lazySection(_ view: Self, _ visitor: Visitor) {
    let pinned = visitor.container.pinned
    let hasLines = visitor.container.hasLines
    guard !pinned.isEmpty || hasLines else {
      let outside = visitor.enterBranch(1)
      Parent._visit(view.header, visitor)
      visitor.sectionPart(isShown: view.isShown) { Content._visit(view.content, $0) }
      Footer._visit(view.footer, visitor)
      return visitor.leave(outside)
    }
    let outside = visitor.enterBranch(2)
    let container = visitor.container
    let element = visitor.openBare(visitor.boxTag, LayoutRule(x: .fills, y: .union), kind: visitor.intern("stretch"))
    visitor.container.axis = container.axis
    lazyPart(view.header, isPinned: pinned.contains(.sectionHeaders), "edge", "edge pinned", visitor)
    visitor.container.isLazy = true
    visitor.container.hasLines = hasLines
    visitor.sectionPart(isShown: view.isShown) { Content._visit(view.content, $0) }
    visitor.container.leaveLazy()
    lazyPart(view.footer, isPinned: pinned.contains(.sectionFooters), "edge end", "edge end pinned", visitor)
    visitor.closeBare(element)
    visitor.leave(outside)
  }

  private static func lazyPart<Part: View>(
    _ part: Part,
    isPinned: Bool,
    _ loose: StaticString,
    _ pinned: StaticString,
    _ visitor: Visitor
  ) {
    if Part.self == EmptyView.self { return }
    let element = visitor.openBare(visitor.boxTag, .child)
    visitor.attribute(.class, name: visitor.intern(isPinned ? pinned : loose))
    Part._visit(part, visitor)
    visitor.closeBare(element)
  }

  private var isShown: Bool { isExpanded?.wrappedValue ?? true }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that a person can close and open at its header.
  ///
  /// In a list or form of any style the header has an arrow; the content's views are not made while it is closed.
  /// Everywhere else the content shows or not as the binding says.
  ///
  /// ```swift
  /// Section(isExpanded: $showsTags) { ForEach(tags) { Text($0.name) } } header: { Text("Tags") }
  /// ```
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    Presence.disclosures = true
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title at which a person can close and open it.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    Presence.disclosures = true
  }
}

// Older forms, in which header and footer come first as values.

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Visitor {
  fileprivate func enterSection(_ isExpanded: Binding<Bool>?) -> Outside {
    let section: SectionBlock
    let outside: Outside
    if isMounting {
      section = SectionBlock()
      section.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: section)
      ContentShape.changes += 1
      outside = enterFresh(section)
    } else {
      section = unsafeDowncast(next().object, to: SectionBlock.self)
      outside = enterExisting(section)
    }
    // A binding cannot be compared.
    if section.isExpanded != nil || isExpanded != nil { ContentShape.changes += 1 }
    section.isExpanded = isExpanded
    return outside
  }

  fileprivate func sectionPart(isShown: Bool = true, _ visit: (Visitor) -> Void) {
    if !isShown { return emptyBranch() }
    let outside = enterBranch(1)
    visit(self)
    leave(outside)
  }
}
