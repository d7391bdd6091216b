/// Something a scope can read and that tells its readers when it is written: a state box, an environment value.
///
/// A reading is an *edge* in two intrusive lists, the source's and the scope's, so recording, dropping and notifying cost
/// O(1) each, and nothing is left behind on either side.
nonisolated class Source {
  init() {}

  fileprivate final var firstReader: UnsafeMutablePointer<ReadEdge>?

  deinit {
    while let edge = firstReader { ReadEdge.remove(edge) }
  }

  /// Records that the running scope read this source.
  ///
  /// A list reads the same once for every row, so that nothing is counted or called here.
  @inline(__always)
  final func recordRead() {
    guard let scope = Scope.current else { return }
    if let first = firstReader, first.pointee.scope.toOpaque() == scope.toOpaque() { return }
    recordRead(by: scope)
  }

  @inline(never)
  private final func recordRead(by scope: Unmanaged<Scope>) {
    let source = Unmanaged.passUnretained(self)
    var edge = scope._withUnsafeGuaranteedRef(\.firstRead)
    while let current = edge {
      if current.pointee.source.toOpaque() == source.toOpaque() { return }
      edge = current.pointee.nextOfScope
    }
    ReadEdge.add(source: source, scope: scope)
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
      let scope = current.pointee.scope.takeUnretainedValue()
      #if !hasFeature(Embedded)
      if BodyTrace.isOn { BodyTrace.note(self, for: scope) }
      #endif
      scope.invalidate()
    }
  }
}

/// One scope's reading of one source.
nonisolated struct ReadEdge {
  let source: Unmanaged<Source>
  let scope: Unmanaged<Scope>
  var previousOfSource: UnsafeMutablePointer<ReadEdge>?
  var nextOfSource: UnsafeMutablePointer<ReadEdge>?
  var previousOfScope: UnsafeMutablePointer<ReadEdge>?
  var nextOfScope: UnsafeMutablePointer<ReadEdge>?

  fileprivate static func add(source: Unmanaged<Source>, scope: Unmanaged<Scope>) {
    let edge = UnsafeMutablePointer<ReadEdge>.allocate(capacity: 1)
    source._withUnsafeGuaranteedRef { source in
      scope._withUnsafeGuaranteedRef { scope in
        edge.initialize(
          to: ReadEdge(
            source: .passUnretained(source),
            scope: .passUnretained(scope),
            nextOfSource: source.firstReader,
            nextOfScope: scope.firstRead
          )
        )
        source.firstReader?.pointee.previousOfSource = edge
        source.firstReader = edge
        scope.firstRead?.pointee.previousOfScope = edge
        scope.firstRead = edge
      }
    }
  }

  static func remove(_ edge: UnsafeMutablePointer<ReadEdge>) {
    let old = edge.pointee
    if let previous = old.previousOfSource {
      previous.pointee.nextOfSource = old.nextOfSource
    } else {
      old.source._withUnsafeGuaranteedRef { $0.firstReader = old.nextOfSource }
    }
    old.nextOfSource?.pointee.previousOfSource = old.previousOfSource
    if let previous = old.previousOfScope {
      previous.pointee.nextOfScope = old.nextOfScope
    } else {
      old.scope._withUnsafeGuaranteedRef { $0.firstRead = old.nextOfScope }
    }
    old.nextOfScope?.pointee.previousOfScope = old.previousOfScope
    edge.deallocate()
  }
}
