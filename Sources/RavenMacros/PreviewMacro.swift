import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Keeps a preview compiling: its body is checked like any view's, and never run.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let labelled = node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    guard let body = node.trailingClosure ?? labelled else {
      throw MacroExpansionErrorMessage("#Preview needs a view: #Preview { ContentView() }")
    }
    let name = context.makeUniqueName("Preview")
    return [
      """
      private enum \(name) {
        @MainActor @ViewBuilder static func make() -> some View { \(body.statements) }
      }
      """
    ]
  }
}

/// Marks a `@State` of a preview; nothing has to be done for it.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
