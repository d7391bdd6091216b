#if hasFeature(Embedded)
// How texts go to functions of the browser and come back: as address and count.

/// Has a function of the browser read a text.
nonisolated func withBytes<Result>(of text: String, _ body: (UnsafePointer<UInt8>?, Int32) -> Result) -> Result {
  var text = text
  return text.withUTF8 { body($0.baseAddress, Int32($0.count)) }
}

/// The text of so many bytes that a function of the browser has ready, which another copies.
package nonisolated func takenText(_ count: Int32, by take: (UnsafeMutablePointer<UInt8>?) -> Void) -> String {
  String(unsafeUninitializedCapacity: Int(count)) { bytes in
    take(bytes.baseAddress)
    return Int(count)
  }
}
#endif
