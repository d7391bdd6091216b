import SwiftSyntax

/// Modules that are not there.
final class ModuleRule: Rule {
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.first?.name.text ?? ""
    guard !PageModules.there.contains(name) else { return .skipChildren }
    let instead = PageModules.instead[name] ?? "keep it for the server: #if canImport(\(name))"
    cannot(node.path, "there is no module \(name) inside the page; \(instead)")
    return .skipChildren
  }
}
