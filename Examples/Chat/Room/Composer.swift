import SwiftUI

/// The field for a new message.
struct Composer: View {
  @Bindable var model: ChatRoomModel

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      TextField("Message", text: $model.draft, axis: .vertical)
        .lineLimit(1...6)
        .submitLabel(.send)
        .onSubmit { model.send() }
      Button("Send", systemImage: "paperplane.fill") { model.send() }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.return, modifiers: .command)
        .disabled(!model.canSend)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
  }
}
