import Foundation
import Testing

@testable import Settings

/// What single settings know of themselves.
struct SettingsValueTests {
  @Test(arguments: [
    "ada@example.org", "a@b.co", "first.last+tag@mail.example.org", " ada@example.org\t", "jürg@müller.ch",
  ])
  func `an address is right when mail could arrive there`(typed: String) {
    #expect(MailAddress(typed).problem == nil)
    #expect(!MailAddress(typed).text.contains(" "))
  }

  @Test(
    arguments: [
      ("", "Enter a mail address"), ("  ", "Enter a mail address"), ("ada", "@ missing"),
      ("ada@@example.org", "only one @"),
      ("@example.org", "name missing"), ("ada@", "no domain"), ("ada@example", "no domain"),
      ("ada@example.", "no domain"),
      ("ada@.org", "no domain"), ("ada@example.o", "no domain"), ("ada love@example.org", "no spaces"),
    ]
  )
  func `an address that is wrong says why`(typed: String, problem: String) {
    #expect(MailAddress(typed).problem?.contains(problem) == true)
  }

  @Test(
    arguments: [
      ("Ada Lindqvist", "AL"), ("ada", "A"), ("", ""), ("  ", ""), ("Ada King of Lovelace", "AL"), ("émile zola", "ÉZ"),
      ("👩‍💻 Ada", "👩‍💻A"),
    ]
  )
  func `initials are those of the first and the last name`(name: String, initials: String) {
    #expect(Account(name: name).initials == initials)
  }

  @Test func `a time of day is the same after a date was made of it`() throws {
    for zone in ["UTC", "Europe/Berlin", "America/Sao_Paulo", "Asia/Kathmandu", "Australia/Lord_Howe"] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: zone))
      for minute in stride(from: 0, to: 1440, by: 1) {
        let time = TimeOfDay(hour: minute / 60, minute: minute % 60)
        #expect(TimeOfDay(time.date(in: calendar), in: calendar) == time)
      }
    }
  }

  @Test func `a search finds each of its words, whatever the accents and capitals`() {
    let row = "Push notifications, après-midi"
    for search in ["push", "PUSH", "noti", "apres", "midi  push", ""] {
      #expect(SettingsSearch(search).finds(row), "\(search)")
    }
    for search in ["pushy", "push email", "x"] { #expect(!SettingsSearch(search).finds(row), "\(search)") }
    #expect(SettingsSearch("  ").isEmpty && !SettingsSearch("a").isEmpty)
  }

  @Test func `what is stored is the sum of its kinds`() {
    let storage = Storage()
    #expect(Storage.Kind.allCases.reduce(0) { $0 + storage[$1] } == storage.used)
    #expect(storage.used <= Storage.capacity)
    #expect(Storage.empty.used == 0)
  }
}
