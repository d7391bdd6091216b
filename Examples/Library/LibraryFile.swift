import Foundation

/// Where the books are kept, and how many are made when there are none yet.
///
/// `RAVEN_DATA` names a folder other than the one for data of the user's programs, `RAVEN_BOOKS` a number other than a
/// hundred thousand.
enum LibraryFile {
  static var location: URL { folder.appending(path: "library.sqlite") }

  static var numberOfBooks: Int { environment["RAVEN_BOOKS"].flatMap { Int($0) } ?? 100_000 }

  private static var folder: URL {
    if let named = environment["RAVEN_DATA"], !named.isEmpty { return URL(filePath: named) }
    return FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0].appending(path: "Raven")
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
