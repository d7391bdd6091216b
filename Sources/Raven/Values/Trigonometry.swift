// Angles without a mathematics library, which the browser's build has not: exact to what CSS is told, three decimals.

/// The sine of an angle in radians.
nonisolated func sine(_ angle: Double) -> Double {
  guard angle.isFinite else { return 0 }
  var x = angle.remainder(dividingBy: 2 * .pi)
  if x > .pi / 2 { x = .pi - x }
  if x < -.pi / 2 { x = -.pi - x }
  let square = x * x
  var term = x
  var sum = x
  var n = 1.0
  while n < 19 {
    term *= -square / ((n + 1) * (n + 2))
    sum += term
    n += 2
  }
  return sum
}

/// The cosine of an angle in radians.
nonisolated func cosine(_ angle: Double) -> Double { sine(angle + .pi / 2) }

/// The angle of a direction in radians, between -π and π.
nonisolated func arcTangent(_ y: Double, _ x: Double) -> Double {
  if x == 0, y == 0 { return 0 }
  let isSteep = y.magnitude > x.magnitude
  let ratio = isSteep ? x.magnitude / y.magnitude : y.magnitude / x.magnitude
  // Halved twice, the series is short.
  func halved(_ t: Double) -> Double { t / (1 + (1 + t * t).squareRoot()) }
  let t = halved(halved(ratio))
  var power = t
  var sum = 0.0
  var n = 1.0
  while n < 20 {
    sum += power / n
    power *= -t * t
    n += 2
  }
  var angle = sum * 4
  if isSteep { angle = .pi / 2 - angle }
  if x < 0 { angle = .pi - angle }
  return y < 0 ? -angle : angle
}
