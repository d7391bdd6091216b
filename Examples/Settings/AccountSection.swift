import StackBoard
import SwiftUI

/// Whose settings they are, with a way out and back in.
struct AccountSection: View {
  @Environment(SettingsStore.self) private var store

  var body: some View {
    StackBoardSection("Account") {
      switch store.account.state {
      case .signedIn:
        AccountCard()
        NameField()
        MailField()
        SignOutButton()
      case .signedOut:
        Text("You are signed out. Your settings are still here.")
        Button("Sign in") { store.account.state = .signedIn }
      case .deleted:
        Text("The account has been deleted.")
        Button("Create an account") { store.createAccount() }
      }
    }
  }
}

/// Initials, name and address, as others see them.
private struct AccountCard: View {
  @Environment(SettingsStore.self) private var store

  var body: some View {
    HStack(spacing: 12) {
      Avatar(initials: store.account.initials, color: store.appearance.accent.color)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: name).font(.headline)
        if !store.account.mail.isEmpty {
          Text(verbatim: store.account.mail).font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
    .padding(.vertical, 4)
  }

  private var name: String { store.account.name.isEmpty ? "No name yet" : store.account.name }
}

/// The first letters of a name in a circle.
private struct Avatar: View {
  let initials: String
  let color: Color

  var body: some View {
    Group {
      if initials.isEmpty { Image(systemName: "person.fill") } else { Text(verbatim: initials) }
    }
    .font(.title3.weight(.semibold))
    .frame(width: 48, height: 48)
    .background(color.opacity(0.18), in: Circle())
    .accessibilityHidden(true)
  }
}

private struct NameField: View {
  @Environment(SettingsStore.self) private var store

  var body: some View {
    @Bindable var store = store
    LabeledField("Name", text: $store.account.name).textContentType(.name)
  }
}

private struct SignOutButton: View {
  @Environment(SettingsStore.self) private var store
  @State private var isAsking = false

  var body: some View {
    Button("Sign out…") { isAsking = true }
      .confirmationDialog("Sign out of this account?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Sign out", role: .destructive) { store.account.state = .signedOut }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Your settings stay here for when you come back.")
      }
  }
}
