import SwiftSyntax

/// Texts: making them of anything, printing them.
final class TextRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      switch name {
      case "String": checkMaking(node)
      case "print" where !known.functions.contains("print"): checkPrinting(node, reference)
      default: break
      }
    }
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    cannot(
      node,
      "there are no regular expressions inside the page; go through the characters: split(separator:), "
        + "hasPrefix(_:), firstIndex(of:)"
    )
    return .skipChildren
  }

  private func checkMaking(_ node: FunctionCallExprSyntax) {
    guard let first = node.arguments.first, let label = first.label else { return }
    if label.text == "format", let values = node.arguments.first(where: { $0.label?.text == "arguments" })?.label {
      cannot(
        values,
        "there are no arrays of values of any type inside the page; write them one by one behind the format"
      )
    }
    switch label.text {
    case "describing", "reflecting":
      cannot(label, "there is no String(\(label.text):) inside the page; interpolate what is CustomStringConvertible")
    default: break
    }
  }

  private func checkPrinting(_ node: FunctionCallExprSyntax, _ called: DeclReferenceExprSyntax) {
    let values = node.arguments.filter { $0.label == nil }
    if values.count > 1 || node.arguments.contains(where: { $0.label?.text == "separator" }) {
      cannot(called, "print takes one value inside the page; put them into one text: print(\"\\(a) \\(b)\")")
    } else if values.isEmpty {
      cannot(called, "print takes one value inside the page; write print(\"\")")
    }
  }
}
