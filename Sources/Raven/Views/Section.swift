/// Views that belong together, with a header and a footer.
///
/// A container that knows sections, such as one built with `Group(sections:)`, finds them through any view in between.
/// Everywhere else the header, the content and the footer stand one after the other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
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
      Parent._visit(view.header, visitor)
      Content._visit(view.content, visitor)
      Footer._visit(view.footer, visitor)
      return
    }
    let outside = visitor.enterSection()
    visitor.sectionPart { $0.standing(.heading) { Parent._visit(view.header, $0) } }
    visitor.sectionPart { Content._visit(view.content, $0) }
    visitor.sectionPart { $0.standing(.heading) { Footer._visit(view.footer, $0) } }
    visitor.leave(outside)
  }
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
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Visitor {
  fileprivate func enterSection() -> Outside {
    if isMounting {
      let section = SectionBlock()
      section.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: section)
      return enterFresh(section)
    }
    return enterExisting(unsafeDowncast(next().object, to: Block.self))
  }

  fileprivate func sectionPart(_ visit: (Visitor) -> Void) {
    let outside = enterBranch(1)
    visit(self)
    leave(outside)
  }
}
