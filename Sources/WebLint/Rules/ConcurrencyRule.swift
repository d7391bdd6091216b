import SwiftSyntax

/// Everything that waits without standing still: nothing inside the page would go on with it.
final class ConcurrencyRule: Rule {
  private static let instead =
    "call a closure when something is done; begin with .onAppear, follow a value with .onChange(of:)"

  override func visit(_ node: FunctionEffectSpecifiersSyntax) -> SyntaxVisitorContinueKind {
    check(node.asyncSpecifier)
  }
  override func visit(_ node: AccessorEffectSpecifiersSyntax) -> SyntaxVisitorContinueKind {
    check(node.asyncSpecifier)
  }
  override func visit(_ node: TypeEffectSpecifiersSyntax) -> SyntaxVisitorContinueKind { check(node.asyncSpecifier) }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    // Where a task or such a function is around it, that is what has to go; it is named there.
    if !isInsideAsync(Syntax(node)) {
      cannot(node.awaitKeyword, "nothing can be awaited inside the page; \(Self.instead)")
    }
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    cannot(
      node.actorKeyword,
      "there are no actors inside the page, where everything runs on one thread; write final class"
    )
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // `async let`
    if node.name.tokenKind == .keyword(.async) {
      cannot(node, "nothing runs beside the page; \(Self.instead)")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    switch member.declName.baseName.text {
    case "task" where isModifier(node) && !known.functions.contains("task"):
      cannot(
        member.declName,
        "there are no tasks inside the page; begin with .onAppear, follow a value with .onChange(of:)"
      )
    case "refreshable" where isModifier(node) && !known.functions.contains("refreshable"):
      cannot(member.declName, "there are no tasks inside the page; write a Button that refreshes")
    default: break
    }
    return .visitChildren
  }

  /// `.task { … }` and `.task(id: value) { … }`, unlike `model.task(3)`.
  private func isModifier(_ node: FunctionCallExprSyntax) -> Bool { node.trailingClosure != nil }

  private func check(_ async: TokenSyntax?) -> SyntaxVisitorContinueKind {
    if let async { cannot(async, "there are no async functions inside the page; \(Self.instead)") }
    return .visitChildren
  }

  private func isInsideAsync(_ node: Syntax) -> Bool {
    sequence(first: node.parent, next: { $0?.parent }).prefix { $0 != nil }.contains { around in
      if let function = around?.as(FunctionDeclSyntax.self) {
        return function.signature.effectSpecifiers?.asyncSpecifier != nil
      }
      guard let call = around?.as(FunctionCallExprSyntax.self), call.trailingClosure != nil else { return false }
      let callee = call.calledExpression
      let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.trimmedDescription
      return ["Task", "task", "detached", "refreshable"].contains(name) || callee.trimmedDescription.hasPrefix("Task<")
    }
  }
}
