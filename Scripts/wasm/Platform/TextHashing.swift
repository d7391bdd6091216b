// Hashing text needs Unicode's tables, 46 kB, so that all forms of a text have one hash. The page has them already.

extension String {
  /// `hash(into:)`, the same for all forms of a text.
  @_silgen_name("__wrap_$eSS4hash4intoys6HasherVz_tF")
  public func hashForms(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { bytes in
      if isASCII(bytes, from: 0) {
        hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        // No text's hash begins with another's.
        hasher.combine(0xFF as UInt8)
      } else {
        hasher.combine(hashText(bytes.baseAddress, Int32(bytes.count)))
      }
    }
  }
}

@_extern(wasm, module: "order", name: "hash")
func hashText(_: UnsafePointer<UInt8>?, _: Int32) -> Int32
