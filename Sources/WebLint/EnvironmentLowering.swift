import SwiftSyntax

// A value of the environment is named by a key path, which Embedded Swift 6.3.1 has only where the optimiser can put the
// value in its place. In a generic view used in several ways it cannot. So the key path is written out before an app is
// compiled for the page:
//
//   @Environment(\.dismiss) private var dismiss      @Environment(read: { $0.dismiss }) private var dismiss

/// Finds the key paths of values of the environment.
final class EnvironmentLowering: Lowering {
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard ["Environment", "SwiftUI.Environment"].contains(node.attributeName.trimmedDescription),
      case .argumentList(let values) = node.arguments, values.count == 1, let value = values.first, value.label == nil,
      let path = value.expression.as(KeyPathExprSyntax.self), let names = path.propertyNames
    else { return .visitChildren }
    replace(path.bytes, with: "read: { $0\(names.map { "." + $0 }.joined()) }")
    return .skipChildren
  }
}

extension KeyPathExprSyntax {
  /// The names of the properties it goes along; nil if it does something else as well.
  fileprivate var propertyNames: [String]? {
    if let root, root.trimmedDescription != "EnvironmentValues" { return nil }
    let names = components.map { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.trimmedDescription }
    return names.contains(nil) ? nil : names.compactMap { $0 }
  }
}
