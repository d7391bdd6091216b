#if hasFeature(Embedded)
nonisolated extension RoutePlace {
  /// Where the document is, which the browser knows (`address.js`).
  static let ofDocument: RoutePlace = {
    func text(_ index: Int32) -> String { takenText(keepPart(index), by: takePart) }
    var segments: [String] = []
    var index: Int32 = 0
    while index < countParts() {
      index += 1
      segments.append(text(index))
    }
    return RoutePlace(base: text(0), segments: segments)
  }()
}

@_extern(wasm, module: "address", name: "parts")
private nonisolated func countParts() -> Int32

@_extern(wasm, module: "address", name: "part")
private nonisolated func keepPart(_: Int32) -> Int32

@_extern(wasm, module: "address", name: "take")
private nonisolated func takePart(_: UnsafeMutablePointer<UInt8>?)
#endif
