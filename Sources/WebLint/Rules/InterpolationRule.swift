import SwiftSyntax

/// What text cannot show: it compiles, and says "(cannot print value in embedded Swift)".
final class InterpolationRule: Rule {
  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.expressions.first else { return .visitChildren }
    // `\(value, default: "none")` shows an optional.
    guard first.label == nil, node.expressions.count == 1 else { return .visitChildren }
    if first.expression.isCaughtError {
      let name = first.expression.trimmedDescription
      mayNot(
        first.expression,
        "text cannot show an error of any type inside the page; write \\(\(name).localizedDescription)"
      )
    } else if let said = whatIsShown(first.expression) {
      cannot(first.expression, "text cannot show \(said.what) inside the page; write \(said.instead)")
    }
    return .visitChildren
  }

  private func whatIsShown(_ value: ExprSyntax) -> (what: String, instead: String)? {
    let text = value.trimmedDescription
    if value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type" {
      return ("a type", "its name")
    }
    switch known.kind(of: value) {
    case .optional: return ("an optional", "\\(\(text), default: \"none\")")
    case .collection:
      return ("a collection", "its elements: \\(\(text).map { \"\\($0)\" }.joined(separator: \", \"))")
    case .tuple: return ("a tuple", "its parts one by one")
    case .named(let name) where known.cannotBeShown(name):
      return ("a \(name)", "one of its properties, or make \(name) CustomStringConvertible")
    default: return nil
    }
  }
}
