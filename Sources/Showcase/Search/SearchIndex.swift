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
    let weight: Int32
  }

  private let subjects: [SearchSubject]
  private var words: [String] = []
  private var postings: [[Posting]] = []

  /// Reads a document; time and memory grow with its text.
  init(_ document: Document) {
    subjects = document.searchSubjects()
    var weights: [String: [Int32: Int32]] = [:]
    for (number, subject) in subjects.enumerated() {
      for entry in subject.entries {
        for (word, _) in SearchWords.of(entry.text) {
          let weight = Int32(entry.field.weight)
          // The best place of a word counts, and a little how often it stands there.
          let known = weights[word]?[Int32(number)] ?? 0
          weights[word, default: [:]][Int32(number)] = known >= weight ? min(known + 1, weight * 2) : weight
        }
      }
    }
    words = weights.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    postings = words.map { word in
      weights[word, default: [:]].map { Posting(subject: $0.key, weight: $0.value) }.sorted { $0.subject < $1.subject }
    }
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
