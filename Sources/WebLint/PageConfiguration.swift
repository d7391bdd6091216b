import SwiftIfConfig
import SwiftSyntax

/// What the conditions of `#if` find when an app is compiled for the page, as Scripts/wasm/compile.sh does it.
struct PageConfiguration: BuildConfiguration {
  func isCustomConditionSet(name: String) -> Bool { false }

  /// Features of the language mode are there; experimental ones are named by the script.
  func hasFeature(name: String) -> Bool { name == "Embedded" || name == "InternalImportsByDefault" }

  func hasAttribute(name: String) -> Bool { true }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { PageModules.there.contains($0.1) } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool { false }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "wasm32" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "Wasm" }
  var targetPointerBitWidth: Int { 32 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3, 1) }
}
