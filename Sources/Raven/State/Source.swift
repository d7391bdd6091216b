/// Something a scope can read and that tells its readers when it is written: a state box, an environment value.
///
/// A reading is an *edge* in two intrusive lists, the source's and the scope's, so recording, dropping and notifying cost
/// O(1) each, and nothing is left behind on either side.
nonisolated class Source {
  init() {}

  fileprivate var firstReader: UnsafeMutablePointer<ReadEdge>?

  deinit {
    while let edge = firstReader { ReadEdge.remove(edge) }
  }

  /// Records that the running scope read this source.
  @_optimize(speed)
  final func recordRead() {
    guard let scope = Scope.current else { return }
    if let first = firstReader, first.pointee.scope === scope { return }
    var edge = scope.firstRead
    while let current = edge {
      if current.pointee.source === self { return }
      edge = current.pointee.nextOfScope
    }
    ReadEdge.add(source: self, scope: scope)
  }

  /// Marks every reader.
  final func notifyReaders() {
    if firstReader == nil { return }
    nonisolated(unsafe) let source = self
    onMainActor { source.markReaders() }
  }

  @MainActor private final func markReaders() {
    var edge = firstReader
    while let current = edge {
      edge = current.pointee.nextOfSource
      current.pointee.scope.invalidate()
    }
  }
}

/// One scope's reading of one source.
nonisolated struct ReadEdge {
  unowned(unsafe) let source: Source
  unowned(unsafe) let scope: Scope
  var previousOfSource: UnsafeMutablePointer<ReadEdge>?
  var nextOfSource: UnsafeMutablePointer<ReadEdge>?
  var previousOfScope: UnsafeMutablePointer<ReadEdge>?
  var nextOfScope: UnsafeMutablePointer<ReadEdge>?

  fileprivate static func add(source: Source, scope: Scope) {
    let edge = UnsafeMutablePointer<ReadEdge>.allocate(capacity: 1)
    edge.initialize(
      to: ReadEdge(
        source: source,
        scope: scope,
        nextOfSource: source.firstReader,
        nextOfScope: scope.firstRead
      )
    )
    source.firstReader?.pointee.previousOfSource = edge
    source.firstReader = edge
    scope.firstRead?.pointee.previousOfScope = edge
    scope.firstRead = edge
  }

  static func remove(_ edge: UnsafeMutablePointer<ReadEdge>) {
    let old = edge.pointee
    if let previous = old.previousOfSource {
      previous.pointee.nextOfSource = old.nextOfSource
    } else {
      old.source.firstReader = old.nextOfSource
    }
    old.nextOfSource?.pointee.previousOfSource = old.previousOfSource
    if let previous = old.previousOfScope {
      previous.pointee.nextOfScope = old.nextOfScope
    } else {
      old.scope.firstRead = old.nextOfScope
    }
    old.nextOfScope?.pointee.previousOfScope = old.previousOfScope
    edge.deallocate()
  }
}
