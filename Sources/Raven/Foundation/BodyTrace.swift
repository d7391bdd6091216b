#if !hasFeature(Embedded)
extension View {
  /// Prints why the body that calls it runs.
  ///
  /// Use it for as long as you look for a body that runs too often; take it out before the app is served to others. A server that is
  /// started with `--why` shows as much in the page, of every body and without a line in the source.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()
  ///   Text("\(count)")
  /// }
  /// ```
  /// A line names the view and what has changed since the last run: `@identity` for a view that is new on the page, `@self` for its
  /// value, as its parent gave it another, a property as `_count`, or `@dependencies` for anything else that was read, as of an
  /// observable object. Runs of which nothing is known are `unchanged`: the page was drawn whole, or a modifier around the view is new.
  public static func _printChanges() { BodyTrace.write(BodyTrace.words(for: Self.self)) }
}

/// Why bodies run: what woke the scopes whose bodies have asked, or all of them.
///
/// ```
///   source ──notifies──▶ note: scope, source ──the scope runs──▶ which property of the view reads that source
/// ```
/// Nothing is noted before the first body asks, unless all are recorded.
package enum BodyTrace {
  /// Where lines go.
  static var write: (String) -> Void = { print($0) }
  /// Whether any body has asked.
  private(set) nonisolated(unsafe) static var isOn = false
  /// Whether what runs is recorded of every page.
  ///
  /// For development: types and values are shown to whoever has a page. It is to be said before there are pages.
  package nonisolated(unsafe) static var recordsAll = false { didSet { if recordsAll { isOn = true } } }
  private static var recording: BodyRecording?
  private static var recorded: [BodyRun] = []
  private static var notes: [ObjectIdentifier: Note] = [:]
  /// How many notes there may be before those of scopes that are gone are looked for.
  private static var mostNotes = 256

  /// What happened to a scope since it last ran, or its body last asked.
  private struct Note {
    weak var scope: Scope?
    var hasNewView = false
    var hasOther = false
    /// Kept, as those of objects last no longer than somebody reads them.
    var sources: [ObjectIdentifier: Source] = [:]
    /// What the run that is under way was recorded to be for.
    var change = Change(isNew: false)
  }

  /// Why a scope runs.
  struct Change {
    /// Whether it has not run before.
    var isNew: Bool
    var reasons: [BodyRun.Reason] = []
  }

  /// A source that the scope has read was written.
  static func note(_ source: Source, for scope: Scope) {
    change(scope) { $0.sources[ObjectIdentifier(source)] = source }
  }

  /// Something else that the scope has read was written.
  static func noteOther(for scope: Scope) { change(scope) { $0.hasOther = true } }

  /// The scope's view is another one.
  static func noteNewView(for scope: Scope) { change(scope) { $0.hasNewView = true } }

  private static func change(_ scope: Scope, _ body: (inout Note) -> Void) {
    guard var note = notes[ObjectIdentifier(scope)], note.scope === scope else { return }
    body(&note)
    notes[ObjectIdentifier(scope)] = note
  }

  /// Hands out what was noted of a scope, nil if it is new, and begins anew.
  private static func turnPage(of scope: Scope) -> Note? {
    let id = ObjectIdentifier(scope)
    let note = notes[id].flatMap { $0.scope === scope ? $0 : nil }
    if notes.count >= mostNotes {
      notes = notes.filter { $0.value.scope != nil }
      mostNotes = max(256, 2 * notes.count)
    }
    notes[id] = Note(scope: scope)
    return note
  }

  // MARK: What is printed

  /// What is to be said of the body that is running.
  fileprivate static func words<V: View>(for type: V.Type) -> String {
    isOn = true
    guard let current = Scope.current?.takeUnretainedValue(), let scope = current as? ViewScope<V> else {
      return "\(V.self): asked outside of its body"
    }
    if recordsAll, let note = notes[ObjectIdentifier(scope)], note.scope === scope {
      return said(V.self, note.change.isNew ? wordsForNew(scope) : note.change.reasons.map(\.name))
    }
    guard let note = turnPage(of: scope) else { return said(V.self, wordsForNew(scope)) }
    return said(V.self, reasons(note, of: scope).map(\.name))
  }

  private static func wordsForNew(_ scope: any TracedScope) -> [String] {
    ["@self", "@identity"] + dynamicProperties(of: scope).compactMap(\.label)
  }

  private static func said<V: View>(_ type: V.Type, _ names: [String]) -> String {
    names.isEmpty ? "\(V.self): unchanged." : "\(V.self): \(names.joined(separator: ", ")) changed."
  }

  /// What happened to a scope, by the names of what it reads.
  ///
  /// A body knows the properties of its own view. What else runs reads those of the views around it.
  private static func reasons(_ note: Note, of scope: Scope) -> [BodyRun.Reason] {
    var found: [BodyRun.Reason] = note.hasNewView ? [.init(name: "@self")] : []
    var unnamed = Set(note.sources.keys)
    var holder = scope as? any TracedScope ?? scope.viewAround
    while let view = holder, !unnamed.isEmpty {
      for property in dynamicProperties(of: view) {
        let read = sources(of: property.value, in: view)
        if read.isDisjoint(with: note.sources.keys) { continue }
        found.append(.init(name: property.label ?? "@dependencies", value: words(for: property.value), read: read))
        unnamed.subtract(read)
      }
      holder = view === scope && !isEngine(view.viewType) ? nil : view.viewAround
    }
    if note.hasOther || !unnamed.isEmpty { found.append(.init(name: "@dependencies")) }
    return found
  }

  // MARK: What is recorded

  /// What runs from here on is recorded, if it is on a page.
  static func begin(_ page: RenderCoordinator) { recording = BodyRecording(page) }

  /// The batch is made.
  static func finish() {
    recorded = recording?.finish() ?? []
    recording = nil
  }

  /// Hands out what ran for the batch that was made last, in the order in which it began.
  package static func take() -> [BodyRun] {
    defer { recorded = [] }
    return recorded
  }

  /// What runs has another thing shown in a place, which then runs by itself.
  static func noteShown(_ placement: Placement) { recording?.noteShown(placement) }

  /// The end of the batch that is being written was taken back.
  nonisolated static func takeBack(to written: ByteShares.Written) {
    onMainActorNow { recording?.takeBack(to: written) }
  }

  /// Runs a scope, and records that it does.
  static func record(_ scope: Scope, _ run: () -> Void) {
    let note = turnPage(of: scope)
    guard let recording, recording.page === scope.coordinator else {
      // The page is made, or drawn whole.
      notes[ObjectIdentifier(scope)]?.change.isNew = note == nil
      return run()
    }
    var change = Change(isNew: note == nil)
    change.reasons = note.map { reasons($0, of: scope) } ?? [.init(name: "@self"), .init(name: "@identity")]
    notes[ObjectIdentifier(scope)]?.change = change
    recording.begin(scope, change)
    run()
    recording.end()
  }
}
#endif
