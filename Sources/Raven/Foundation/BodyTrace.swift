#if !hasFeature(Embedded)
extension View {
  /// Prints why the body that calls it runs.
  ///
  /// Use it for as long as you look for a body that runs too often; take it out before the app is served to others.
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

/// Why bodies run: what woke the scopes whose bodies have asked.
///
/// ```
///   source ──notifies──▶ note: scope, source ──body asks──▶ which property of the view reads that source
/// ```
/// Nothing is noted before the first body asks.
enum BodyTrace {
  /// Where lines go.
  static var write: (String) -> Void = { print($0) }
  /// Whether any body has asked.
  private(set) nonisolated(unsafe) static var isOn = false
  private static var notes: [ObjectIdentifier: Note] = [:]
  /// How many notes there may be before those of scopes that are gone are looked for.
  private static var mostNotes = 256

  /// What happened to a scope since its body last asked.
  private struct Note {
    weak var scope: Scope?
    var hasNewView = false
    var hasOther = false
    /// Kept, as those of objects last no longer than somebody reads them.
    var sources: [ObjectIdentifier: Source] = [:]
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

  /// What is to be said of the body that is running.
  fileprivate static func words<V: View>(for type: V.Type) -> String {
    isOn = true
    guard let current = Scope.current?.takeUnretainedValue(), let scope = current as? ViewScope<V> else {
      return "\(V.self): asked outside of its body"
    }
    let id = ObjectIdentifier(scope)
    let note = notes[id].flatMap { $0.scope === scope ? $0 : nil }
    if notes.count >= mostNotes {
      notes = notes.filter { $0.value.scope != nil }
      mostNotes = max(256, 2 * notes.count)
    }
    notes[id] = Note(scope: scope)
    let properties = Mirror(reflecting: scope.view).children.filter { $0.value is any DynamicProperty }
    guard let note else {
      return said(V.self, ["@self", "@identity"] + properties.compactMap(\.label))
    }
    let written = Set(note.sources.keys)
    var (names, unnamed) = (note.hasNewView ? ["@self"] : [], written)
    for property in properties where !written.isEmpty {
      let read = sources(of: property.value, in: scope)
      if read.isDisjoint(with: written) { continue }
      names.append(property.label ?? "@dependencies")
      unnamed.subtract(read)
    }
    if note.hasOther || !unnamed.isEmpty { names.append("@dependencies") }
    return said(V.self, names)
  }

  private static func said<V: View>(_ type: V.Type, _ names: [String]) -> String {
    names.isEmpty ? "\(V.self): unchanged." : "\(V.self): \(names.joined(separator: ", ")) changed."
  }

  /// What a property reads.
  private static func sources(of property: Any, in scope: Scope) -> Set<ObjectIdentifier> {
    if let property = property as? any ReadingProperty {
      let reader = Scope(coordinator: scope.coordinator) { _, _ in }
      let outside = Scope.current
      Scope.current = .passUnretained(reader)
      property.readOnce()
      Scope.current = outside
      return reader.readSources
    }
    var found: Set<ObjectIdentifier> = []
    collect(property, 3, into: &found)
    return found
  }

  /// Finds the boxes of a property, and the sources that these have.
  private static func collect(_ value: Any, _ depth: Int, into found: inout Set<ObjectIdentifier>) {
    var value = value
    if let box = value as? DynamicBox {
      value = box.root
      found.insert(ObjectIdentifier(box.root))
    } else if let source = value as? Source {
      found.insert(ObjectIdentifier(source))
      return
    }
    if depth == 0 { return }
    for child in Mirror(reflecting: value).children {
      guard let part = part(child.value) else { continue }
      // A person's own objects are not looked into.
      if part is Source || !(type(of: part) is AnyClass) { collect(part, depth - 1, into: &found) }
    }
  }

  /// A value, taken out of its optional.
  private static func part(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

/// A property whose sources are known only by reading it.
protocol ReadingProperty {
  func readOnce()
}

extension Environment: ReadingProperty {
  func readOnce() { _ = wrappedValue }
}

extension ObservedObject: ReadingProperty {
  func readOnce() { _ = wrappedValue }
}

extension StateObject: ReadingProperty {
  func readOnce() { _ = wrappedValue }
}

extension EnvironmentObject: ReadingProperty {
  func readOnce() { _ = wrappedValue }
}

extension Scope {
  /// The sources this scope has read.
  fileprivate var readSources: Set<ObjectIdentifier> {
    var sources: Set<ObjectIdentifier> = []
    var edge = firstRead
    while let current = edge {
      sources.insert(ObjectIdentifier(current.pointee.source.takeUnretainedValue()))
      edge = current.pointee.nextOfScope
    }
    return sources
  }
}
#endif
