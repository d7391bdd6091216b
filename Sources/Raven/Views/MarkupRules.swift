/// What HTML lets stand where, as far as a parser would move or end something: a page is sent as HTML first, and must
/// be read back as the tree it was made from.
enum MarkupRules {
  /// Why an element cannot stand somewhere; nil when it can.
  static func objection(to tag: Name, in container: Container) -> MarkupObjection? {
    let outer = container.tag
    if isOrdinary(outer), isOrdinary(tag), !container.isPhrasing { return nil }
    if container.isPhrasing, !container.isInteractive, tag == .span, isOrdinary(outer) { return nil }
    let kind: MarkupObjection.Kind
    if let isChild = isChild(tag, of: outer) {
      if isChild { return nil }
      kind = .noChild
    } else if isParent(outer, of: tag) == false {
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
    switch tag {
    case .a, .button, .input, .select, .textarea, .summary: true
    default: false
    }
  }

  /// Whether text may stand directly in an element; from a table a parser would move it out.
  static func takesText(_ tag: Name) -> Bool { isChild(.span, of: tag) == nil || tag == .option || tag == .textarea }

  /// Whether an element may stand in one that takes only certain children; nil for one that takes others too.
  fileprivate static func isChild(_ tag: Name, of outer: Name) -> Bool? {
    switch outer {
    case .table: tag == .thead || tag == .tbody
    case .thead, .tbody: tag == .tr
    case .tr: tag == .td || tag == .th
    case .select: tag == .option
    case .input, .img, .hr, .option, .textarea: false
    default: nil
    }
  }

  /// Whether an element is one of the parents another belongs to; nil for one that may stand anywhere.
  fileprivate static func isParent(_ outer: Name, of tag: Name) -> Bool? {
    switch tag {
    case .thead, .tbody: outer == .table
    case .tr: outer == .thead || outer == .tbody
    case .td, .th: outer == .tr
    case .option: outer == .select
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
        allowed(list(", ") { MarkupRules.isChild($0, of: outer) })
      )
    case .noParent:
      (
        "An element \(text(tag)) inside \(text(outer))",
        "It can stand only in \(list(" or ") { MarkupRules.isParent($0, of: tag) })."
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

  private func allowed(_ tags: String) -> String {
    tags.isEmpty ? "HTML allows no element there. Put it beside it." : "HTML allows only \(tags) there."
  }

  /// The tags, among the first 64 names, of which something holds.
  private func list(_ separator: String, _ holds: (Name) -> Bool?) -> String {
    (0..<64).map { Name($0) }.filter { holds($0) == true }.map { text($0) }.joined(separator: separator)
  }

  private func text(_ tag: Name) -> String {
    let name = Int(tag.rawValue) < WireNames.table.count ? WireNames.table[Int(tag.rawValue)].description : "element"
    return "<" + name + ">"
  }
}
