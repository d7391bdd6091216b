/// What a copying button shows, and what it shows when it has copied: in one place, so that neither moves anything.
struct CopyLabel<Content: View>: _LeafView {
  let label: Content

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(.span, .child, kind: visitor.intern("g copying"))
    let before = visitor.openBare(.span, .child, kind: .g)
    Content._visit(view.label, visitor)
    visitor.closeBare(before)
    let after = visitor.openBare(.span, .child, kind: .g)
    let copied = Label("Copied", systemImage: "checkmark")
    type(of: copied)._visit(copied, visitor)
    visitor.closeBare(after)
    visitor.close(element)
  }
}
