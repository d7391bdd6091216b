import SwiftUI

/// Three columns: what is chosen in one is shown in the next.
struct Mailboxes: View {
  @Environment(MailStore.self) private var store
  @State private var mailbox: Mailbox?
  @State private var message: Message.ID?

  var body: some View {
    NavigationSplitView {
      List(selection: $mailbox) {
        Section("On this server") {
          ForEach(Mailbox.allCases) { mailbox in
            Label(mailbox.rawValue, systemImage: mailbox.symbol)
              .badge(store.unread(in: mailbox))
          }
        }
      }
      .listStyle(.sidebar)
      .navigationTitle("Mailboxes")
    } content: {
      if let mailbox {
        MessageList(mailbox: mailbox, selection: $message)
      } else {
        ContentUnavailableView("No mailbox", systemImage: "tray")
      }
    } detail: {
      if let message, let shown = store.messages.first(where: { $0.id == message }) {
        MessageView(message: shown)
      } else {
        ContentUnavailableView("No message", systemImage: "envelope", description: Text("Choose one to read it."))
      }
    }
    .onChange(of: mailbox) { message = nil }
  }
}

struct MessageList: View {
  let mailbox: Mailbox
  @Binding var selection: Message.ID?
  @Environment(MailStore.self) private var store
  @Environment(MailSettings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    List(store.messages(in: mailbox, newestFirst: settings.isNewestFirst), selection: $selection) { message in
      MessageRow(message: message, density: settings.density)
        .contextMenu { MessageActions(message: message) }
    }
    .navigationTitle(mailbox.rawValue)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu("View", systemImage: "ellipsis.circle") {
          Picker("Order", selection: $settings.isNewestFirst) {
            Text("Newest first").tag(true)
            Text("Oldest first").tag(false)
          }
          Divider()
          Menu("Density") {
            Picker("Density", selection: $settings.density) {
              ForEach(Density.allCases) { Text($0.rawValue) }
            }
          }
          Link("About mail", destination: URL(string: "https://www.rfc-editor.org/rfc/rfc5322")!)
        }
      }
    }
  }
}

struct MessageRow: View {
  let message: Message
  let density: Density

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: density == .airy ? 4 : 0) {
        Text(message.sender).font(.headline).fontWeight(message.isRead ? .regular : .semibold)
        Text(message.subject).font(.subheadline).lineLimit(1)
      }
      Spacer()
      if message.flag != .none {
        Image(systemName: "flag.fill").foregroundStyle(message.flag.color).accessibilityLabel("Flag")
      }
      Text(message.date, style: .date).font(.caption).foregroundStyle(.secondary)
    }
    .padding(.vertical, density == .airy ? 4 : 0)
  }
}

/// What can be done with a message.
struct MessageActions: View {
  let message: Message
  @Environment(MailStore.self) private var store

  var body: some View {
    Button(message.isRead ? "Mark as unread" : "Mark as read", systemImage: "envelope.badge") {
      store.update(message.id) { $0.isRead.toggle() }
    }
    Picker("Flag", selection: flag) {
      ForEach(Flag.allCases) { Text($0.rawValue) }
    }
    Menu("Move to") {
      ForEach(Mailbox.allCases) { mailbox in
        Button(mailbox.rawValue, systemImage: mailbox.symbol) { store.update(message.id) { $0.mailbox = mailbox } }
          .disabled(mailbox == message.mailbox)
      }
    }
  }

  private var flag: Binding<Flag> {
    Binding(get: { message.flag }, set: { flag in store.update(message.id) { $0.flag = flag } })
  }
}
