import Foundation
import Raven

/// Plays a recording, or writes a test of it, as a program does: errors in words, exit codes.
enum ReplayCommand {
  /// What went wrong, in words for whoever gave the command.
  struct Failure: Error {
    let message: String
  }

  /// Does what the command line says, and returns what to say about it.
  static func run(_ options: CommandLineOptions, apps: [MountedApp]) async throws(Failure) -> String {
    let recording = try recording(in: options.played)
    if options.asTest {
      do { return try RecordedTest.source(of: recording) } catch {
        throw Failure(message: "No test can be written of \(options.played): \(error)")
      }
    }
    guard let app = apps.first(where: { $0.path == recording.start.path }) else {
      let paths = apps.map(\.path).joined(separator: ", ")
      throw Failure(message: "\(options.played) is of an app at \(recording.start.path). There are: \(paths)")
    }
    guard let replay = Replay(recording, of: app) else {
      throw Failure(message: "\(app.title) has no page at \(recording.start.target), which \(options.played) is of.")
    }
    let outcome = await replay.run()
    let what = "\(outcome.steps) steps, \(outcome.frames) frames, \(outcome.bytes) bytes"
    guard let difference = outcome.difference else { return "Replayed \(options.played): \(what), all the same." }
    throw Failure(message: "\(options.played) goes otherwise now, after \(what) alike.\n\(difference)")
  }

  private static func recording(in file: String) throws(Failure) -> Recording {
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw Failure(message: "The recording \(file) cannot be read. serve --record \(file) makes one.")
    }
    do throws(RecordingLines.Unreadable) {
      return try RecordingLines.read(String(decoding: bytes, as: UTF8.self))
    } catch { throw Failure(message: "\(file): \(error.message)") }
  }
}
