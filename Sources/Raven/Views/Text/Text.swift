/// Text, on as many lines as it needs.
///
/// ```swift
/// Text("Hello, \(name)").font(.headline)
/// Text("Total: ") + Text(total, format: .currency(code: "EUR")).bold()
/// Text("By **\(author)**, see [the notes](https://example.com)")
/// ```
/// In a literal, `**bold**`, `*italic*`, `~~struck~~`, `` `code` `` and `[links](…)` are what they are in Markdown; values
/// put into it are shown as they are.
public struct Text: _LeafView, Equatable {
  /// The characters; of several runs, all of them.
  let string: String
  /// Its looks, and its runs; nil for text without any.
  let rich: RichText?

  /// Creates text from a string.
  #if !hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public nonisolated init(_ content: some StringProtocol) {
    string = String(content)
    rich = nil
  }

  /// Creates text that is shown as it is written.
  public nonisolated init(verbatim content: String) {
    string = content
    rich = nil
  }

  nonisolated init(string: String, rich: RichText?) {
    self.string = string
    self.rich = rich
    Presence.richText = true
  }

  public static nonisolated func == (left: Text, right: Text) -> Bool {
    if left.rich !== right.rich {
      guard let one = left.rich, let other = right.rich, one == other else { return false }
    }
    return sameBytes(left.string, right.string)
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let view = view.shown(in: visitor.environment)
    if visitor.container.isMuted {
      visitor.object { MutedText() }.text = view.string
    } else if Presence.richText, let rich = view.rich {
      visitor.rich(rich, view.string)
    } else {
      let element = visitor.open(.span, .text, kind: .t)
      visitor.plainText(view.string)
      visitor.close(element)
    }
  }

  /// The text as it reads where a view stands.
  func shown(in environment: EnvironmentNode?) -> Text {
    #if hasFeature(Embedded)
    self
    #else
    rich?.isFormatted == true ? localized(in: EnvironmentValues(environment)) : self
    #endif
  }

  /// Creates text from two, each with its own looks.
  public static nonisolated func + (left: Text, right: Text) -> Text {
    let runs = left.runs + right.runs
    return Text(string: left.string + right.string, rich: RichText(runs: runs).hoisted)
  }

  /// The runs, with what holds for the whole in each.
  nonisolated var runs: [TextRun] {
    guard let rich else { return [TextRun(string)] }
    if rich.runs.isEmpty { return [TextRun(string, style: rich.style)] }
    return rich.runs.map { run in
      var run = run
      run.style.inherit(rich.style)
      return run
    }
  }
}
