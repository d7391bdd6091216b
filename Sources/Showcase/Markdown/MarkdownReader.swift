#if !hasFeature(Embedded)
import CMarkGFM

/// Reads Markdown with cmark-gfm.
///
/// Markup of HTML in it becomes text. What is deeper than `depthLimit` becomes one paragraph.
nonisolated enum MarkdownReader {
  /// How deep quotes and lists are shown inside one another.
  static let depthLimit = 16

  /// The blocks of a text, in order.
  static func blocks(of markdown: String) -> [MarkdownBlock] {
    let options = CMARK_OPT_DEFAULT | CMARK_OPT_SMART | CMARK_OPT_VALIDATE_UTF8
    guard let document = cmark_parse_document(markdown, markdown.utf8.count, options) else { return [] }
    defer { cmark_node_free(document) }
    return Self.blocks(in: document, depth: 0)
  }

  private typealias Node = OpaquePointer

  private static func children(of node: Node) -> [Node] {
    var children: [Node] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(child)
      next = cmark_node_next(child)
    }
    return children
  }

  private static func blocks(in node: Node, depth: Int) -> [MarkdownBlock] {
    children(of: node).flatMap { child -> [MarkdownBlock] in
      switch cmark_node_get_type(child) {
      case CMARK_NODE_PARAGRAPH: return [.paragraph(runs(in: child))]
      case CMARK_NODE_HEADING: return [.heading(Int(cmark_node_get_heading_level(child)), runs(in: child))]
      case CMARK_NODE_CODE_BLOCK: return [code(child)]
      case CMARK_NODE_THEMATIC_BREAK: return [.divider]
      case CMARK_NODE_HTML_BLOCK: return [.paragraph([MarkdownRun(text: literal(child))])]
      case CMARK_NODE_BLOCK_QUOTE:
        if depth >= depthLimit { return [.paragraph(runs(in: child))] }
        return [.quote(blocks(in: child, depth: depth + 1))]
      case CMARK_NODE_LIST:
        if depth >= depthLimit { return [.paragraph(runs(in: child))] }
        let items = self.children(of: child).map { blocks(in: $0, depth: depth + 1) }
        let isNumbered = cmark_node_get_list_type(child) == CMARK_ORDERED_LIST
        return [.list(start: isNumbered ? Int(cmark_node_get_list_start(child)) : nil, items: items)]
      default: return []
      }
    }
  }

  private static func code(_ node: Node) -> MarkdownBlock {
    let fence = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
    return .code(CodeBlock.trimmed(literal(node)), language: String(fence.prefix { $0 != " " }))
  }

  private static func literal(_ node: Node) -> String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }

  /// What is in a paragraph or heading: stretches of text, neighbours of the same marks put together.
  private static func runs(in block: Node) -> [MarkdownRun] {
    var runs: [MarkdownRun] = []
    var marks: [MarkdownRun.Marks] = []
    var addresses: [String] = []
    func add(_ text: String, _ extra: MarkdownRun.Marks = []) {
      let all = marks.reduce(extra) { $0.union($1) }
      if let last = runs.last, last.marks == all, last.address == addresses.last {
        runs[runs.count - 1].text += text
      } else {
        runs.append(MarkdownRun(text: text, marks: all, address: addresses.last))
      }
    }
    // An iterator, because emphasis can be nested as deep as the text is long.
    let iterator = cmark_iter_new(block)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return runs }
      let isEntering = event == CMARK_EVENT_ENTER
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT: add(literal(node))
      case CMARK_NODE_CODE: add(literal(node), .code)
      case CMARK_NODE_HTML_INLINE: add(literal(node))
      case CMARK_NODE_SOFTBREAK: add(" ")
      case CMARK_NODE_LINEBREAK: add("\n")
      case CMARK_NODE_EMPH: if isEntering { marks.append(.emphasized) } else { marks.removeLast() }
      case CMARK_NODE_STRONG: if isEntering { marks.append(.strong) } else { marks.removeLast() }
      case CMARK_NODE_LINK:
        if isEntering {
          addresses.append(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
        } else {
          addresses.removeLast()
        }
      default: break
      }
    }
  }
}
#else
/// Reads what there is without a library: paragraphs, which empty lines part.
nonisolated enum MarkdownReader {
  /// The paragraphs of a text, in order, as they are written.
  static func blocks(of markdown: String) -> [MarkdownBlock] {
    var paragraphs: [String] = [""]
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        if paragraphs[paragraphs.count - 1] != "" { paragraphs.append("") }
      } else {
        paragraphs[paragraphs.count - 1] += (paragraphs[paragraphs.count - 1] == "" ? "" : " ") + line
      }
    }
    return paragraphs.filter { $0 != "" }.map { .paragraph([MarkdownRun(text: $0)]) }
  }
}
#endif
