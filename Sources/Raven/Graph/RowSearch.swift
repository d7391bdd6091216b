/// Looks through elements of a lazy list that are not built for the first that begins with what somebody typed.
///
/// Their rows are built one by one on a page that nobody sees, a few in each commit: other pages have their turn between.
/// A page looks for one thing at a time.
final class RowSearch {
  /// How many rows a commit looks at.
  static let slice = 100

  private let list: ElementList
  private let word: TypedWord
  private let end: Int
  private var next: Int
  private let answer: (Int?) -> Void

  init(_ list: ElementList, for request: PageEvent.Seek, answer: @escaping (Int?) -> Void) {
    self.list = list
    word = TypedWord(request.text)
    next = Int(request.first)
    end = Int(request.end)
    self.answer = answer
  }

  nonisolated deinit {}

  /// Begins, in place of what the page looked for before.
  func begin() {
    list.coordinator.search = self
    list.coordinator.inNextCommit { self.goOn() }
  }

  private func goOn() {
    let coordinator = list.coordinator
    guard coordinator.search === self else { return }
    if !list.isMounted { return finish(nil) }
    let last = min(end, list.elementCount)
    let stop = min(last, next + RowSearch.slice)
    while next < stop {
      if word.begins(list.words(at: next)) { return finish(next) }
      next += 1
    }
    next < last ? coordinator.inNextCommit { self.goOn() } : finish(nil)
  }

  private func finish(_ found: Int?) {
    list.coordinator.search = nil
    answer(found)
  }
}
