#if !hasFeature(Embedded)
/// What somebody typed into one text, typed into another that has taken its place meanwhile.
///
/// A three-way merge of texts in which one stretch was changed on either side, for what was only added: it is put where the other
/// text has what stood around it. Whoever took something away has seen what was there; then, and where the app changed the very
/// place, the typist has the last word: the app sees what was typed, and may change that again.
///
/// ```swift
/// retyped("one two", from: "one", over: "")    // " two"
/// retyped("onex", from: "one", over: "ONE")    // "ONEx"
/// retyped("on", from: "one", over: "ONE")      // "on"
/// ```
/// Takes time in proportion to the lengths. What would become longer than any field's text stays as it was typed.
nonisolated func retyped(_ typedText: String, from baseText: String, over otherText: String) -> String {
  let (text, base, other) = (Array(typedText.utf8), Array(baseText.utf8), Array(otherText.utf8))
  if text == other || base.isEmpty || text.count + other.count > mostRetyped { return typedText }
  let (typed, set) = (change(from: base, to: text), change(from: base, to: other))
  guard typed.isEmpty else { return typedText }
  let place: Int
  if typed.lowerBound >= set.upperBound {
    place = typed.lowerBound + other.count - base.count
  } else if typed.lowerBound <= set.lowerBound {
    place = typed.lowerBound
  } else if set.count + other.count == base.count {
    // What was there is gone.
    place = set.lowerBound
  } else {
    return typedText
  }
  let new = text[typed.lowerBound..<typed.lowerBound + text.count - base.count]
  return String(decoding: other[..<place] + new + other[place...], as: UTF8.self)
}

/// No texts are merged that are longer together, in bytes.
private nonisolated let mostRetyped = 256 * 1024

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
