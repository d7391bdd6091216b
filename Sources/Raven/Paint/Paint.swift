/// What a `ShapeStyle` comes to in CSS.
public nonisolated struct _Paint: Hashable, Sendable {
  /// The one colour, or the colour to fall back to.
  var color: String
  /// A gradient in front of the colour.
  var image: GradientImage?
  /// What a material does to what is behind it.
  var backdrop: String?
  /// Shadows of what is painted, as `text-shadow` takes them.
  var drops: [String] = []
  /// Shadows inside what is painted, as `box-shadow` takes them.
  var insets: [String] = []

  init(color: String, image: GradientImage? = nil, backdrop: String? = nil) {
    self.color = color
    self.image = image
    self.backdrop = backdrop
  }

  /// The colour, except where a gradient covers it.
  var ground: String? { image == nil ? color : nil }

  var boxShadow: String? {
    let all = drops + insets
    return all.isEmpty ? nil : all.joined(separator: ",")
  }

  var textShadow: String? { drops.isEmpty ? nil : drops.joined(separator: ",") }

  /// The paint with less of it.
  func faded(_ opacity: Double) -> _Paint {
    var paint = self
    paint.color = fade(color, opacity)
    paint.image = image.map { image in
      GradientImage(
        head: image.head,
        stops: image.stops.map { GradientImage.Stop(color: fade($0.color, opacity), place: $0.place) }
      )
    }
    return paint
  }
}

/// A colour as CSS writes it, with its opacity multiplied.
nonisolated func fade(_ css: String, _ opacity: Double) -> String {
  opacity >= 1 ? css : "color-mix(in srgb,\(css) \(percent(max(opacity, 0))),transparent)"
}

/// A gradient as CSS writes it: how it runs, then its stops.
nonisolated struct GradientImage: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var color: String
    var place: String
  }

  /// The function and its geometry, without the stops: `linear-gradient(to right`.
  var head: String
  var stops: [Stop]

  var css: String {
    var css = head
    for stop in stops { css += "," + stop.color + " " + stop.place }
    return css + ")"
  }
}

extension Visitor {
  /// Puts a paint on the open element as its background; `isFlat` says that the paint is always one colour.
  func paintBackground(_ paint: _Paint?, isFlat: Bool, flat property: Name) {
    if isFlat {
      style(property, paint?.color)
      return
    }
    style(.backgroundColor, paint.flatMap { $0.ground })
    style(intern("background-image"), paint?.image?.css)
    style(intern("backdrop-filter"), paint?.backdrop)
    style(intern("box-shadow"), paint?.boxShadow)
  }
}
