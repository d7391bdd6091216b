import Foundation
import SQLiteFile
import Testing

@testable import Library

/// The books of the library example, without a page.
struct CatalogueTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "library-\(UUID().uuidString)")
  private var file: URL { folder.appending(path: "library.sqlite") }

  private func catalogue(of count: Int) async throws -> Catalogue {
    let catalogue = Catalogue(file: file, books: count)
    await catalogue.open()
    try #require(catalogue.state == .open)
    return catalogue
  }

  private func book(_ title: String, by author: String = "Zeno Ibsen", in year: Int = 1901) -> Book {
    Book(id: BookID(row: 0), title: title, author: author, year: year, shelf: .ships)
  }

  private func titles(_ catalogue: Catalogue, matching text: String) throws -> [String] {
    try catalogue.answer(to: Query(text: text)).ids.compactMap { catalogue.book($0)?.title }
  }

  @Test func `a hundred thousand books are sorted and found in a moment, and few are read`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = try await catalogue(of: 100_000)
    for sort in Sort.allCases {
      for grouping in Grouping.allCases {
        let answer = try catalogue.answer(to: Query(sort: sort, grouping: grouping))
        #expect(answer.ids.count == 100_000 && Set(answer.ids).count == 100_000)
        #expect(answer.sections.count <= 30)
        #expect(answer.sections.flatMap { Array($0.ids) } == answer.ids)
      }
    }
    let found = try catalogue.answer(to: Query(text: "raven gh"))
    #expect(!found.ids.isEmpty && found.ids.count < 100)
    for id in found.ids {
      let title = try #require(catalogue.book(id)?.title)
      #expect(title.contains("Raven") && title.contains("Gh"))
    }
  }

  @Test func `books stand in order below their headings`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = try await catalogue(of: 0)
    let dates = [("The Beacon", 1849), ("beacons", 1850), ("An Anchor", 2029), ("1984", 2030), ("Éclair", 1855)]
    for (title, year) in dates { _ = try catalogue.add(book(title, in: year)) }
    func sections(_ query: Query) throws -> [[String]] {
      try catalogue.answer(to: query).sections.map { section in
        [section.title] + section.ids.compactMap { catalogue.book($0)?.title }
      }
    }
    #expect(
      try sections(Query()) == [["A", "An Anchor"], ["B", "The Beacon", "beacons"], ["E", "Éclair"], ["#", "1984"]]
    )
    #expect(
      try sections(Query(sort: .year)) == [
        ["Before 1850", "The Beacon"], ["1850s", "beacons", "Éclair"], ["2020s", "An Anchor"], ["From 2030", "1984"],
      ]
    )
    #expect(
      try sections(Query(sort: .year, grouping: .shelf)) == [
        ["Ships", "The Beacon", "beacons", "Éclair", "An Anchor", "1984"]
      ]
    )
  }

  @Test func `a search is for words, whatever stands in them`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = try await catalogue(of: 0)
    let all = ["100% wool", "Quotes \" and 'ticks'", "Near OR far", "Zürich"]
    for title in all { _ = try catalogue.add(book(title)) }
    #expect(try titles(catalogue, matching: "100%") == ["100% wool"])
    #expect(try titles(catalogue, matching: "\" tick") == ["Quotes \" and 'ticks'"])
    #expect(try titles(catalogue, matching: "OR") == ["Near OR far"])
    #expect(try titles(catalogue, matching: "zurich ibsen 190") == ["Zürich"])
    #expect(try titles(catalogue, matching: "title:wool") == [])
  }

  @Test func `a search for signs alone finds the books that have them, and blanks find all`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = try await catalogue(of: 0)
    let all = ["100% wool", "Birds 🐦", "C:\\books", "Quotes \" and 'ticks'"]
    for title in all { _ = try catalogue.add(book(title)) }
    _ = try catalogue.add(book("Roots", by: "snake_case"))
    #expect(try titles(catalogue, matching: "%") == ["100% wool"])
    #expect(try titles(catalogue, matching: " 🐦 ") == ["Birds 🐦"])
    #expect(try titles(catalogue, matching: "\\") == ["C:\\books"])
    #expect(try titles(catalogue, matching: ":\\") == ["C:\\books"])
    for tick in ["'", "\""] { #expect(try titles(catalogue, matching: tick) == ["Quotes \" and 'ticks'"]) }
    #expect(try titles(catalogue, matching: "_") == ["Roots"])
    for absent in ["*", "%%", "--", "🦖", "'\""] { #expect(try titles(catalogue, matching: absent) == []) }
    for blank in ["", " ", "\t"] { #expect(try titles(catalogue, matching: blank).count == 5) }
  }

  @Test func `a book that is added is chosen, and ends a search that would hide it`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = try await catalogue(of: 20)
    let desk = Desk()
    desk.query = Query(text: "comet", sort: .year)
    desk.selection = Set(try catalogue.answer(to: desk.query).ids)
    try desk.add(book("Comets"), to: catalogue)
    #expect(desk.query == Query(text: "comet", sort: .year))
    #expect(desk.selection.compactMap { catalogue.book($0)?.title } == ["Comets"])
    try desk.add(book("Newcomer"), to: catalogue)
    #expect(desk.query == Query(sort: .year))
    #expect(desk.selection.compactMap { catalogue.book($0)?.title } == ["Newcomer"])
    #expect(desk.selection == desk.added.map { [$0] })
    desk.query.showing = .favourites
    #expect(desk.selection == [])
  }

  @Test func `what is changed is found again, and is there after a restart`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try await catalogue(of: 20)
    let ids = try first.answer(to: Query()).ids
    var renamed = try #require(first.book(ids[3]))
    renamed.title = "'); DROP TABLE books; --"
    try first.update(renamed)
    try first.mark([ids[0], ids[1]], read: true)
    try first.mark([ids[1]], favourite: true)
    try first.delete([ids[2]])
    let added = try first.add(book("Newcomer"))

    let second = Catalogue(file: file, books: 20)
    #expect(second.state == .open)
    for catalogue in [first, second] {
      #expect(try catalogue.answer(to: Query()).ids.count == 20)
      #expect(try titles(catalogue, matching: "drop table") == [renamed.title])
      #expect(catalogue.book(ids[3]) == renamed)
      #expect(catalogue.book(ids[2]) == nil)
      #expect(try titles(catalogue, matching: "newc") == ["Newcomer"])
      let unread = try catalogue.answer(to: Query(showing: .unread)).ids
      #expect(unread.contains(added) && !unread.contains(ids[0]) && !unread.contains(ids[1]))
      #expect(try catalogue.answer(to: Query(showing: .favourites)).ids.contains(ids[1]))
    }
  }

  @Test func `a change that fails half way changes nothing`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = try await catalogue(of: 20)
    let database = try Database(path: file.path)
    try database.execute(
      "CREATE TRIGGER refuse BEFORE DELETE ON books WHEN old.id = 7 BEGIN SELECT RAISE(ABORT, 'seven stays'); END"
    )
    let ids = Set(try catalogue.answer(to: Query()).ids)
    #expect(throws: DatabaseError(code: 19, message: "seven stays")) { try catalogue.delete(ids) }
    #expect(try catalogue.answer(to: Query()).ids.count == 20)
  }

  @Test func `a file that is no database is told, and left alone`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = Data(String(repeating: "Dear diary, ", count: 500).utf8)
    try text.write(to: file)
    let catalogue = Catalogue(file: file, books: 10)
    #expect(catalogue.state == .failed("The database says: file is not a database."))
    #expect(try Data(contentsOf: file) == text)
  }
}
