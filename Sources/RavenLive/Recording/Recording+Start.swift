import Foundation
import Raven

extension Recording.Start {
  /// How a session begins whose page was made for a request.
  init(
    of app: MountedApp,
    for request: HTTPRequest,
    kept: (byBrowser: [String: String], byTab: [String: String]),
    _ made: MountedApp.Page,
    limits: SessionLimits,
    now: Nanoseconds
  ) {
    self.init(
      app: app.typeName,
      path: app.path,
      target: request.target,
      headers: RecordingMask.hidden(request.headers.fields.map { ($0.name, $0.value) }),
      remoteAddress: request.remoteAddress,
      kept: kept.byBrowser,
      keptByTab: kept.byTab,
      limits: Dictionary(uniqueKeysWithValues: SessionLimits.named.map { ($0.name, $0.read(limits)) }),
      time: now,
      batch: Data(made.batch)
    )
  }

  /// The request, as far as it was kept.
  var request: HTTPRequest {
    var fields = HTTPHeaders()
    for field in headers where field.count == 2 { fields.append(field[0], field[1]) }
    var request = HTTPRequest(target: target, headers: fields, remoteAddress: remoteAddress)
    request.storage = RecordedStorage(kept)
    request.sceneStorage = RecordedStorage(keptByTab)
    request.sessions = PageSessions()
    return request
  }

  /// What the session may cost.
  var sessionLimits: SessionLimits {
    var found = SessionLimits()
    for (name, number) in limits { _ = found.set(name, to: number) }
    return found
  }
}

/// What a browser or a tab had kept when a recording began.
private nonisolated final class RecordedStorage: BrowserStorage, @unchecked Sendable {
  @MainActor private var texts: [String: String]

  @MainActor init(_ texts: [String: String]) {
    self.texts = texts
    super.init()
  }

  deinit {}

  override func load(_ key: String) -> String? { MainActor.assumeIsolated { texts[key] } }

  override func save(_ text: String?, for key: String) { MainActor.assumeIsolated { texts[key] = text } }
}
