import Foundation

/// The file the settings are kept in, as JSON.
///
/// It is written as a whole or not at all. A file with something that cannot be understood is kept beside it, under
/// another name, before anything is written.
nonisolated struct SettingsFile {
  let location: URL

  /// Where the settings are, unless `RAVEN_DATA` names a folder other than the one for data of the user's programs.
  static var usual: SettingsFile {
    var folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appending(path: "Raven")
    if let named = ProcessInfo.processInfo.environment["RAVEN_DATA"], !named.isEmpty { folder = URL(filePath: named) }
    return SettingsFile(location: folder.appending(path: "settings.json"))
  }

  /// What a file said.
  struct Content {
    var preferences = Preferences()
    /// All of it, with what this program has no name for.
    var object: JSONObject = [:]
    /// What could not be understood, in words; nil if there was nothing.
    var problem: String?
  }

  /// Reads the file; without one, everything is as usual.
  ///
  /// - Throws: when it can neither be understood nor be kept: then it must not be written over.
  func read() throws -> Content {
    guard FileManager.default.fileExists(atPath: location.path) else { return Content() }
    guard let data = try? Data(contentsOf: location), let object = JSONObject(json: data) else {
      let kept = try keep { try FileManager.default.moveItem(at: location, to: $0) }
      return Content(
        problem: "The file with your settings cannot be read, so they are as usual. It has been kept as \(kept)."
      )
    }
    let (preferences, unknown) = Preferences.reading(object)
    if unknown.isEmpty { return Content(preferences: preferences, object: object) }
    let kept = try keep { try FileManager.default.copyItem(at: location, to: $0) }
    let content = Content(
      preferences: preferences,
      object: object,
      problem: "Some settings cannot be understood and are as usual: \(unknown.joined(separator: ", ")). "
        + "The file they were in has been kept as \(kept)."
    )
    // Should that fail, the next change tries again.
    try? write(preferences, over: object)
    return content
  }

  /// Writes settings, beside what the file held that this program has no name for.
  func write(_ preferences: Preferences, over object: JSONObject) throws {
    let folder = location.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = try object.laidOver(by: JSONObject(encoding: preferences)).json()
    try data.write(to: location, options: .atomic)
  }

  /// Keeps the file under a name that no other has, and returns that.
  private func keep(_ action: (URL) throws -> Void) throws -> String {
    let folder = location.deletingLastPathComponent()
    let name = location.deletingPathExtension().lastPathComponent
    for number in 1... {
      let aside = folder.appending(path: number == 1 ? "\(name).unread.json" : "\(name).unread-\(number).json")
      if FileManager.default.fileExists(atPath: aside.path) { continue }
      try action(aside)
      return aside.lastPathComponent
    }
    preconditionFailure("every name is taken")
  }
}
