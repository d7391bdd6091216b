import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a property of `EnvironmentValues` and its kin from a variable: its key, with the initial value as default.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    [try Entry(declaration, in: context).keyDeclaration]
  }
}

/// What is written behind `@Entry`.
private struct Entry {
  let key: TokenSyntax
  private let keyProtocol: String
  private let type: TypeSyntax?
  private let value: ExprSyntax?

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), binding.accessorBlock == nil
    else { throw MacroExpansionErrorMessage("@Entry goes before a stored variable: @Entry var name: Type = value") }
    guard let extended = context.lexicalContext.lazy.compactMap({ $0.as(ExtensionDeclSyntax.self) }).first,
      let keyProtocol = Entry.protocols[
        extended.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      ]
    else {
      throw MacroExpansionErrorMessage(
        "@Entry belongs into an extension of \(Entry.protocols.keys.sorted().joined(separator: " or "))"
      )
    }
    let text = name.identifier.text.trimmingBackticks
    key = .identifier("__Key_\(text)")
    self.keyProtocol = keyProtocol
    type = binding.typeAnnotation?.type.trimmed
    value = binding.initializer?.value.trimmed
    if value == nil, type?.isOptional != true {
      throw MacroExpansionErrorMessage("@Entry needs a default: @Entry var \(text): Type = value")
    }
  }

  var keyDeclaration: DeclSyntax {
    let value = value ?? "nil"
    guard let type else {
      return """
        private nonisolated enum \(key): \(raw: keyProtocol) {
          static let defaultValue = \(value)
        }
        """
    }
    return """
      private nonisolated enum \(key): \(raw: keyProtocol) {
        static var defaultValue: \(type) { \(value) }
      }
      """
  }

  private static let protocols = [
    "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey",
  ]
}

extension String {
  fileprivate var trimmingBackticks: String { filter { $0 != "`" } }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}
