import RavenTesting
import Testing

@testable import Raven

struct HTMLEscapingTests {
  @Test func `everything that could be markup is written as text`() {
    #expect(
      HTMLWriter.escape("<b a=\"1\" c='2'>&amp;\r</b>")
        == "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&#13;&lt;/b&gt;"
    )
    #expect(HTMLWriter.escape("plain é 漢 🦉\n") == "plain é 漢 🦉\n")
    #expect(HTMLWriter.escape("") == "")
  }

  @Test func `random text survives escaping`() {
    var random = SplitMix64(seed: 9)
    let pieces = ["&", "<", ">", "\"", "'", "\r", "&lt;", "a", "é", "🦉", "]]>", "<!--", "</span>"]
    for _ in 0..<2_000 {
      let text = (0..<random.below(8)).map { _ in pieces[random.below(pieces.count)] }.joined()
      let escaped = HTMLWriter.escape(text)
      #expect(!escaped.contains { "<>\"'\r".contains($0) })
      let back = escaped.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
        .replacing("&#39;", with: "'").replacing("&#13;", with: "\r").replacing("&amp;", with: "&")
      #expect(back == text)
    }
  }
}
