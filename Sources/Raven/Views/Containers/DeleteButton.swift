private nonisolated enum DeletionKey: ContainerValueKey {
  static var defaultValue: (() -> Void)? { nil }
}

private nonisolated enum DeleteDisabledKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  /// Deletes the element that the row shows; nil for a row that cannot be deleted.
  var deletion: (() -> Void)? {
    get { self[DeleteDisabledKey.self] ? nil : self[DeletionKey.self] }
    set { self[DeletionKey.self] = newValue }
  }

  fileprivate var isDeleteDisabled: Bool {
    get { self[DeleteDisabledKey.self] }
    set { self[DeleteDisabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps this row of a list from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    _containerValue { $0.isDeleteDisabled = isDisabled }
  }
}

/// The button at the end of a row that deletes it.
///
/// The stylesheet shows it while the list is edited, under the pointer, while the row has the focus, and after a swipe. A row
/// that can be chosen may hold no button: there it is for pointers alone, and the Delete key does the same.
enum DeleteButton {
  static func visit(_ deletion: (() -> Void)?, isInOption: Bool, _ visitor: Visitor) {
    guard let deletion else { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    let element = visitor.openBare(isInOption ? .span : .button, .raw)
    visitor.constant("class", "delete")
    if isInOption {
      visitor.constant("aria-hidden", "true")
    } else {
      visitor.constant(.type, .button)
      visitor.constant("tabindex", "-1")
    }
    visitor.listen(EventActions(.click) { _ in deletion() })
    visitor.container.isInteractive = true
    visitor.container.isPhrasing = true
    Text._visit(Text("Delete"), visitor)
    visitor.closeBare(element)
    visitor.leave(outside)
  }
}
