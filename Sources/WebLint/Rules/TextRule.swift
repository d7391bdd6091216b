import SwiftSyntax

/// Texts: making them of anything, searching them, reading numbers from them, printing them.
final class TextRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      switch name {
      case "String": checkMaking(node)
      case "print" where !known.functions.contains("print"): checkPrinting(node, reference)
      case "Double", "Float", "CGFloat": checkReading(node, name)
      default: break
      }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "contains"
    {
      checkSearching(node, member)
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
    switch label.text {
    case "describing", "reflecting":
      cannot(label, "there is no String(\(label.text):) inside the page; interpolate what is CustomStringConvertible")
    case "format":
      cannot(
        label,
        "there is no String(format:) inside the page; write number.formatted(.number.precision(.fractionLength(2)))"
      )
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

  /// Of the initialisers without a label only the one that takes text can fail.
  private func checkReading(_ node: FunctionCallExprSyntax, _ name: String) {
    guard let only = node.arguments.first, node.arguments.count == 1, only.label == nil, node.trailingClosure == nil
    else { return }
    let isText = only.expression.is(StringLiteralExprSyntax.self) || known.kind(of: only.expression) == .text
    guard isText || isUsedAsOptional(node) else { return }
    cannot(
      node,
      "\(name)(text) does not link inside the page; have numbers typed into a "
        + "TextField(value:format:), or read whole numbers with Int(text)"
    )
  }

  private func isUsedAsOptional(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) { return true }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    guard let list = parent.as(ExprListSyntax.self), let index = list.index(of: ExprSyntax(node)) else { return false }
    let next = list.index(after: index)
    guard next < list.endIndex else { return false }
    let sign = list[next].as(BinaryOperatorExprSyntax.self)?.operator.text
    let isNil = list.index(after: next) < list.endIndex && list[list.index(after: next)].is(NilLiteralExprSyntax.self)
    return sign == "??" || (sign == "==" || sign == "!=") && isNil
  }

  /// One character in quotes is taken for a `Character`, which can be searched for.
  private func checkSearching(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard let only = node.arguments.first, node.arguments.count == 1, only.label == nil else { return }
    let searched = member.base.flatMap { known.kind(of: $0) }
    let isLonger = only.expression.as(StringLiteralExprSyntax.self).map { $0.isLongerThanOneCharacter } ?? false
    let isText = !only.expression.is(StringLiteralExprSyntax.self) && known.kind(of: only.expression) == .text
    guard isLonger || isText else { return }
    let message =
      "text cannot be searched for text inside the page; search for a Character, or compare with hasPrefix(_:), "
      + "hasSuffix(_:) or the parts of split(separator:)"
    if searched == .text {
      cannot(member.declName, message)
    } else if searched == nil, isLonger, member.base?.is(ArrayExprSyntax.self) != true {
      mayNot(member.declName, message + " (collections of texts can be asked)")
    }
  }
}

extension StringLiteralExprSyntax {
  fileprivate var isLongerThanOneCharacter: Bool { (representedLiteralValue ?? "??").count != 1 }
}
