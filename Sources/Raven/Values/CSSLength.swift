/// A length as CSS writes it: at most three decimals, no exponent, so that any finite number is valid.
///
/// Infinite and undefined lengths become 0.
nonisolated func px(_ length: CGFloat) -> String { decimal(Double(length)) + "px" }

/// A number with at most three decimals.
nonisolated func decimal(_ number: Double) -> String {
  guard number.isFinite else { return "0" }
  let thousandths = (min(max(number, -1e9), 1e9) * 1000).rounded()
  let whole = Int(thousandths.magnitude) / 1000
  var fraction = Int(thousandths.magnitude) % 1000
  var text = thousandths < 0 ? "-" + String(whole) : String(whole)
  if fraction == 0 { return text }
  text += "."
  var digit = 100
  while fraction > 0 {
    text += String(fraction / digit)
    fraction %= digit
    digit /= 10
  }
  return text
}
