#if !hasFeature(Embedded)
/// What somebody made of one text, made of another that has taken its place meanwhile.
///
/// A three-way merge of texts in which one stretch was changed on either side: the stretch that was typed is put where the other
/// text has what stood there. Where both changed the same, what was typed stands behind what the other has.
///
/// ```swift
/// retyped("one two", from: "one", over: "")    // " two"
/// retyped("once", from: "one", over: "ONE")    // "ONEc": the app's transformation has the next word
/// ```
/// Takes time in proportion to the lengths.
nonisolated func retyped(_ text: String, from base: String, over other: String) -> String {
  let (text, base, other) = (Array(text.utf8), Array(base.utf8), Array(other.utf8))
  let (typed, set) = (change(from: base, to: text), change(from: base, to: other))
  let shift = other.count - base.count
  let place: Range<Int>
  if typed.lowerBound >= set.upperBound {
    place = typed.lowerBound + shift..<typed.upperBound + shift
  } else if typed.upperBound <= set.lowerBound {
    place = typed
  } else {
    let end = set.upperBound + shift
    place = end..<end
  }
  let new = text[typed.lowerBound..<text.count - (base.count - typed.upperBound)]
  return String(decoding: other[..<place.lowerBound] + new + other[place.upperBound...], as: UTF8.self)
}

/// The stretch of one text that another has something else for, from a whole character's start to its end.
private nonisolated func change(from old: [UInt8], to new: [UInt8]) -> Range<Int> {
  let most = min(old.count, new.count)
  var start = 0
  while start < most, old[start] == new[start] { start += 1 }
  while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
  var end = 0
  while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
  while end > 0, isInside(old, old.count - end) || isInside(new, new.count - end) { end -= 1 }
  return start..<old.count - end
}

/// Whether a place is between the bytes of one character.
private nonisolated func isInside(_ text: [UInt8], _ place: Int) -> Bool {
  place < text.count && text[place] & 0b1100_0000 == 0b1000_0000
}
#endif
