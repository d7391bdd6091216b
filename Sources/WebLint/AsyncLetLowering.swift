import SwiftSyntax

// Embedded Swift 6.3.1 crashes where something is let beside what runs. So it is written out before an app is compiled for
// the page, as what has begun and is waited for by its name:
//
//   async let first = load(1)          let first = _asyncLet { await load(1) }
//   async let second: Int = fetch(2)   let second = _throwingAsyncLet { () async throws -> Int in try await fetch(2) }
//   return try await [first, second]   return try await [first.value, second.value]
//
// Whether it throws is told by `try` where it is waited for. `_asyncLet` is in Scripts/wasm/Concurrency/AsyncLet.swift. With
// a toolchain that compiles it, both can go.

/// Finds what is let beside what runs, and where it is waited for.
final class AsyncLetLowering: Lowering {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let word = node.asyncWord, node.isWrittenOut else { return .visitChildren }
    // Lines stay where they are.
    let between = word.trailingTrivia.description + node.bindingSpecifier.leadingTrivia.description
    replace(word.bytes.lowerBound..<node.bindingSpecifier.bytes.lowerBound, with: between.filter(\.isNewline))
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value
      else { continue }
      let uses = uses(of: name, behind: node)
      let isThrowing = value.is(TryExprSyntax.self) || uses.contains(where: \.isTried)
      var before = isThrowing ? "_throwingAsyncLet { " : "_asyncLet { "
      if let annotation = binding.typeAnnotation {
        before += "() async \(isThrowing ? "throws " : "")-> \(annotation.type.trimmedDescription) in "
        replace(annotation.bytes, with: "")
      }
      let tried = value.as(TryExprSyntax.self)
      let plain = tried?.expression ?? value
      if isThrowing, tried == nil { before += "try " }
      replace(at: value.bytes.lowerBound, with: before)
      if !plain.is(AwaitExprSyntax.self) { replace(at: plain.bytes.lowerBound, with: "await ") }
      replace(at: value.bytes.upperBound, with: " }")
      for use in uses { replace(at: use.bytes.upperBound, with: ".value") }
    }
    return .visitChildren
  }

  private func replace(at place: Int, with text: String) { replace(place..<place, with: text) }

  /// Where a name is waited for: behind what it stands for, in the same block.
  private func uses(of name: String, behind node: VariableDeclSyntax) -> [DeclReferenceExprSyntax] {
    guard let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let index = list.index(of: item)
    else { return [] }
    let reader = UseReader(of: name)
    for later in list[list.index(after: index)...] { reader.walk(later) }
    return reader.found
  }
}

extension VariableDeclSyntax {
  /// The word that says that it is let beside what runs.
  var asyncWord: DeclModifierSyntax? { modifiers.first { $0.name.tokenKind == .keyword(.async) } }

  /// Whether each part of it has a name and a value of its own.
  var isWrittenOut: Bool {
    bindings.allSatisfy { $0.pattern.is(IdentifierPatternSyntax.self) && $0.initializer != nil }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether what stands around it may throw.
  fileprivate var isTried: Bool {
    for outer in Syntax(self).ancestors {
      if outer.is(TryExprSyntax.self) { return true }
      // `try` is for all that stands behind it, too: `try first + second`.
      let before = outer.as(SequenceExprSyntax.self)?.elements.prefix { $0.position < position }
      if let before, before.contains(where: { $0.is(TryExprSyntax.self) }) { return true }
      if outer.is(CodeBlockItemSyntax.self) { return false }
    }
    return false
  }
}

/// Finds what means a variable.
private final class UseReader: SyntaxVisitor {
  private let name: String
  private(set) var found: [DeclReferenceExprSyntax] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // `shelf.first` is something of the shelf's.
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if node.baseName.text == name, !isMember { found.append(node) }
    return .visitChildren
  }
}
