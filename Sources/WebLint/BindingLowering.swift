import SwiftSyntax

// A binding to a property, `$bill.tip`, keeps a key path for when it is read and written. Embedded Swift 6.3.1 has key
// paths only where the optimiser can put the property in their place, and in a closure it does not. So the binding is
// written out before an app is compiled for the page:
//
//   $bill.tip            $bill._part({ $0.tip }, { $0.tip = $1 })
//   $orders[0].to.name   $orders[0]._part({ $0.to.name }, { $0.to.name = $1 })
//
// With a toolchain whose Embedded Swift keeps key paths, this file and `_part` can go.

/// Finds what follows a projected value and names properties of what it is bound to.
final class BindingLowering: Lowering {
  /// What bindings have themselves, which a property of what they are bound to does not replace.
  private static let own: Set<String> = [
    "wrappedValue", "projectedValue", "transaction", "id", "count", "isEmpty", "first", "last", "indices", "startIndex",
    "endIndex", "self",
  ]

  /// What projections of objects have themselves.
  private static let ownOfObjects: Set<String> = ["wrappedValue", "projectedValue", "self"]
  /// The properties of this file that are objects: a projection of one is no binding, and has nothing of one's own.
  private var objects: Set<String> = []

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let reader = ObjectReader(viewMode: .sourceAccurate)
    reader.walk(node)
    objects = reader.objects
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text.hasPrefix("$"), case .identifier = node.baseName.tokenKind else { return .visitChildren }
    // In `self.$bill` it is the name of a member.
    let isObject = objects.contains(String(node.baseName.text.dropFirst()))
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      lower(from: ExprSyntax(access), isObject)
    } else {
      lower(from: ExprSyntax(node), isObject)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Bindable" {
      lower(from: ExprSyntax(node), true)
    }
    return .visitChildren
  }

  /// Goes outwards from a binding along properties and subscripts, as far as the result is a binding.
  private func lower(from root: ExprSyntax, _ isObject: Bool) {
    var current = root
    var names: [MemberAccessExprSyntax] = []
    while let parent = current.parent {
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == current.id,
        isProperty(access, besides: isObject && current.id == root.id ? Self.ownOfObjects : Self.own)
      {
        names.append(access)
        current = ExprSyntax(access)
      } else if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == current.id {
        write(names)
        names = []
        current = ExprSyntax(call)
      } else {
        break
      }
    }
    write(names)
  }

  /// Whether a member is a property of what the binding is bound to.
  private func isProperty(_ access: MemberAccessExprSyntax, besides own: Set<String>) -> Bool {
    let isCalled = access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id
    return !isCalled && access.declName.argumentNames == nil && !own.contains(access.declName.baseName.text)
  }

  private func write(_ names: [MemberAccessExprSyntax]) {
    guard let first = names.first, let last = names.last else { return }
    let start = first.period.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.declName.endPositionBeforeTrailingTrivia.utf8Offset
    let path = names.map { "." + $0.declName.trimmedDescription }.joined()
    // Lines stay where they are.
    let lines = names.dropFirst().map(\.period.leadingTrivia.description).joined().filter(\.isNewline)
    replace(start..<end, with: "._part({ $0\(path) }, { $0\(path) = $1 })" + lines)
  }
}

/// Finds the properties of a file that are objects whose properties can be bound to.
private final class ObjectReader: SyntaxVisitor {
  private static let wrappers: Set<String> = ["StateObject", "ObservedObject", "EnvironmentObject", "Bindable"]
  private(set) var objects: Set<String> = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObject = node.attributes.contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return Self.wrappers.contains(String(name?.split(separator: ".").last ?? ""))
    }
    if isObject { objects.formUnion(node.bindings.map(\.pattern.trimmedDescription)) }
    return .visitChildren
  }
}
