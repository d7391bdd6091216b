import Testing

@testable import Chat

struct ChatJournalTests {
  private func numbers(_ changes: ArraySlice<ChatChange>?) -> [Int]? {
    changes?.map { if case .deleted(_, let id) = $0 { id } else { -1 } }
  }

  @Test func `changes are told since a number, and too old ones are not`() {
    var journal = ChatJournal(limit: 10)
    #expect(numbers(journal.changes(since: 0)) == [])
    for id in 1...100 {
      journal.append(.deleted(room: 1, id: id))
      #expect(journal.revision == id)
      for age in 0...min(id, 10) { #expect(numbers(journal.changes(since: id - age)) == Array(id - age + 1..<id + 1)) }
      if id > 10 { #expect(journal.changes(since: id - 11) == nil) }
    }
    #expect(numbers(journal.changes(since: 200)) == [])
  }
}
