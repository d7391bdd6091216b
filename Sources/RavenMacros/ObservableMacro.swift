import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

// `@Observable` inside the page. On the server the toolchain's own macro does this; what it writes needs key paths as
// values, which Embedded Swift does not have. Here each property has a list of its readers beside it.

/// Marks the properties of a class to be observed, and makes it an `Observable`.
struct ObservableMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("@Observable goes before a class; a struct is kept in @State")
    }
    // Without it the compiler aborts on a generic class on the main actor.
    let hasDeinit = model.memberBlock.members.contains { $0.decl.is(DeinitializerDeclSyntax.self) }
    return hasDeinit ? [] : ["nonisolated deinit {}"]
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    if let variable = member.as(VariableDeclSyntax.self), variable.bindings.count > 1,
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.contains(where: { $0.name.text == "static" }),
      !variable.attributes.contains(where: { $0.isNamed("ObservationIgnored") })
    {
      throw MacroExpansionErrorMessage("@Observable needs each variable in a declaration of its own")
    }
    return ObservedProperty(member) == nil ? [] : ["@ObservationTracked"]
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // A subclass has it from its base.
    protocols.isEmpty ? [] : [try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): Raven.Observable {}")]
  }
}

/// Stores the property under another name, and tells who reads and who writes it.
struct ObservationTrackedMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ObservedProperty(declaration) else { return [] }
    let (stored, readers) = (property.stored, property.readers)
    return [
      """
      @storageRestrictions(initializes: \(stored))
      init(initialValue) { \(stored) = initialValue }
      """,
      """
      get {
        \(readers).recordRead()
        return \(stored)
      }
      """,
      """
      set {
        let isAnother = Raven._PropertyReaders.differ(\(stored), newValue)
        \(stored) = newValue
        if isAnother { \(readers).notify() }
      }
      """,
      // Readers are told first: a list then lets go of the array it shows, which is changed where it is instead of copied.
      """
      _modify {
        \(readers).recordRead()
        \(readers).notify()
        yield &\(stored)
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ObservedProperty(declaration) else { return [] }
    return [property.storage, "@ObservationIgnored private var \(property.readers) = Raven._PropertyReaders()"]
  }
}

/// Leaves a property as it is.
struct ObservationIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] { [] }
}

/// A stored variable of an object, to be observed.
private struct ObservedProperty {
  let stored: TokenSyntax
  let readers: TokenSyntax
  private let declaration: VariableDeclSyntax

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      !variable.attributes.contains(where: { $0.isNamed("ObservationIgnored") }),
      !(binding.accessorBlock?.isComputed ?? false)
    else { return nil }
    self.declaration = variable
    let text = name.text.filter { $0 != "`" }
    stored = .identifier("_\(text)")
    readers = .identifier("__readersOf_\(text)")
  }

  /// The variable under its other name, with what observes it.
  var storage: DeclSyntax {
    var storage = declaration.trimmed
    storage.leadingTrivia = []
    storage.attributes = AttributeListSyntax {
      AttributeSyntax("@ObservationIgnored").with(\.trailingTrivia, .space)
      for attribute in declaration.attributes where !attribute.isNamed("ObservationTracked") { attribute }
    }
    storage.modifiers = DeclModifierListSyntax {
      DeclModifierSyntax(name: .keyword(.private), trailingTrivia: .space)
      for modifier in declaration.modifiers where !modifier.isAccess { modifier }
    }
    storage.bindings = PatternBindingListSyntax(
      declaration.bindings.map { $0.with(\.pattern, PatternSyntax(IdentifierPatternSyntax(identifier: stored))) }
    )
    storage.bindingSpecifier = .keyword(.var, trailingTrivia: .space)
    return DeclSyntax(storage)
  }
}

extension AttributeListSyntax.Element {
  fileprivate func isNamed(_ name: String) -> Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
  }
}

extension DeclModifierSyntax {
  fileprivate var isAccess: Bool {
    ["open", "public", "package", "internal", "fileprivate", "private"].contains(name.text)
  }
}

extension AccessorBlockSyntax {
  /// Whether it has more than `willSet` and `didSet`, which stored variables have too.
  fileprivate var isComputed: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
