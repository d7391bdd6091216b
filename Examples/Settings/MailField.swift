import SwiftUI

/// A field for a mail address, which is taken over as soon as mail could arrive there.
///
/// What is wrong with it is said when somebody has finished typing, and no longer once it is right.
struct MailField: View {
  @Environment(SettingsStore.self) private var store
  /// What has been typed, where that is not the address that is kept.
  @State private var typed: String?
  @State private var isComplaining = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      LabeledField("Mail", text: address)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($isFocused)
        .onSubmit(complain)
        .accessibilityHint(problem ?? "")
      if let problem {
        Label(problem, systemImage: "exclamationmark.circle.fill")
          .font(.footnote)
          .foregroundStyle(.red)
      }
    }
    .onChange(of: isFocused) { if !isFocused { complain() } }
    .onChange(of: store.account.mail) { if typed.map({ MailAddress($0).text }) != store.account.mail { forget() } }
  }

  private var address: Binding<String> {
    Binding {
      typed ?? store.account.mail
    } set: { text in
      typed = text
      let address = MailAddress(text)
      if address.problem == nil {
        isComplaining = false
        store.account.mail = address.text
      }
    }
  }

  private var problem: String? {
    guard isComplaining, let typed, let problem = MailAddress(typed).problem else { return nil }
    return store.account.mail.isEmpty ? problem : "\(problem) Until then, \(store.account.mail) stays in use."
  }

  private func complain() {
    guard let typed, let problem = MailAddress(typed).problem else { return forget() }
    if !isComplaining { AccessibilityNotification.Announcement(problem).post() }
    isComplaining = true
  }

  private func forget() {
    typed = nil
    isComplaining = false
  }
}
