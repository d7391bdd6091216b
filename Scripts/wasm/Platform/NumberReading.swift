// Numbers with a point are read from text by the browser (`printf.js`): C's function for it is 13 kB of code.

@_extern(wasm, module: "printf", name: "read")
func readNumber(_: UnsafePointer<UInt8>, _: Int32) -> Int32

@_extern(wasm, module: "printf", name: "number")
func takeNumber() -> Double

/// What `Double(_:)` calls with a text that ends with a zero: where the number ends, or nil if there is none.
@_cdecl("_swift_stdlib_strtod_clocale")
public func readDouble(_ text: UnsafePointer<UInt8>, _ result: UnsafeMutablePointer<Double>) -> UnsafePointer<UInt8>? {
  var count: Int32 = 0
  while text[Int(count)] != 0 { count &+= 1 }
  if readNumber(text, count) == 0 { return nil }
  result.pointee = takeNumber()
  return text + Int(count)
}

/// What `Float(_:)` calls.
@_cdecl("_swift_stdlib_strtof_clocale")
public func readFloat(_ text: UnsafePointer<UInt8>, _ result: UnsafeMutablePointer<Float>) -> UnsafePointer<UInt8>? {
  var number = 0.0
  let end = readDouble(text, &number)
  if end != nil { result.pointee = Float(number) }
  return end
}
