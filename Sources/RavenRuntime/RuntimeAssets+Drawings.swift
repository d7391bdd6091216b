extension RuntimeAssets {
  /// How many drawings one sheet holds at most.
  public static let drawingsPerSheet = 60

  /// A file of drawings of system images: `heart.svg` is one, `heart+star.css` a sheet of several.
  ///
  /// The file is called by what pages call the images, and `drawing` tells what draws each. A sheet defines a custom property
  /// for each, `--i-heart`, so that a page shows all its images at first paint with one request; of several with the same
  /// drawing, the others refer to the first. Nil for what no page calls an image, for drawings that are not there, and for
  /// a sheet with too many.
  public static func drawing(_ fileName: Substring, of drawing: (Substring) -> String) -> RuntimeAsset? {
    if fileName.hasSuffix(".svg") {
      let key = fileName.dropLast(4)
      guard isKey(key), let svg = svg(drawing(key)[...], quote: "\"") else { return nil }
      return RuntimeAsset(name: String(fileName), contentType: "image/svg+xml", bytes: Array(svg.utf8))
    }
    guard fileName.hasSuffix(".css") else { return nil }
    let keys = fileName.dropLast(4).split(separator: "+", maxSplits: drawingsPerSheet)
    guard keys.count <= drawingsPerSheet else { return nil }
    var sheet = ":root{"
    var keysByDrawing: [String: Substring] = [:]
    for key in keys {
      guard isKey(key) else { return nil }
      let drawing = drawing(key)
      if let first = keysByDrawing[drawing] {
        if first != key { sheet += "--i-\(key):var(--i-\(first));" }
        continue
      }
      guard let svg = svg(drawing[...], quote: "'") else { return nil }
      keysByDrawing[drawing] = key
      let escaped = svg.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing("#", with: "%23")
      sheet += "--i-\(key):url(\"data:image/svg+xml,\(escaped)\");"
    }
    return RuntimeAsset(
      name: String(fileName),
      contentType: "text/css; charset=utf-8",
      bytes: Array((sheet + "}\n").utf8)
    )
  }

  /// Whether a page may call an image so: what is asked for is written into the sheet.
  private static func isKey(_ name: Substring) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return !name.isEmpty
      && name.utf8.allSatisfy { $0 == UInt8(ascii: "-") || letters.contains($0) || digits.contains($0) }
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
