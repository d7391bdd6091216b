public import Foundation

/// The folder in which examples keep their files, and what the environment says of them.
///
/// `RAVEN_DATA` names a folder other than the one for data of the user's programs.
public enum DataFolder {
  /// Where it is; it may have to be made.
  public static var location: URL {
    if let named = ProcessInfo.processInfo.environment["RAVEN_DATA"], !named.isEmpty { return URL(filePath: named) }
    return FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0].appending(path: "Raven")
  }

  /// A number that a variable of the environment names; nil if it names none.
  public static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }
}
