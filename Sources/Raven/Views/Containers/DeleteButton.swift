/// The button at the end of a row that deletes it.
///
/// The stylesheet shows it under the pointer, after a swipe, and once the badge of an edited row is pressed. A row that can
/// be chosen may hold no button: there it is for pointers alone, and the Delete key does the same. With Shift, as the key
/// presses it, it deletes all chosen rows if this is one.
enum DeleteButton {
  static func visit(_ delete: ((_ withChosen: Bool) -> Void)?, isInOption: Bool, _ visitor: Visitor) {
    guard let delete else { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    let element = visitor.openBare(isInOption ? .span : .button, .raw)
    visitor.constant("class", "delete")
    if isInOption {
      visitor.constant("aria-hidden", "true")
    } else {
      visitor.constant(.type, .button)
      visitor.constant("tabindex", "-1")
    }
    visitor.listen(
      EventActions(.click) { event in
        guard case .click(let modifiers) = event.payload else { return }
        delete(modifiers.contains(.shift))
      }
    )
    visitor.container.isInteractive = true
    visitor.container.isPhrasing = true
    Text._visit(Text("Delete"), visitor)
    visitor.closeBare(element)
    visitor.leave(outside)
  }
}

/// What a row has on it while its list is edited: a badge that has the Delete button shown, and a handle to move it by.
///
/// Neither tells the server anything itself. In a row that can be chosen they are for pointers alone.
enum EditControl {
  case badge
  case handle

  static func visit(_ control: EditControl, isShown: Bool, isInOption: Bool, _ visitor: Visitor) {
    guard isShown else { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    let element = visitor.openBare(isInOption ? .span : .button, .raw)
    visitor.constant("class", control == .badge ? "minus" : "handle")
    if isInOption {
      visitor.constant("aria-hidden", "true")
    } else {
      visitor.constant(.type, .button)
      visitor.constant("aria-label", control == .badge ? "Delete" : "Reorder")
      if control == .handle { visitor.constant("aria-keyshortcuts", "ArrowUp ArrowDown") }
    }
    visitor.closeBare(element)
    visitor.leave(outside)
  }
}
