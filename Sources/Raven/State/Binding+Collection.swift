/// A binding to a collection is a collection of bindings to its elements.
///
/// ```swift
/// Toggle("All lamps", sources: $lamps, isOn: \.isOn)
/// ```
/// A binding of an element that is gone by the time it is used reads the value last seen and writes nothing.
nonisolated extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

nonisolated extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of the elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The place behind another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position, seen: wrappedValue[position])
  }
}

nonisolated extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The place before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

nonisolated extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

nonisolated extension Binding where Value: MutableCollection {
  /// A binding to the element at a place, which was last seen with a value.
  func element(at position: Value.Index, seen: Value.Element) -> Binding<Value.Element> {
    let base = self
    return Binding<Value.Element>(
      derivedGet: {
        let now = base.wrappedValue
        return now.indices.contains(position) ? now[position] : seen
      },
      set: { newValue in
        var now = base.wrappedValue
        guard now.indices.contains(position) else { return }
        now[position] = newValue
        base.wrappedValue = now
      }
    )
  }
}
