import SwiftUI

extension View {
  /// What is asked and told about messages of a room.
  func messageDialogs(_ model: ChatRoomModel) -> some View { modifier(MessageDialogs(model: model)) }
}

private struct MessageDialogs: ViewModifier {
  @Bindable var model: ChatRoomModel

  func body(content: Content) -> some View {
    content
      .sheet(item: $model.edited) { message in EditForm(message: message, model: model) }
      .sheet(item: $model.linked) { message in LinkSheet(message: message, room: model.room) }
      .confirmationDialog(
        "Delete this message?",
        isPresented: isThere($model.deleted),
        titleVisibility: .visible,
        presenting: model.deleted
      ) { message in
        Button("Delete", role: .destructive) { model.delete(message) }
        Button("Cancel", role: .cancel) {}
      } message: { message in
        Text(verbatim: "“\(message.summary)” will be gone for all.")
      }
      .alert("That did not work", isPresented: isThere($model.failure)) {
        Button("OK") {}
      } message: {
        Text(verbatim: model.failure ?? "")
      }
  }

  private func isThere<Value>(_ value: Binding<Value?>) -> Binding<Bool> {
    Binding(get: { value.wrappedValue != nil }, set: { if !$0 { value.wrappedValue = nil } })
  }
}

/// A sheet to change the text of a message.
private struct EditForm: View {
  let message: ChatMessage
  let model: ChatRoomModel
  @State private var text: String
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss

  init(message: ChatMessage, model: ChatRoomModel) {
    (self.message, self.model) = (message, model)
    _text = State(initialValue: message.text)
  }

  var body: some View {
    NavigationStack {
      Form { TextField("Text", text: $text, axis: .vertical).lineLimit(3...12).focused($isFocused) }
        .navigationTitle("Edit message")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save", action: save).disabled(new.isEmpty || new == message.text)
          }
        }
        .onAppear { isFocused = true }
    }
  }

  private var new: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  private func save() {
    model.edit(message, text: new)
    dismiss()
  }
}

/// A sheet with the address of a message.
private struct LinkSheet: View {
  let message: ChatMessage
  let room: ChatRoom
  @Environment(\.pageRoot) private var root
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        Text("It leads to this message, wherever it is in the room.").foregroundStyle(.secondary)
        if let url = URL(string: address) {
          Link(address, destination: url).accessibilityIdentifier("message-link")
          CopyButton("Copy", of: "message-link").buttonStyle(.borderedProminent)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding()
      .navigationTitle("Link to this message")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .presentationDetents([.medium])
  }

  private var address: String { root + ChatPlace(room: room, message: message.id).path }
}
