public import Foundation

extension Database {
  /// Makes a file unless it is there.
  ///
  /// It is made under another name first: a program that is stopped in between leaves no half a file behind.
  ///
  /// - Parameters:
  ///   - file: where it is to be; folders on the way are made too.
  ///   - fill: writes what is to be in it.
  /// - Throws: what `fill` throws, or why there can be no such file.
  public static func makeFile(at file: URL, _ fill: (Database) throws -> Void) throws {
    if FileManager.default.fileExists(atPath: file.path) { return }
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let draft = folder.appending(path: "\(file.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: draft)
    do {
      try fill(Database(path: draft.path))
      try FileManager.default.moveItem(at: draft, to: file)
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }
}
