/// The whole number a page sent; nil for anything but up to nine digits.
nonisolated func wholeNumber(_ text: String) -> Int? {
  guard (1...9).contains(text.utf8.count) else { return nil }
  var number = 0
  for byte in text.utf8 {
    guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    number = number * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return number
}

/// The number a page sent, as pages write them: a sign, digits, a point and digits, an exponent; nil for anything else.
///
/// Exact for up to fifteen digits: the digits as a whole number, then one division or multiplication by a power of ten.
nonisolated func decimalNumber(_ text: String) -> Double? {
  guard text.utf8.count <= 40 else { return nil }
  var digits = 0.0
  var (count, scale, exponent, exponentDigits) = (0, 0, 0, 0)
  var (isNegative, isFraction, isExponent, isExponentNegative) = (false, false, false, false)
  var isStart = true
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "-") where isStart:
      if isExponent { isExponentNegative = true } else { isNegative = true }
    case UInt8(ascii: "+") where isStart && isExponent: break
    case UInt8(ascii: ".") where !isFraction && !isExponent: isFraction = true
    case UInt8(ascii: "e") where count > 0 && !isExponent, UInt8(ascii: "E") where count > 0 && !isExponent:
      isExponent = true
      isStart = true
      continue
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digit = Int(byte - UInt8(ascii: "0"))
      if isExponent {
        exponent = min(exponent * 10 + digit, 999)
        exponentDigits += 1
      } else {
        digits = digits * 10 + Double(digit)
        count += 1
        if isFraction { scale += 1 }
      }
    default: return nil
    }
    isStart = false
  }
  if count == 0 || (isExponent && exponentDigits == 0) { return nil }
  let power = (isExponentNegative ? -exponent : exponent) - scale
  var factor = 1.0
  for _ in 0..<abs(power) { factor *= 10 }
  let magnitude = power < 0 ? digits / factor : digits * factor
  return magnitude.isFinite ? (isNegative ? -magnitude : magnitude) : nil
}
