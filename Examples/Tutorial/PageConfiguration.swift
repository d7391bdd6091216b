/// Everything that is needed to show a page: all pages, and which of them is open.
struct PageConfiguration {
  /// All pages, at least one.
  let pages: [TutorialPage]
  /// The number of the page that is open, counted from 1.
  let number: Int

  /// Opens a page, or the one nearest to it; nil if there are no pages.
  init?(pages: [TutorialPage], near number: Int) {
    if pages.isEmpty { return nil }
    self.pages = pages
    self.number = min(max(number, 1), pages.count)
  }

  /// The page that is open.
  var page: TutorialPage { pages[number - 1] }
  /// How many pages there are.
  var count: Int { pages.count }
  /// The page before; nil on the first.
  var before: PageConfiguration? { opening(number - 1) }
  /// The page after; nil on the last.
  var after: PageConfiguration? { opening(number + 1) }
  /// The first page; nil when it is the one that is open.
  var first: PageConfiguration? { number == 1 ? nil : opening(1) }

  private func opening(_ number: Int) -> PageConfiguration? {
    number < 1 || number > count ? nil : PageConfiguration(pages: pages, near: number)
  }
}
