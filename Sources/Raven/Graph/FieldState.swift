/// What the engine knows of a field that somebody types in or switches: what the page shows and after how many edits.
///
/// A field belongs to its typist. The engine sends a value only if it differs from what the page is known to show, with
/// the number of the last edit it has seen; the page ignores it when it has gone on since.
final class FieldState: Retained {
  var shown: String
  var version: UInt32 = 0
  /// What was typed and has not become a value: it stays in the field until its typist leaves it.
  var draft: String?

  init(_ shown: String) {
    self.shown = shown
    super.init()
  }

  nonisolated deinit {}

  /// Takes note of an edit, and returns the text it made; nil for other events.
  func take(_ event: PageEvent) -> String? {
    switch event.payload {
    case .input(let version, let text), .change(let version, _, let text):
      self.version = version
      shown = text
      return text
    default: return nil
    }
  }
}

extension Visitor {
  /// The live text of a field, and its events.
  ///
  /// `actions` run after the field's state has taken the edit in.
  func field(_ value: String, _ actions: EventActions) {
    let field = show(value)
    // Runs the field's scope even if nothing it reads changes: a binding may refuse or transform the edit.
    unowned(unsafe) let owner = scope
    var all = EventActions(.input) { event in
      if field.take(event) != nil { owner.invalidate() }
    }
    all.add(actions)
    listen(all)
  }

  /// The live text of a field whose text stands for a value of another kind, and its events.
  ///
  /// Text that is not taken as a value stays as it was typed until the typist presses Enter or leaves the field; then
  /// the last word has `finish`, and the field shows its value again.
  ///
  /// - Parameters:
  ///   - value: the text of the value.
  ///   - kind: the event that brings text.
  ///   - take: makes a value of text while it is typed, and says whether it could.
  ///   - finish: makes a value of text that was not taken, if it can.
  ///   - submitted: follows when Enter was pressed; nil when nobody waits for it.
  func field(
    _ value: String,
    on kind: EventKind = .input,
    take: @escaping (String) -> Bool,
    finish: @escaping (String) -> Void,
    submitted: (() -> Void)? = nil
  ) {
    let field = show(value)
    unowned(unsafe) let owner = scope
    let end = {
      guard let draft = field.draft else { return }
      field.draft = nil
      owner.invalidate()
      finish(draft)
    }
    var actions = EventActions(kind) { event in
      guard let text = field.take(event) else { return }
      owner.invalidate()
      field.draft = text
      if take(text) { field.draft = nil }
    }
    actions.add(.blur) { _ in end() }
    actions.add(.submit) { _ in
      end()
      submitted?()
    }
    listen(actions)
  }

  /// Brings a field's text to the page, and returns what is known of the field.
  private func show(_ value: String) -> FieldState {
    let isFirst = isMounting
    let field = object { FieldState(value) }
    let value = field.draft ?? value
    if isFirst {
      // An area has its text as content.
      if value.isEmpty { return field }
      if container.tag == .textarea { encoder.text(value) } else { encoder.attribute(.value, value) }
    } else if !sameBytes(field.shown, value) {
      field.shown = value
      encoder.target(openID)
      encoder.value(version: field.version, value)
    }
    return field
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
