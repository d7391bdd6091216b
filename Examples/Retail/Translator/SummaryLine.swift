/// A line of the summary.
struct SummaryLine: Equatable, Identifiable {
  /// What it is about.
  enum Kind: Equatable {
    case products
    case found
    case notFound
    case open
    case location
    case note
  }

  let id: Kind
  let name: String
  let value: String
  /// More about it; may be empty.
  var detail = ""
}
