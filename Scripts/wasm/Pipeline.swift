// The language features Raven counts on in the browser, each in its smallest form. When this file fails, the toolchain
// or the flags changed; when only Raven fails, its source left the subset. `Documentation/Building.md` lists the rules.

/// A mutable global needs the main actor; without it Swift 6 refuses.
var calls: Int32 = 0

protocol Screen {
  associatedtype Content
  var content: Content { get }
}

struct Settings {
  var size = 3
}

/// A key path that is read where it is written folds away; one that is kept needs a runtime that is not there.
@propertyWrapper struct Setting<Value> {
  let wrappedValue: Value
  @inline(__always) init(_ path: KeyPath<Settings, Value>) {
    wrappedValue = Settings()[keyPath: path]
  }
}

struct SizeScreen: Screen {
  @Setting(\.size) var size
  var content: some Equatable { Int32(size) }
}

/// Without `nonisolated deinit` a generic class crashes this compiler.
final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
  nonisolated deinit {}
}

final class Counted {
  isolated deinit { calls += 1 }
}

/// The page compares text that is in several forms; `joined` keeps the compiler from doing it.
func isTextCompared() -> Bool {
  let (composed, apart) = (["caf", "\u{E9}s"].joined(), ["cafe", "\u{301}s"].joined())
  return composed == apart && !(composed < apart) && composed != "cafes" && "cafes" < apart && !(composed < "cafes")
    && apart < ["caf\u{E9}", "t"].joined() && Set([composed, apart]).count == 1
}

/// Texts are appended to texts, short ones and long ones, and to themselves, as bytes are to bytes.
func isTextAppended() -> Bool {
  let parts = ["", "a", "\u{E9}", "0123456789", "0123456789a", "a text of some length, \u{1F469}\u{200D}\u{1F680}"]
  for start in 0..<parts.count {
    var (text, bytes) = (parts[start], Array(parts[start].utf8))
    for step in 0..<40 {
      let (part, kept) = (parts[(start + step * step) % parts.count], text)
      text += step == 20 ? text : part
      bytes += step == 20 ? bytes : Array(part.utf8)
      // What was there before stays as it was.
      if Array(text.utf8) != bytes || Array(kept.utf8).count > bytes.count { return false }
      if !text.hasPrefix(kept) || text.utf8.count != bytes.count { return false }
    }
    let middle = text[text.index(text.startIndex, offsetBy: 3)..<text.index(text.startIndex, offsetBy: 12)]
    if parts[3] + middle + parts[2] != "\(parts[3])\(String(middle))\(parts[2])" { return false }
  }
  return true
}

@_expose(wasm, "check") @_cdecl("check")
nonisolated func check() -> Int32 {
  MainActor.assumeIsolated {
    do { _ = Counted() }
    let letters = ["a", "bc"].map(\.utf8.count).reduce(0, +)
    return Box(SizeScreen()).value.size == 3 && letters == 3 && isTextCompared() && isTextAppended() ? calls : -1
  }
}
