import SwiftSyntax

/// What observable objects cannot do inside the page, where a published property only tells before it changes.
final class PublishedRule: Rule {
  /// The published properties of the classes around, the innermost last.
  private var published: [Set<String>] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let variables = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let names = variables.filter(\.isPublished).flatMap(\.bindings).map(\.pattern.trimmedDescription)
    published.append(Set(names))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { published.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for inherited in node.inheritanceClause?.inheritedTypes ?? []
    where inherited.type.trimmedDescription.split(separator: ".").last == "ObservableObject" {
      cannot(
        inherited.type,
        "what tells an object's changes is kept in it: conform to ObservableObject where the class is declared"
      )
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name.hasPrefix("$"), published.contains(where: { $0.contains(String(name.dropFirst())) }) {
      cannot(
        node.baseName,
        "a published property has no publisher inside the page; write didSet, or send its values to a PassthroughSubject"
      )
    }
    return .visitChildren
  }
}
