import SwiftSyntax

// A published property tells its object's publisher before it changes. Its wrapper does so by key paths from the object to
// the property, which Embedded Swift 6.3.1 has not. So it is written out before an app is compiled for the page, and the
// publisher with it, which is found by the object's identity otherwise:
//
//   final class Settings: ObservableObject {    final class Settings: ObservableObject { nonisolated let objectWillChange = …
//     @Published var name = ""                    var name = "" { willSet { objectWillChange.send() } }
//   }                                           }

/// Finds observable objects and their published properties.
final class PublishedLowering: Lowering {
  private static let publisher = "nonisolated let objectWillChange = ObservableObjectPublisher();"
  private static let tell = " objectWillChange.send() "

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObservable = node.inheritanceClause?.inheritedTypes.contains { $0.type.names("ObservableObject") } ?? false
    if isObservable, !node.declaresPublisher {
      let place = node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      replace(place..<place, with: " \(node.access)\(Self.publisher) ")
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.published, let binding = node.bindings.first else { return .visitChildren }
    replace(attribute.bytes, with: "")
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

extension VariableDeclSyntax {
  /// What says that the property is published; nil if nothing does.
  var published: AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.names("Published") && $0.arguments == nil
    }
  }
}

extension TypeSyntax {
  /// Whether it is a type by its name, perhaps with that of its module.
  func names(_ name: String) -> Bool {
    self.as(IdentifierTypeSyntax.self)?.name.text == name || self.as(MemberTypeSyntax.self)?.name.text == name
  }
}

extension ClassDeclSyntax {
  /// Who can see a member that a protocol asks for, where that is not said by itself.
  fileprivate var access: String {
    let words = modifiers.map(\.name.text)
    return words.contains("public") || words.contains("open") ? "public " : words.contains("package") ? "package " : ""
  }

  /// Whether the class says itself what tells its observers.
  fileprivate var declaresPublisher: Bool {
    memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == "objectWillChange"
      } ?? false
    }
  }
}
