/// A view looked for by its id.
class ViewQuery {
  /// Tells the types of ids apart.
  var typeID: ObjectIdentifier { preconditionFailure("a query without a type") }

  init() {}
  nonisolated deinit {}
}

/// A view looked for by an id of a type.
final class TypedViewQuery<ID: Hashable>: ViewQuery {
  let id: ID

  init(_ id: ID) {
    self.id = id
    super.init()
  }

  nonisolated deinit {}

  override var typeID: ObjectIdentifier { ObjectIdentifier(TypedViewQuery<ID>.self) }
}

extension ViewQuery {
  /// Whether it looks for an id.
  func matches<ID: Hashable>(_ id: ID) -> Bool {
    typeID == ObjectIdentifier(TypedViewQuery<ID>.self) && unsafeDowncast(self, to: TypedViewQuery<ID>.self).id == id
  }
}

extension Block {
  /// The id of the first root element, or 0.
  var firstRoot: UInt32 {
    var first: UInt32 = 0
    forEachRoot { if first == 0 { first = $0 } }
    return first
  }
}
