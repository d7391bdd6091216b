import SwiftUI

/// Runs of Markdown as one text.
struct InlineText: View {
  let runs: [MarkdownRun]
  @Environment(\.pageRoot) private var root
  @Environment(\.pageCarrier) private var carrier

  var body: some View { text }

  #if !hasFeature(Embedded)
  private var text: Text {
    runs.reduce(Text(verbatim: "")) { whole, run in
      var part = Text(verbatim: run.text)
      if let address = run.address {
        var linked = AttributedString(run.text)
        linked.link = URL(string: DocumentAddress.of(address, root: root, carrier))
        part = Text(linked)
        if run.marks.contains(.code) { part = part.monospaced() }
      } else if run.marks.contains(.code) {
        part = Text("`\(run.text)`")
      }
      if run.marks.contains(.strong) { part = part.bold() }
      if run.marks.contains(.emphasized) { part = part.italic() }
      return whole + part
    }
  }
  #else
  private var text: Text { Text(runs.reduce(into: "") { $0 += $1.text }) }
  #endif
}

/// Addresses in a document's prose.
nonisolated enum DocumentAddress {
  /// An address as the page says it: one that begins with a slash is a place of the document.
  static func of(_ address: String, root: String, _ carrier: PageCarrier) -> String {
    guard address.hasPrefix("/"), !address.hasPrefix("//") else { return address }
    let hash = address.firstIndex(of: "#") ?? address.endIndex
    var path = root + address[..<hash].dropFirst()
    if carrier == .files, !path.hasSuffix("/") { path += "/" }
    return path + address[hash...]
  }
}
