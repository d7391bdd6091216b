/// A picture that stands in a line of text.
///
/// Kept behind a reference: few texts have one, and only apps that use them bring along how they are drawn.
nonisolated final class TextPicture: Equatable, Sendable {
  let image: Image

  init(_ image: Image) {
    self.image = image
    Presence.textPictures = true
  }

  static func == (left: TextPicture, right: TextPicture) -> Bool {
    Presence.textPictures && (left === right || left.image == right.image)
  }
}

nonisolated extension Text {
  /// Creates text that is a picture, in the size and colour of the text around it.
  ///
  /// Put it into a literal, or between other texts:
  ///
  /// ```swift
  /// Text("Tap \(Image(systemName: "plus")) to begin")
  /// Text(Image(systemName: "star.fill")).foregroundStyle(.yellow) + Text(" 4.8")
  /// ```
  /// A system image grows with the font; a picture from the app's `Resources` folder has its own size.
  public init(_ image: Image) {
    var run = TextRun("", kind: .picture)
    run.picture = TextPicture(image)
    self.init(string: "", rich: RichText(runs: [run]))
  }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Puts a picture in, in the size and colour of the text around it.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

extension Visitor {
  /// The picture of a run, in the run's element.
  func picture(of run: TextRun) {
    if let picture = run.picture { Image._build(picture.image, self) }
  }
}
