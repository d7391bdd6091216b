import Foundation
import SQLiteFile

/// Where the books are kept, and how many are made when there are none yet.
///
/// `RAVEN_DATA` names a folder other than the one for data of the user's programs, `RAVEN_BOOKS` a number other than a
/// hundred thousand.
enum LibraryFile {
  static var location: URL { DataFolder.location.appending(path: "library.sqlite") }

  static var numberOfBooks: Int { DataFolder.number("RAVEN_BOOKS") ?? 100_000 }
}
