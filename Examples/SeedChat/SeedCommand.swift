import Foundation

@testable import Chat

/// Makes the chat's file, and tells how far it is.
struct SeedCommand {
  let messages: Int
  /// Where; empty for where the chat looks for it.
  let path: String
  /// Whether a file that is there goes.
  let replaces: Bool

  func run() {
    let file = path.isEmpty ? ChatFile.location : URL(filePath: path)
    removeOld(file)
    let start = ContinuousClock.now
    do {
      try MessagePress.makeFile(at: file, messages: messages) { count in
        if count.isMultiple(of: 100_000) { Self.show("\(count.formatted()) of \(messages.formatted()) messages") }
        if count > messages - 10_000 { Self.show("Making the indices …") }
      }
    } catch {
      Self.fail("\(file.path) cannot be made: \(error.localizedDescription)")
    }
    let seconds = (ContinuousClock.now - start).components.seconds
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    Self.show("\(file.path): \(messages.formatted()) messages, \(size / 1_000_000) MB, \(seconds) s")
  }

  private func removeOld(_ file: URL) {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    guard replaces else { Self.fail("\(file.path) is there already; --replace makes it anew") }
    for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + ending) }
  }

  /// Writes a line at once, also where the output is a file.
  private static func show(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\nerror: \(reason)\n".utf8))
    exit(1)
  }
}
