// What forms are made of, for containers of an app's own that should look and be told like one. SwiftUI has nothing of the
// kind: there a container of one's own draws everything anew.

/// What a form stands in: it scrolls, keeps to a width that reads well, and holds rows and sections one below the other.
///
/// Use it with ``FormSection`` and ``FormRow`` for a container of your own that reads its content with `Group(parts:)`,
/// `Group(sections:)` or `Group(subviews:)`. Rows that stand in no section look as if neighbours were in one, and stay the
/// elements they are when a section comes between them.
///
/// ```swift
/// struct Shortlist<Content: View>: View {
///   @ViewBuilder let content: Content
///   var body: some View {
///     Group(subviews: content) { views in
///       FormFrame { ForEach(views.prefix(3)) { FormRow($0) } }
///     }
///   }
/// }
/// ```
public struct FormFrame<Content: View>: _LeafView {
  private let look: RowsLook
  private let content: Content

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - look: how it looks.
  ///   - content: rows and sections, in any containers without elements of their own.
  public init(_ look: FormFrameLook = .grouped, @ViewBuilder content: () -> Content) {
    self.look = look == .grouped ? .grouped : .edges
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.openListing(view.look)
    let list = visitor.openBare(.ul, .raw)
    visitor.constant("class", "secs")
    visitor.listMeasures()
    visitor.standing(.formRow) { Content._visit(view.content, $0) }
    visitor.closeBare(list)
    visitor.close(element)
  }
}

/// How a ``FormFrame`` looks.
public nonisolated enum FormFrameLook: Sendable {
  /// Cards on a ground.
  case grouped
  /// Rows from edge to edge.
  case plain
}

/// A section of a ``FormFrame``: a group named by its header and described by its footer, with its rows as a list.
///
/// ```swift
/// Group(sections: content) { sections in
///   FormFrame {
///     ForEach(sections) { section in
///       FormSection(section.content, header: section.header, footer: section.footer) { FormRow($0) }
///     }
///   }
/// }
/// ```
/// A section without rows shows its header and footer alone; one without header has no name.
public struct FormSection<Data: RandomAccessCollection, Row: View>: _LeafView where Data.Element: Identifiable {
  private let section: SectionRows<ForEach<Data, Data.Element.ID, Row>>

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - data: what the rows show.
  ///   - header: the views of the header, perhaps none.
  ///   - footer: the views of the footer, perhaps none.
  ///   - isExpanded: what an arrow in the header turns on and off, where the section can be closed.
  ///   - row: the row of an element: a ``FormRow``.
  public init(
    _ data: Data,
    header: SubviewsCollection,
    footer: SubviewsCollection,
    isExpanded: Binding<Bool>? = nil,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) {
    section = SectionRows(
      section: SectionConfiguration(header: header, footer: footer, isExpanded: isExpanded),
      context: .ofFrames,
      rows: data.isEmpty ? nil : ForEach(data, content: row)
    )
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let item = visitor.openBare(.li, .raw)
    visitor.constant("class", "part")
    SectionRows._visit(view.section, visitor)
    visitor.closeBare(item)
  }
}

/// A row of a ``FormFrame`` or ``FormSection``: controls in it look as in a form.
///
/// Modifiers for rows of forms, such as `listRowInsets` and `badge`, work on the child it shows.
///
/// ```swift
/// FormFrame { ForEach(views) { FormRow($0) } }
/// ```
public struct FormRow<Content: View>: _LeafView {
  private let content: Content

  /// Creates a row of a child of a container.
  public init(_ child: Subview) where Content == Subview { content = child }

  /// Creates a row of views that are no child of a container.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    visitor.knowButtons(beside: Content.self)
    // Not `as?`: that copies the view.
    if Content.self == Subview.self {
      return Row._visit(Row(child: unsafeBitCast(view.content, to: Subview.self), rows: .ofFrames), visitor)
    }
    let row = visitor.openBare(.li, .raw)
    visitor.constant("class", "g entry")
    Content._visit(view.content, visitor)
    visitor.closeBare(row)
  }
}

extension View {
  /// Has the view be rows of a form: controls look as they do there, and what is several rows of a form is several children.
  ///
  /// For the content of containers that make rows of what they read:
  ///
  /// ```swift
  /// Group(subviews: content.formRows()) { views in FormFrame { ForEach(views) { FormRow($0) } } }
  /// ```
  public func formRows() -> some View { _EnvironmentView(content: self) { $0.standing = .formRow } }
}

extension RowContext {
  /// What rows know that stand in a frame.
  fileprivate static var ofFrames: RowContext {
    var context = RowContext(look: .grouped, selection: nil)
    context.areItems = true
    return context
  }
}
