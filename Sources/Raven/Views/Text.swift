/// Text, on as many lines as it needs.
///
/// ```swift
/// Text("Hello, \(name)").font(.headline)
/// ```
public struct Text: _LeafView, Equatable {
  let string: String

  /// Creates text from a string.
  public nonisolated init(_ content: some StringProtocol) { string = String(content) }

  /// Creates text that is not looked up in any table.
  public nonisolated init(verbatim content: String) { string = content }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    if visitor.container.isMuted {
      visitor.object { MutedText() }.text = view.string
      return
    }
    let element = visitor.open(.span, .text, kind: .t)
    visitor.text(view.string)
    visitor.close(element)
  }
}
