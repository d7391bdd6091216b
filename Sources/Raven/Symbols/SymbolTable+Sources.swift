#if !hasFeature(Embedded)
extension SymbolTable {
  /// What draws the image that pages call by a key.
  package static func drawing(ofKey key: Substring) -> String {
    drawing(of: String(key.map { $0 == "-" ? "." : $0 })) ?? unknown
  }

  /// The keys of all system images that a Swift source names in a literal, in all their forms, each once and in order.
  ///
  /// A page that runs by itself can ask nobody for a drawing later: its files hold those it may show. A name that is put
  /// together from parts is not found.
  package static func keys(namedIn source: String) -> [String] {
    let forms = ["", ".circle", ".square", ".rectangle"].flatMap { frame in
      ["", ".slash"].flatMap { slash in ["", ".fill"].map { frame + slash + $0 } }
    }
    var found: Set<String> = []
    // Between two quotation marks is a literal, or what is between literals, which is no name.
    for text in source.split(separator: "\"", omittingEmptySubsequences: false) {
      guard text.utf8.count <= 60, drawing(of: String(text)) != nil else { continue }
      found.formUnion(forms.map { text + $0 }.filter { drawing(of: $0) != nil }.map(key))
    }
    return found.sorted()
  }
}
#endif
