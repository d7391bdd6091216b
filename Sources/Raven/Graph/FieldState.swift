/// What the engine knows of a field that somebody types in or switches: what the page shows and after how many edits.
///
/// A field belongs to its typist. The engine sends a value only if it differs from what the page is known to show, with
/// the number of the last edit it has seen; the page ignores it when it has gone on since. What was typed before the page had
/// a value is then done to that value, too:
///
/// ```
///   page    types "one"   presses Enter   types " two": "one two"       shows " two"
///   engine      ╰─▶ "one"      ╰─▶ ""  ──(too late)──▶   ╰─▶ " two" ──────────▶╯
/// ```
final class FieldState: Retained {
  /// What the page shows, once it has what was sent.
  var shown: String
  var version: UInt32 = 0
  /// What was typed and has not become a value: it stays in the field until its typist leaves it.
  var draft: String?

  #if !hasFeature(Embedded)
  /// More values are not remembered; a page that has none of them has what was typed.
  private static var mostSent: Int { 16 }
  /// What the page said last that it shows.
  private var typed: String
  /// The values that were sent since, and with which batches.
  private var sent: [(batch: UInt32, text: String)] = []
  #endif

  init(_ shown: String) {
    self.shown = shown
    #if !hasFeature(Embedded)
    typed = shown
    #endif
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

  #if !hasFeature(Embedded)
  /// Takes note of an edit as it is meant: what was typed over an older value, typed over the present one.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - batches: how many batches there have been.
  /// - Returns: the event with the text that is meant; another event as it is.
  func takeTyping(_ event: PageEvent, after batches: UInt32) -> PageEvent {
    guard case .input(let version, let text) = event.payload else { return event }
    // The page had the last of those that had arrived: it takes each, as nobody had typed since the last edit.
    let batch = batches &- event.batchesBehind
    let base = sent.last { $0.batch <= batch }?.text ?? typed
    let meant = sameBytes(base, shown) ? text : retyped(text, from: base, over: shown)
    _ = take(event)
    (typed, sent) = (text, [])
    return PageEvent(node: event.node, payload: .input(version: version, value: meant))
  }

  /// A value is sent.
  ///
  /// - Parameter batch: the number of the batch it travels with.
  func noteSent(with batch: UInt32) {
    if sent.count == FieldState.mostSent { sent.removeFirst() }
    sent.append((batch, shown))
  }
  #endif
}

extension Visitor {
  /// The live text of a field, and its events.
  ///
  /// `actions` run after the field's state has taken the edit in.
  ///
  /// - Parameters:
  ///   - value: the text.
  ///   - isTyped: whether it is typed, not chosen as a whole.
  ///   - actions: what follows.
  func field(_ value: String, isTyped: Bool = true, _ actions: EventActions) {
    let field = show(value, isTyped: isTyped)
    // Runs the field's scope even if nothing it reads changes: a binding may refuse or transform the edit.
    unowned(unsafe) let owner = scope
    #if !hasFeature(Embedded)
    if isTyped {
      var all = EventActions(.input) { _ in owner.invalidate() }
      all.add(actions)
      return listen(all.seeing { field.takeTyping($0, after: owner.coordinator.batchesTaken) })
    }
    #endif
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
  private func show(_ value: String, isTyped: Bool = false) -> FieldState {
    let isFirst = isWriting
    let field = object { FieldState(value) }
    let value = field.draft ?? value
    if isFirst {
      field.shown = value
      // An area has its text as content.
      if !value.isEmpty {
        if container.tag == .textarea { encoder.text(value) } else { encoder.attribute(.value, value) }
      }
      // An element that takes over from another goes on counting the edits of its typist.
      if field.version > 0 { encoder.value(version: field.version, value) }
    } else if !sameBytes(field.shown, value) {
      field.shown = value
      encoder.target(openID)
      encoder.value(version: field.version, value)
      #if !hasFeature(Embedded)
      if isTyped { field.noteSent(with: coordinator.batchesTaken + 1) }
      #endif
    }
    return field
  }

  /// The live checkedness of a checkbox, and its events.
  func checkbox(_ isChecked: Bool, _ set: @escaping (Bool) -> Void) {
    let isFirst = isWriting
    let field = object { FieldState(isChecked ? "1" : "0") }
    let value = isChecked ? "1" : "0"
    if isFirst {
      field.shown = value
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
