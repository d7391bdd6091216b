import Foundation
import Observation

/// The settings, as all pages of the program see them: what one page changes, the others show.
///
/// Each change is in the file before anybody sees it. Sections are properties of their own, so that a change in one
/// concerns the rows of that one alone.
@Observable
final class SettingsStore {
  static let shared = SettingsStore(file: .usual)

  var account = Account() { didSet { if account != oldValue { save() } } }
  var notifications = Notifications() { didSet { if notifications != oldValue { save() } } }
  var appearance = Appearance() { didSet { if appearance != oldValue { save() } } }
  var privacy = Privacy() { didSet { if privacy != oldValue { save() } } }
  var storage = Storage() { didSet { if storage != oldValue { save() } } }
  /// What somebody should know about the file, until they take note of it.
  var notice: String?

  private let file: SettingsFile
  /// What the file holds besides.
  @ObservationIgnored private var object: JSONObject = [:]
  /// Whether the file must stay as it is.
  @ObservationIgnored private var isReadOnly = false
  /// Whether several changes are under way, to be written together.
  @ObservationIgnored private var isSetting = false

  init(file: SettingsFile) {
    self.file = file
    do {
      let content = try file.read()
      object = content.object
      notice = content.problem
      set(content.preferences, saving: false)
    } catch {
      isReadOnly = true
      notice = """
        The file with your settings can neither be read nor be kept under another name, so it is left alone. What you \
        change now is forgotten when the program ends. \(error.localizedDescription)
        """
    }
  }

  var preferences: Preferences {
    Preferences(
      account: account,
      notifications: notifications,
      appearance: appearance,
      privacy: privacy,
      storage: storage
    )
  }

  private func set(_ preferences: Preferences, saving: Bool = true) {
    isSetting = true
    account = preferences.account
    notifications = preferences.notifications
    appearance = preferences.appearance
    privacy = preferences.privacy
    storage = preferences.storage
    isSetting = false
    if saving { save() }
  }

  private func save() {
    if isSetting || isReadOnly { return }
    do {
      try file.write(preferences, over: object)
    } catch {
      notice = """
        Your settings could not be saved. They are in force all the same, and the next change tries again. \
        \(error.localizedDescription)
        """
    }
  }
}

// What is done to many settings at once.
extension SettingsStore {
  /// Makes everything as usual, but for the account and what is stored.
  func resetSettings() {
    set(Preferences(account: account, storage: storage))
  }

  /// Makes everything as usual, and forgets whose it was and what was stored.
  func deleteAccount() {
    var account = Account.blank
    account.state = .deleted
    object = [:]
    set(Preferences(account: account, privacy: Privacy(visibleAs: ""), storage: .empty))
  }

  /// Starts with an account of which nothing is known.
  func createAccount() { account = .blank }

  /// Throws away what can be fetched again, and returns how much that was.
  func clearCache() -> Int {
    let freed = storage.cache
    storage.cache = 0
    return freed
  }
}
