/// What HTML lets stand where, as far as a parser would move or end something: a page is sent as HTML first, and must
/// be read back as the tree it was made from.
enum MarkupRules {
  /// Why an element cannot stand somewhere; nil when it can.
  static func objection(to tag: Name, in container: Container) -> MarkupObjection? {
    let outer = container.tag
    if isOrdinary(outer), isOrdinary(tag), !container.isPhrasing { return nil }
    if container.isPhrasing, !container.isInteractive, tag == .span, isOrdinary(outer) { return nil }
    let kind: MarkupObjection.Kind
    if let allowed = children(of: outer) {
      if allowed.contains(tag) { return nil }
      kind = .noChild
    } else if let parents = parents(of: tag), !parents.contains(outer) {
      kind = .noParent
    } else if container.isPhrasing, endsParagraph(tag) {
      kind = .endsParagraph
    } else if container.isInteractive, tag == .button || tag == .a {
      kind = .controlInControl
    } else if isHeading(outer), isHeading(tag) {
      kind = .headingInHeading
    } else if tag == .li, outer == .li {
      kind = .itemInItem
    } else if tag == .form, container.isForm {
      kind = .formInForm
    } else {
      return nil
    }
    return MarkupObjection(kind: kind, tag: tag, outer: outer)
  }

  /// Whether an element takes the keyboard focus by itself.
  static func isControl(_ tag: Name) -> Bool {
    ([.a, .button, .input, .select, .textarea, .summary] as TagSet).contains(tag)
  }

  /// Whether text may stand directly in an element; from a table a parser would move it out.
  static func takesText(_ tag: Name) -> Bool { children(of: tag) == nil || tag == .option || tag == .textarea }

  /// What may stand in an element that takes only certain children.
  fileprivate static func children(of tag: Name) -> TagSet? {
    switch tag {
    case .table: [.thead, .tbody]
    case .thead, .tbody: [.tr]
    case .tr: [.td, .th]
    case .select: [.option]
    case .input, .img, .hr, .option, .textarea: []
    default: nil
    }
  }

  /// Where an element may stand that belongs to certain parents.
  fileprivate static func parents(of tag: Name) -> TagSet? {
    switch tag {
    case .thead, .tbody: [.table]
    case .tr: [.thead, .tbody]
    case .td, .th: [.tr]
    case .option: [.select]
    default: nil
    }
  }

  /// Tags without rules of their own, as parent and as child.
  private static func isOrdinary(_ tag: Name) -> Bool {
    tag == .div || tag == .span || tag == .section || tag == .ul
  }

  static func isHeading(_ tag: Name) -> Bool { (Name.h1.rawValue...Name.h6.rawValue).contains(tag.rawValue) }

  private static func endsParagraph(_ tag: Name) -> Bool {
    switch tag {
    case .div, .ul, .ol, .li, .section, .header, .footer, .main, .nav, .p, .table, .form, .fieldset, .hr, .pre,
      .details, .summary, .article, .aside, .dialog:
      true
    default: isHeading(tag)
    }
  }
}

/// Why an element cannot stand somewhere.
struct MarkupObjection {
  enum Kind {
    case noChild
    case noParent
    case endsParagraph
    case controlInControl
    case headingInHeading
    case itemInItem
    case formInForm
  }

  let kind: Kind
  let tag: Name
  let outer: Name

  /// What is wrong, and what to write instead.
  var words: (what: String, instead: String) {
    switch kind {
    case .noChild:
      (
        "An element \(text(tag)) directly inside \(text(outer))",
        "HTML allows only \(list(MarkupRules.children(of: outer), ", ")) there."
      )
    case .noParent:
      (
        "An element \(text(tag)) inside \(text(outer))",
        "It can stand only in \(list(MarkupRules.parents(of: tag), " or "))."
      )
    case .endsParagraph:
      (
        "An element \(text(tag)) inside a paragraph or control",
        "A browser would end the paragraph there. Put it beside it, or use <span>."
      )
    case .controlInControl: ("A \(text(tag)) inside a button or link", "Put them side by side.")
    case .headingInHeading: ("A heading inside a heading", "Put them one after the other.")
    case .itemInItem: ("An <li> directly inside an <li>", "Put a <ul> or <ol> between.")
    case .formInForm: ("A form inside a form", "Put them side by side.")
    }
  }

  private func list(_ tags: TagSet?, _ separator: String) -> String {
    (tags?.names ?? []).map { text($0) }.joined(separator: separator)
  }

  private func text(_ tag: Name) -> String {
    let name = Int(tag.rawValue) < WireNames.table.count ? WireNames.table[Int(tag.rawValue)].description : "element"
    return "<" + name + ">"
  }
}

/// Some of the first 64 names, which are the tags.
///
/// An array would be allocated for every element.
private nonisolated struct TagSet: ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  init(arrayLiteral tags: Name...) {
    for tag in tags { bits |= 1 << UInt64(tag.rawValue) }
  }

  func contains(_ tag: Name) -> Bool { tag.rawValue < 64 && bits >> UInt64(tag.rawValue) & 1 != 0 }

  var names: [Name] { (0..<64).map { Name($0) }.filter(contains) }
}
