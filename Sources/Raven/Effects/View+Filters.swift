#if !hasFeature(Embedded)
public import Foundation
#endif

extension View {
  /// Casts a shadow of everything that is drawn in this view.
  ///
  /// ```swift
  /// card.shadow(radius: 8, y: 4)
  /// ```
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    filtered(EffectKind.Shadow.self, "drop-shadow(" + shadowLengths(radius, x, y) + " " + color.css + ")")
  }

  /// Blurs the view.
  public func blur(radius: CGFloat) -> some View {
    filtered(EffectKind.Blur.self, radius > 0 ? "blur(" + px(radius) + ")" : nil)
  }

  /// Blurs the view; on a page its edges are never opaque.
  @available(*, unavailable, message: "Use blur(radius:), and clipped() to cut off what it draws outside.")
  public func blur(radius: CGFloat, opaque: Bool) -> some View { self }

  /// Makes the view brighter, from 0 (as it is) to 1 (white), or darker, down to -1.
  public func brightness(_ amount: Double) -> some View {
    // CSS multiplies where SwiftUI adds: mixing with white or black by the amount comes closest.
    filtered(EffectKind.Brightness.self, amount == 0 ? nil : brightnessFilter(amount))
  }

  /// Changes the contrast: 1 leaves it, 0 makes everything grey.
  public func contrast(_ amount: Double) -> some View {
    filtered(EffectKind.Contrast.self, amount == 1 ? nil : "contrast(" + decimal(max(amount, 0)) + ")")
  }

  /// Changes the strength of colours: 1 leaves it, 0 takes them away.
  public func saturation(_ amount: Double) -> some View {
    filtered(EffectKind.Saturation.self, amount == 1 ? nil : "saturate(" + decimal(max(amount, 0)) + ")")
  }

  /// Makes colours grey, from 0 (as they are) to 1.
  public func grayscale(_ amount: Double) -> some View {
    filtered(EffectKind.Grayscale.self, amount == 0 ? nil : "grayscale(" + decimal(min(max(amount, 0), 1)) + ")")
  }

  /// Turns colours around the colour circle.
  public func hueRotation(_ angle: Angle) -> some View {
    filtered(EffectKind.HueRotation.self, angle.radians == 0 ? nil : "hue-rotate(" + angle.css + ")")
  }

  /// Replaces colours by their opposites.
  public func colorInvert() -> some View { filtered(EffectKind.Inversion.self, "invert(1)") }
}

/// Multiplies towards black, or takes contrast away around white.
private func brightnessFilter(_ amount: Double) -> String {
  let amount = min(max(amount, -1), 1)
  if amount < 0 { return "brightness(" + decimal(1 + amount) + ")" }
  let rest = decimal(1 - amount)
  return "invert(1) brightness(" + rest + ") invert(1)"
}
