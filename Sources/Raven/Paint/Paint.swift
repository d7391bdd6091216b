/// What a `ShapeStyle` comes to in CSS.
///
/// What few have besides a colour is behind a reference, so that the others are small to copy.
public nonisolated struct _Paint: Hashable, Sendable {
  /// The one colour, or the colour to fall back to.
  var color: String
  private var kept: PaintExtras?

  init(color: String) { self.color = color }

  init(color: String, image: GradientImage?, backdrop: String? = nil) {
    self.color = color
    self.image = image
    self.backdrop = backdrop
  }

  /// A gradient in front of the colour.
  var image: GradientImage? {
    get { extras?.values.image }
    set { change { $0.image = newValue } }
  }

  /// What a material does to what is behind it.
  var backdrop: String? {
    get { extras?.values.backdrop }
    set { change { $0.backdrop = newValue } }
  }

  /// Shadows of what is painted, as `text-shadow` takes them.
  var drops: [String] {
    get { extras?.values.drops ?? [] }
    set { change { $0.drops = newValue } }
  }

  /// Shadows inside what is painted, as `box-shadow` takes them.
  var insets: [String] {
    get { extras?.values.insets ?? [] }
    set { change { $0.insets = newValue } }
  }

  private var extras: PaintExtras? { Presence.richPaint ? kept : nil }

  private mutating func change(_ change: (inout PaintExtras.Values) -> Void) {
    Presence.richPaint = true
    var values = kept?.values ?? PaintExtras.Values()
    change(&values)
    kept = values == PaintExtras.Values() ? nil : PaintExtras(values)
  }

  /// The colour, except where a gradient covers it.
  var ground: String? { image == nil ? color : nil }

  var boxShadow: String? {
    guard let values = extras?.values else { return nil }
    let all = values.drops + values.insets
    return all.isEmpty ? nil : all.joined(separator: ",")
  }

  var textShadow: String? {
    guard let drops = extras?.values.drops, !drops.isEmpty else { return nil }
    return drops.joined(separator: ",")
  }

  /// The paint with less of it.
  func faded(_ opacity: Double) -> _Paint {
    var paint = self
    paint.color = fade(color, opacity)
    guard let extras, let image = extras.values.image else { return paint }
    var values = extras.values
    values.image = GradientImage(
      head: image.head,
      stops: image.stops.map { GradientImage.Stop(color: fade($0.color, opacity), place: $0.place) }
    )
    // Not through `image`: what is rich already needs not say so.
    paint.kept = PaintExtras(values)
    return paint
  }

  public static func == (left: _Paint, right: _Paint) -> Bool {
    sameBytes(left.color, right.color) && left.extras?.values == right.extras?.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(extras?.values)
  }
}

/// What a paint has besides a colour.
private nonisolated final class PaintExtras: Sendable {
  struct Values: Hashable, Sendable {
    var image: GradientImage?
    var backdrop: String?
    var drops: [String] = []
    var insets: [String] = []
  }

  let values: Values

  init(_ values: Values) { self.values = values }
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
