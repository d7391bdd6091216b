// Comparing text that is not all in the same form needs Unicode's tables, 46 kB. The page has them already: it is asked.

/// What the library wants to know of two texts.
public enum Expectation {
  case equal
  case less
}

/// `_stringCompareInternal(_:_:expecting:)`, which text that is the same to the byte, and short enough, never gets to.
@_silgen_name("__wrap_$es22_stringCompareInternal__9expectingSbs11_StringGutsV_ADs01_E16ComparisonResultOtF")
public func compareTexts(_ left: String, _ right: String, expecting: Expectation) -> Bool {
  var (left, right) = (left, right)
  return left.withUTF8 { left in right.withUTF8 { right in isOrder(of: left, right, expecting) } }
}

/// `_StringGutsSlice.compare(with:expecting:)`.
@_cdecl("__wrap_$es16_StringGutsSliceV7compare4with9expectingSbAB_s01_A16ComparisonResultOtF")
public func compareParts(_ other: UnsafeRawPointer, expecting: UInt8, _ this: UnsafeRawPointer, _: Int32) -> Bool {
  var (left, right) = (this.load(as: TextPart.self), other.load(as: TextPart.self))
  let (leftRange, rightRange) = (left.lower..<left.upper, right.lower..<right.upper)
  return left.text.withUTF8 { leftBytes in
    right.text.withUTF8 { rightBytes in
      isOrder(
        of: UnsafeBufferPointer(rebasing: leftBytes[leftRange]),
        UnsafeBufferPointer(rebasing: rightBytes[rightRange]),
        expecting == 0 ? .equal : .less
      )
    }
  }
}

/// Whether two texts are equal, or the first is less.
private func isOrder(
  of left: UnsafeBufferPointer<UInt8>,
  _ right: UnsafeBufferPointer<UInt8>,
  _ expecting: Expectation
) -> Bool {
  let common = left.count < right.count ? left.count : right.count
  var index = 0
  while index < common, left[index] == right[index] { index += 1 }
  let order: Int32
  // No letter of ASCII joins with what stands before it.
  if isASCII(left, from: index), isASCII(right, from: index) {
    order =
      index < common
      ? Int32(left[index]) - Int32(right[index])
      : Int32(truncatingIfNeeded: left.count) - Int32(truncatingIfNeeded: right.count)
  } else {
    order = compareText(left.baseAddress, Int32(left.count), right.baseAddress, Int32(right.count))
  }
  return expecting == .equal ? order == 0 : order < 0
}

@_extern(wasm, module: "order", name: "compare")
func compareText(_: UnsafePointer<UInt8>?, _: Int32, _: UnsafePointer<UInt8>?, _: Int32) -> Int32
