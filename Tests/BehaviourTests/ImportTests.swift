import SwiftUI
import Testing

/// The tests stay such that they compile beside another SwiftUI.
struct ImportTests {
  @Test func `only hosts name more than SwiftUI, its Combine and Testing`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
    #expect(files.count > 20)
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let imported = lines.filter { $0.contains("import ") && !$0.contains("\"") }.map { $0.split(separator: " ").last }
      #expect(Set(imported).isSubset(of: ["SwiftUI", "Testing", "Combine"]), "\(file.lastPathComponent)")
    }
  }
}
