@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntax
import SwiftSyntaxMacros

/// Answers the compiler: expands the macros it names.
@main struct Plugin: PluginProvider {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> Macro.Type {
    switch typeName {
    case "EntryMacro": EntryMacro.self
    case "ObservableMacro": ObservableMacro.self
    case "ObservationIgnoredMacro": ObservationIgnoredMacro.self
    case "ObservationTrackedMacro": ObservationTrackedMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }
}

/// A macro that was declared and not written.
struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "RavenMacros has no macro \(name)" }
}
