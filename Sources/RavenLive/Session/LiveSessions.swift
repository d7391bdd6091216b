import Raven

/// A store's sessions, as pages know them.
final nonisolated class LiveSessions: PageSessions, @unchecked Sendable {
  @MainActor private weak var store: SessionStore?

  @MainActor init(_ store: SessionStore) {
    self.store = store
    super.init()
  }

  deinit {}

  @MainActor override func end(where isMeant: @escaping (PageRequest) -> Bool) { store?.end(where: isMeant) }
}
