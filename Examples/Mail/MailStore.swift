import SwiftUI

enum Mailbox: String, CaseIterable, Identifiable, Hashable {
  case inbox = "Inbox"
  case sent = "Sent"
  case archive = "Archive"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .inbox: "tray"
    case .sent: "paperplane"
    case .archive: "archivebox"
    }
  }
}

enum Flag: String, CaseIterable, Identifiable {
  case none = "None"
  case red = "Red"
  case green = "Green"

  var id: Self { self }

  var color: Color {
    switch self {
    case .none: .secondary
    case .red: .red
    case .green: .green
    }
  }
}

struct Message: Identifiable, Hashable {
  let id: Int
  var mailbox: Mailbox
  let sender: String
  let subject: String
  let body: String
  let date: Date
  var isRead = false
  var flag = Flag.none
}

@Observable final class MailStore {
  var messages: [Message]

  init() {
    let subjects = ["The harbour at dawn", "Minutes of the meeting", "Your tickets", "A recipe", "Photos from Sunday"]
    let senders = ["Ada", "Grace", "Edsger", "Barbara"]
    messages = (1...40).map { number in
      let mailbox: Mailbox = number % 5 == 0 ? .archive : number % 7 == 0 ? .sent : .inbox
      let age = Double(number) * 86_400
      return Message(
        id: number,
        mailbox: mailbox,
        sender: senders[number % senders.count],
        subject: "\(subjects[number % subjects.count]), part \(number)",
        body: "This is the whole of message \(number). It says what its subject promises, and no more.",
        date: Date(timeIntervalSince1970: 1_780_000_000 - age),
        isRead: number % 3 == 0
      )
    }
  }

  func messages(in mailbox: Mailbox, newestFirst: Bool) -> [Message] {
    let found = messages.filter { $0.mailbox == mailbox }
    return newestFirst ? found.sorted { $0.date > $1.date } : found.sorted { $0.date < $1.date }
  }

  func unread(in mailbox: Mailbox) -> Int { messages.count { $0.mailbox == mailbox && !$0.isRead } }

  func update(_ id: Message.ID, _ change: (inout Message) -> Void) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    change(&messages[index])
  }
}

enum Density: String, CaseIterable, Identifiable {
  case airy = "Airy"
  case compact = "Compact"
  var id: Self { self }
}

@Observable final class MailSettings {
  var isNewestFirst = true
  var density = Density.airy
  var language = "English"
  var fetch: Int? = 15
  var signature = ""
  let started = Date.now
}
