import SwiftUI

struct MessageView: View {
  let message: Message
  @Environment(MailStore.self) private var store
  @Environment(MailSettings.self) private var settings
  @State private var isAskingToDelete = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(message.subject).font(.title2).fontWeight(.bold)
        LabeledContent("From", value: message.sender)
        LabeledContent("Sent") { Text(message.date, style: .date) + Text(" at ") + Text(message.date, style: .time) }
        LabeledContent("Age") { Text(message.date, style: .relative) }
        Divider()
        Text(message.body)
        if !settings.signature.isEmpty {
          Text("Your answer would end: \(settings.signature)").foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .navigationTitle(message.subject)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("Archive", systemImage: "archivebox") { store.update(message.id) { $0.mailbox = .archive } }
        Button("Delete", systemImage: "trash", role: .destructive) { isAskingToDelete = true }
      }
    }
    .alert("Delete this message?", isPresented: $isAskingToDelete, presenting: message) { message in
      Button("Delete", role: .destructive) { store.messages.removeAll { $0.id == message.id } }
        .keyboardShortcut(.defaultAction)
      Button("Keep", role: .cancel) {}
    } message: {
      Text("“\($0.subject)” will be gone.")
    }
    .task(id: message.id) { store.update(message.id) { $0.isRead = true } }
  }
}
