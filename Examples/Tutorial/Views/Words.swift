import SwiftUI

/// A text; what stands between back-ticks is written as source is.
struct Words: View {
  let words: String

  init(_ words: String) { self.words = words }

  var body: some View {
    let parts = words.split(separator: "`", omittingEmptySubsequences: false)
    parts.indices.reduce(Text("")) { text, index in
      let part = Text(String(parts[index]))
      return text + (index.isMultiple(of: 2) ? part : part.monospaced())
    }
  }
}
