#if !hasFeature(Embedded)
public import Foundation
#endif

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the start, as `onDelete` names them; offsets behind the end are ignored.
  ///
  /// Complexity: O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets from the start before the one at another, in the order they stand in.
  ///
  /// Complexity: O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = elements.indices.filter(source.contains)
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let behind = elements.indices.filter { $0 >= destination && !source.contains($0) }
    for (index, origin) in zip(Array(indices), before + moved + behind) { self[index] = elements[origin] }
  }
}
