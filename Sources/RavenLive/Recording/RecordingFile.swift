import Foundation

/// The file a recording is written to, line by line, so that what was recorded is there whenever the program ends.
final class RecordingFile {
  /// Why no file can be made, in words for whoever named it.
  struct Refused: Error {
    let reason: String
  }

  private let file: FileHandle
  /// Called once when the file takes no more.
  var onFailure: ((any Error) -> Void)?
  private var hasFailed = false

  /// Makes a file that only its owner reads; nothing that is there already is written over.
  init(path: String) throws(Refused) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let reason =
        errno == EEXIST ? "It is there already: name another, or remove it." : String(cString: strerror(errno))
      throw Refused(reason: reason)
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  nonisolated deinit {}

  /// Writes a text behind what is there.
  func write(_ text: String) {
    guard !hasFailed else { return }
    do { try file.write(contentsOf: Data(text.utf8)) } catch {
      hasFailed = true
      onFailure?(error)
    }
  }
}
