/// Something that stands on a page.
struct TutorialElement: Identifiable, Equatable {
  /// What it is.
  ///
  /// Words between back-ticks, in texts, quotes and footnotes, are names from source.
  enum Kind: Equatable {
    case text(String)
    case quote(String)
    case subtitle(String)
    case footnote(String)
    /// An excerpt of a file of this package, whose path is told.
    case code(String, from: String)
    /// A system image. What it says to somebody who cannot see it; nil when it only decorates.
    case image(systemName: String, label: String?)
  }

  /// Different for all elements of all pages.
  let id: String
  let kind: Kind
}
