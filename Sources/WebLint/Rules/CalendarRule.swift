import SwiftSyntax

/// What a calendar inside the page cannot tell: it would end the page.
final class CalendarRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text }
    guard ["component", "dateComponents"].contains(name), labels == [nil, "from"], let asked = node.arguments.first
    else {
      return .visitChildren
    }
    let parts = asked.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [asked.expression]
    for part in parts where part.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "weekOfYear" {
      cannot(
        part,
        "browsers do not tell which week of a year it is; "
          + "dateInterval(of: .weekOfYear, for:) tells where the week begins"
      )
    }
    return .visitChildren
  }
}
