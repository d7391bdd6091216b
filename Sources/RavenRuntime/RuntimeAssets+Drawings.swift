extension RuntimeAssets {
  /// How many drawings one sheet holds at most.
  public static let drawingsPerSheet = 60

  /// A file of drawings of system images: `heart.svg` is one, `heart+star.css` a sheet of several.
  ///
  /// A sheet defines a custom property for each, `--i-heart`, so that a page shows all its images at first paint with one
  /// request. Nil for names that are not there, or a sheet with too many.
  public static func drawing(_ fileName: Substring) -> RuntimeAsset? {
    if fileName.hasSuffix(".svg") {
      guard let svg = svg(fileName.dropLast(4), quote: "\"") else { return nil }
      return RuntimeAsset(name: String(fileName), contentType: "image/svg+xml", bytes: Array(svg.utf8))
    }
    guard fileName.hasSuffix(".css") else { return nil }
    let names = fileName.dropLast(4).split(separator: "+", maxSplits: drawingsPerSheet)
    guard names.count <= drawingsPerSheet else { return nil }
    var sheet = ":root{"
    for name in names {
      guard let svg = svg(name, quote: "'") else { return nil }
      let escaped = svg.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing("#", with: "%23")
      sheet += "--i-\(name):url(\"data:image/svg+xml,\(escaped)\");"
    }
    return RuntimeAsset(
      name: String(fileName),
      contentType: "text/css; charset=utf-8",
      bytes: Array((sheet + "}\n").utf8)
    )
  }

  private static func svg(_ name: Substring, quote: String) -> String? {
    guard let shapes = shapesByName[name] else { return nil }
    let opening = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\">"
    return (opening + shapes + "</svg>").replacing("\"", with: quote)
  }

  private static let shapesByName: [Substring: Substring] = {
    var found: [Substring: Substring] = [:]
    let source = IconDrawings.source.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    for line in source.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      found[line[..<space]] = line[line.index(after: space)...]
    }
    return found
  }()
}
