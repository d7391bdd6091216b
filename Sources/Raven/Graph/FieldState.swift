/// What the engine knows of a field that somebody types in or switches: what the page shows and after how many edits.
///
/// A field belongs to its typist. The engine sends a value only if it differs from what the page is known to show, with
/// the number of the last edit it has seen; the page ignores it when it has gone on since.
final class FieldState: Retained {
  var shown: String
  var version: UInt32 = 0

  init(_ shown: String) {
    self.shown = shown
    super.init()
  }

  nonisolated deinit {}
}

extension Visitor {
  /// The live text of a field, and its events.
  ///
  /// `actions` run after the field's state has taken the edit in.
  func field(_ value: String, _ actions: EventActions) {
    let isFirst = isMounting
    let field = object { FieldState(value) }
    if isFirst {
      if !value.isEmpty { encoder.attribute(.value, value) }
    } else if !sameBytes(field.shown, value) {
      field.shown = value
      encoder.target(openID)
      encoder.value(version: field.version, value)
    }
    // Runs the field's scope even if nothing it reads changes: a binding may refuse or transform the edit.
    unowned(unsafe) let owner = scope
    var all = EventActions(.input) { event in
      guard case .input(let version, let text) = event.payload else { return }
      field.version = version
      field.shown = text
      owner.invalidate()
    }
    all.add(actions)
    listen(all)
  }

  /// The live checkedness of a checkbox, and its events.
  func checkbox(_ isChecked: Bool, _ set: @escaping (Bool) -> Void) {
    let isFirst = isMounting
    let field = object { FieldState(isChecked ? "1" : "0") }
    let value = isChecked ? "1" : "0"
    if isFirst {
      if isChecked { encoder.checked(true) }
    } else if field.shown != value {
      field.shown = value
      encoder.target(openID)
      encoder.checked(isChecked)
    }
    unowned(unsafe) let owner = scope
    listen(
      EventActions(.change) { event in
        guard case .change(_, let isChecked, _) = event.payload else { return }
        field.shown = isChecked ? "1" : "0"
        owner.invalidate()
        set(isChecked)
      }
    )
  }
}
