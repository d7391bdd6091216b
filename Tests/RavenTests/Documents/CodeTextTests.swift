import RavenTesting
import Testing

@testable import Raven

/// Source code as markup: what it says, and that it says nothing else.
struct CodeTextTests {
  @Test func `code is a focusable area with a name, and its text is the code`() {
    #expect(
      html(CodeText("let a = 1\n", language: "swift")) == """
        <pre aria-label="swift code" role="group" tabindex="0" class="code-text fx ry"><code data-language="swift" data-with="code">let a = 1
        </code></pre>
        """
    )
  }

  @Test func `without a language nothing is loaded`() {
    #expect(
      html(CodeText("a  b")) == """
        <pre aria-label="Code" role="group" tabindex="0" class="code-text fx ry"><code>a  b</code></pre>
        """
    )
  }

  @Test func `a label and an identifier are those of the area`() {
    let code = CodeText("a", language: "json")
    let markup = html(code.accessibilityLabel("The answer").accessibilityIdentifier("answer"))
    #expect(markup.hasPrefix("<pre aria-label=\"The answer\" id=\"answer\" role=\"group\" tabindex=\"0\""))
    #expect(!markup.contains("json code"))
  }

  @Test func `hostile code stays text, and a hostile language an attribute`() {
    let markup = html(CodeText("</code></pre><script>x</script>&amp;", language: "\"><img onerror=x>"))
    #expect(markup.contains(">&lt;/code&gt;&lt;/pre&gt;&lt;script&gt;x&lt;/script&gt;&amp;amp;</code></pre>"))
    #expect(markup.contains("data-language=\"&quot;&gt;&lt;img onerror=x&gt;\""))
    #expect(!markup.contains("<img") && !markup.contains("<script"))
  }

  @Test func `a line feed at the beginning is no parser's to drop`() {
    // Behind <pre> one would be; behind <code> none is.
    #expect(html(CodeText("\n\na")).contains("<code>\n\na</code>"))
  }

  @Test func `in a button it is a span that takes no focus`() {
    let markup = html(
      Button {
      } label: {
        CodeText("a", language: "css")
      }
    )
    #expect(markup.contains("<span aria-label=\"css code\" role=\"group\" class=\"code-text fx ry\"><code"))
    #expect(!markup.contains("<pre"))
  }

  @Test func `another code changes the text, another language its attribute, and nothing else`() throws {
    let page = try TestPage(Switching { CodeText($0 ? "b" : "a", language: $0 ? nil : "swift") })
    try page.click(text: "switch")
    #expect(page.log.count == 4, "\(page.log)")
    #expect(page.text.contains("b"))
    #expect(!page.log.joined().contains("open"))
  }
}
