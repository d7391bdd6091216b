/// A place in a source that does not work inside the page.
struct Finding: Equatable, CustomStringConvertible {
  enum Severity: String {
    /// It cannot work.
    case error
    /// It looks as if it could not: only types could tell.
    case warning
  }

  let severity: Severity
  let path: String
  let line: Int
  let column: Int
  /// What is wrong; what to write instead.
  let message: String

  /// The form in which compilers say it, which editors understand.
  var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
