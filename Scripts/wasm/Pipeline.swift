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

@_expose(wasm, "check") @_cdecl("check")
nonisolated func check() -> Int32 {
  MainActor.assumeIsolated {
    do { _ = Counted() }
    let letters = ["a", "bc"].map(\.utf8.count).reduce(0, +)
    return Box(SizeScreen()).value.size == 3 && letters == 3 ? calls : -1
  }
}
