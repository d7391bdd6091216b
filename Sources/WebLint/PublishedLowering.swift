import SwiftSyntax

// A published property tells its object's publisher before it changes. Its wrapper does so by key paths from the object to
// the property, which Embedded Swift 6.3.1 has not. So an observer is written out before an app is compiled for the page,
// and the publisher with it, which is found by the object's identity otherwise:
//
//   final class Settings: ObservableObject {    final class Settings: ObservableObject { public nonisolated let objectWillChange = …
//     @Published var name = ""                    @Published var name = "" { willSet { objectWillChange.send() } }
//   }                                           }

/// Finds observable objects and their published properties.
final class PublishedLowering: Lowering {
  private static let publisher = " public nonisolated let objectWillChange = ObservableObjectPublisher(); "
  private static let tell = " objectWillChange.send() "

  /// What is or refines `ObservableObject`, as far as this file says.
  private var observable: Set<String> = ["ObservableObject"]

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let reader = RefinementReader(viewMode: .sourceAccurate)
    reader.walk(node)
    var count = 0
    while count < observable.count {
      count = observable.count
      for (name, refined) in reader.refined where !refined.isDisjoint(with: observable) { observable.insert(name) }
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.inheritanceClause.map { typeNames(in: $0) } ?? []
    if !names.isDisjoint(with: observable), !node.declaresPublisher {
      let place = node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      replace(place..<place, with: Self.publisher)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isPublished, let binding = node.bindings.first else { return .visitChildren }
    guard let block = binding.accessorBlock, case .accessors(let accessors) = block.accessors else {
      let place = binding.endPositionBeforeTrailingTrivia.utf8Offset
      replace(place..<place, with: " { willSet {\(Self.tell)} }")
      return .visitChildren
    }
    if let before = accessors.first(where: { $0.accessorSpecifier.text == "willSet" })?.body {
      let place = before.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      replace(place..<place, with: Self.tell.dropLast() + ";")
    } else {
      let place = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      replace(place..<place, with: " willSet {\(Self.tell)}")
    }
    return .visitChildren
  }
}

/// Finds what protocols and other names of a file stand for.
private final class RefinementReader: SyntaxVisitor {
  private(set) var refined: [String: Set<String>] = [:]

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if let clause = node.inheritanceClause { refined[node.name.text] = typeNames(in: clause) }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    refined[node.name.text] = typeNames(in: node.initializer)
    return .skipChildren
  }
}

/// The names of the types that something consists of, without those of their modules.
private func typeNames(in node: some SyntaxProtocol) -> Set<String> {
  let reader = TypeNameReader(viewMode: .sourceAccurate)
  reader.walk(node)
  return reader.names
}

private final class TypeNameReader: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }
}

extension VariableDeclSyntax {
  /// Whether it is a published property.
  var isPublished: Bool {
    attributes.contains { attribute in
      guard let type = attribute.as(AttributeSyntax.self)?.attributeName else { return false }
      return type.as(IdentifierTypeSyntax.self)?.name.text == "Published"
        || type.as(MemberTypeSyntax.self)?.name.text == "Published"
    }
  }
}

extension ClassDeclSyntax {
  /// Whether the class says itself what tells its observers.
  fileprivate var declaresPublisher: Bool {
    memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == "objectWillChange"
      } ?? false
    }
  }
}
