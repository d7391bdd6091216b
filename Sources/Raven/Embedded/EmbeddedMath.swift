#if hasFeature(Embedded)
// C's functions of numbers, as Foundation has them; those that take more than an instruction are the browser's
// (`maths.js`).

/// The greatest whole number that is not greater.
public nonisolated func floor(_ value: Double) -> Double { value.rounded(.down) }
/// The least whole number that is not less.
public nonisolated func ceil(_ value: Double) -> Double { value.rounded(.up) }
/// The nearest whole number, of two the one farther from zero.
public nonisolated func round(_ value: Double) -> Double { value.rounded() }
/// The number without what is behind its point.
public nonisolated func trunc(_ value: Double) -> Double { value.rounded(.towardZero) }
/// The square root.
public nonisolated func sqrt(_ value: Double) -> Double { value.squareRoot() }
/// The size of a number, without its sign.
public nonisolated func fabs(_ value: Double) -> Double { value.magnitude }
/// What is left of one number divided by another, with the sign of the first.
public nonisolated func fmod(_ value: Double, _ divisor: Double) -> Double {
  value.truncatingRemainder(dividingBy: divisor)
}

/// The sine of an angle in radians.
public nonisolated func sin(_ value: Double) -> Double { browserSin(value) }
/// The cosine of an angle in radians.
public nonisolated func cos(_ value: Double) -> Double { browserCos(value) }
/// The tangent of an angle in radians.
public nonisolated func tan(_ value: Double) -> Double { browserTan(value) }
/// The angle, in radians, whose sine a number is.
public nonisolated func asin(_ value: Double) -> Double { browserAsin(value) }
/// The angle, in radians, whose cosine a number is.
public nonisolated func acos(_ value: Double) -> Double { browserAcos(value) }
/// The angle, in radians, whose tangent a number is.
public nonisolated func atan(_ value: Double) -> Double { browserAtan(value) }
/// The hyperbolic sine.
public nonisolated func sinh(_ value: Double) -> Double { browserSinh(value) }
/// The hyperbolic cosine.
public nonisolated func cosh(_ value: Double) -> Double { browserCosh(value) }
/// The hyperbolic tangent.
public nonisolated func tanh(_ value: Double) -> Double { browserTanh(value) }
/// The power of e.
public nonisolated func exp(_ value: Double) -> Double { browserExp(value) }
/// The natural logarithm.
public nonisolated func log(_ value: Double) -> Double { browserLog(value) }
/// The logarithm to the base 2.
public nonisolated func log2(_ value: Double) -> Double { browserLog2(value) }
/// The logarithm to the base 10.
public nonisolated func log10(_ value: Double) -> Double { browserLog10(value) }
/// The cubic root.
public nonisolated func cbrt(_ value: Double) -> Double { browserCbrt(value) }
/// The angle, in radians, of the point whose ordinate and abscissa are these.
public nonisolated func atan2(_ one: Double, _ other: Double) -> Double { browserAtan2(one, other) }
/// A number to the power of another.
public nonisolated func pow(_ one: Double, _ other: Double) -> Double { browserPow(one, other) }
/// The distance of a point from the origin.
public nonisolated func hypot(_ one: Double, _ other: Double) -> Double { browserHypot(one, other) }

@_extern(wasm, module: "maths", name: "sin")
private nonisolated func browserSin(_: Double) -> Double
@_extern(wasm, module: "maths", name: "cos")
private nonisolated func browserCos(_: Double) -> Double
@_extern(wasm, module: "maths", name: "tan")
private nonisolated func browserTan(_: Double) -> Double
@_extern(wasm, module: "maths", name: "asin")
private nonisolated func browserAsin(_: Double) -> Double
@_extern(wasm, module: "maths", name: "acos")
private nonisolated func browserAcos(_: Double) -> Double
@_extern(wasm, module: "maths", name: "atan")
private nonisolated func browserAtan(_: Double) -> Double
@_extern(wasm, module: "maths", name: "sinh")
private nonisolated func browserSinh(_: Double) -> Double
@_extern(wasm, module: "maths", name: "cosh")
private nonisolated func browserCosh(_: Double) -> Double
@_extern(wasm, module: "maths", name: "tanh")
private nonisolated func browserTanh(_: Double) -> Double
@_extern(wasm, module: "maths", name: "exp")
private nonisolated func browserExp(_: Double) -> Double
@_extern(wasm, module: "maths", name: "log")
private nonisolated func browserLog(_: Double) -> Double
@_extern(wasm, module: "maths", name: "log2")
private nonisolated func browserLog2(_: Double) -> Double
@_extern(wasm, module: "maths", name: "log10")
private nonisolated func browserLog10(_: Double) -> Double
@_extern(wasm, module: "maths", name: "cbrt")
private nonisolated func browserCbrt(_: Double) -> Double
@_extern(wasm, module: "maths", name: "atan2")
private nonisolated func browserAtan2(_: Double, _: Double) -> Double
@_extern(wasm, module: "maths", name: "pow")
private nonisolated func browserPow(_: Double, _: Double) -> Double
@_extern(wasm, module: "maths", name: "hypot")
private nonisolated func browserHypot(_: Double, _: Double) -> Double
#endif
