import SwiftUI

/// An inverted index of a document's words: from each word to the topics it stands in.
///
/// Words are sorted, so what begins with what was typed is a range found in O(log *n*) for *n* words; adding up its postings
/// costs O(*m*) for *m* of them. A topic matches if each typed word is the beginning of one of its words. Chosen over a library
/// for full text because it works inside the page too, and a document's words are few.
final class SearchIndex {
  /// How many results are handed out.
  static let resultLimit = 50
  /// How much of what was typed is looked for, in words; the rest is ignored.
  static let wordLimit = 8

  private struct Posting {
    let subject: Int32
    var weight: Int32
  }

  private let subjects: [SearchSubject]
  private let words: [String]
  private let postings: [[Posting]]

  /// Reads a document; time and memory grow with its text.
  init(_ document: Document) {
    subjects = document.searchSubjects()
    var numbers: [String: Int] = [:]
    var found: [(word: String, postings: [Posting])] = []
    for (subject, content) in subjects.enumerated() {
      for entry in content.entries {
        let weight = Int32(entry.field.weight)
        for (word, _) in SearchWords.of(entry.text) {
          let number = numbers[word] ?? found.count
          if number == found.count {
            numbers[word] = number
            found.append((word, []))
          }
          let last = found[number].postings.count - 1
          if last >= 0, found[number].postings[last].subject == subject {
            // The best place of a word counts, and a little how often it stands there.
            let known = found[number].postings[last].weight
            found[number].postings[last].weight = known >= weight ? min(known + 1, weight * 2) : weight
          } else {
            found[number].postings.append(Posting(subject: Int32(subject), weight: weight))
          }
        }
      }
    }
    found.sort { $0.word.utf8.lexicographicallyPrecedes($1.word.utf8) }
    words = found.map { $0.word }
    postings = found.map { $0.postings }
  }

  nonisolated deinit {}

  /// What matches, the best first; topics that match alike stay in the order of the document.
  func results(for query: String) -> [SearchResult] {
    let typed = SearchWords.of(query).prefix(Self.wordLimit).map(\.word)
    guard !typed.isEmpty else { return [] }
    var scores = [Int32](repeating: 0, count: subjects.count)
    var matched = [Int8](repeating: 0, count: subjects.count)
    for (number, word) in typed.enumerated() {
      var best = [Int32](repeating: 0, count: subjects.count)
      for index in range(startingWith: word) {
        // A whole word counts twice as much as one that goes on.
        let factor: Int32 = words[index].utf8.count == word.utf8.count ? 2 : 1
        for posting in postings[index] {
          let subject = Int(posting.subject)
          best[subject] = max(best[subject], posting.weight * factor)
        }
      }
      // One that lacked a word before is out.
      for subject in subjects.indices where best[subject] > 0 && matched[subject] == number {
        matched[subject] += 1
        scores[subject] += best[subject]
      }
    }
    let found = subjects.indices.filter { Int(matched[$0]) == typed.count }
    let ranked = found.sorted { (scores[$0], $1) > (scores[$1], $0) }
    return ranked.prefix(Self.resultLimit).map { SearchResult(subjects[$0], typed: typed) }
  }

  /// The words that begin with what was typed.
  private func range(startingWith prefix: String) -> Range<Int> {
    let start = firstIndex { !$0.utf8.lexicographicallyPrecedes(prefix.utf8) }
    let end = firstIndex { !$0.utf8.starts(with: prefix.utf8) && prefix.utf8.lexicographicallyPrecedes($0.utf8) }
    return start..<max(start, end)
  }

  /// The first word of which something holds that holds for all behind it.
  private func firstIndex(where holds: (String) -> Bool) -> Int {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if holds(words[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
