@testable import Raven

/// A page without an engine that keeps something for its tab and something for its browser.
///
/// Each event brings a name of its own; a log tells which were performed. It outlives the page, so that what happened to
/// events is known after a restart.
final class TabPage: LivePage {
  /// What is performed for all pages of a browser.
  static let look = "look"

  private(set) var content: TabContent
  let internedNames: [String] = []
  var nextNodeID: UInt32 { content.nextID }
  var onNeedsCommit: (() -> Void)?
  /// Called when it has written what all pages of its browser show.
  var onLook: ((String) -> Void)?

  /// The session that has it, once that is known.
  var session = ""
  /// The cookie of the browser it was made for.
  var cookie = ""
  /// The names of the events performed, in order.
  private(set) var log: [String] = []
  /// The names of those which were meant for another element than they came to.
  private(set) var misapplied: [String] = []
  /// What its tab is to have kept, as a model has it.
  var kept = TabKept()

  private var storages: (scene: BrowserStorage, shared: BrowserStorage)?
  private var pendingRows: [String] = []
  private var removed: [UInt32] = []
  private var hasAskedForCommit = false

  init(scene: BrowserStorage, shared: BrowserStorage) {
    storages = (scene, shared)
    content = TabContent()
    content = TabContent(kept: sceneText, look: lookText)
  }

  nonisolated deinit {}

  /// Whether it has not ended.
  var isAlive: Bool { storages != nil }
  /// What its storages say right now.
  var sceneText: TabKept { TabKept(added: text("added", .scene), typed: text("typed", .scene)) }
  var lookText: String { text(Self.look, .shared) }

  private enum Keeper { case scene, shared }

  private func cell(_ key: String, _ keeper: Keeper) -> (BrowserStorage, StorageCell)? {
    guard let storages else { return nil }
    let storage = keeper == .scene ? storages.scene : storages.shared
    return (storage, storage.cell(for: key))
  }

  private func text(_ key: String, _ keeper: Keeper) -> String { cell(key, keeper)?.1.text ?? "" }

  private func write(_ text: String, _ key: String, _ keeper: Keeper) {
    guard let (storage, cell) = cell(key, keeper) else { return }
    storage.write(text, to: cell)
  }

  func perform(_ event: PageEvent) -> PageEventOutcome {
    precondition(isAlive, "an event came after the end")
    guard case .input(_, let value) = event.payload else { return .retired }
    let words = value.split(separator: " ").map(String.init)
    let name = words[0]
    log.append(name)
    switch event.node {
    case TabContent.add:
      pendingRows.append(name)
      kept.added = name
      write(name, "added", .scene)
    case TabContent.field:
      kept.typed = name
      write(name, "typed", .scene)
    case TabContent.look:
      write(name, Self.look, .shared)
      onLook?(name)
    default:
      guard let row = content.rows.first(where: { $0.id == event.node }), !removed.contains(row.id) else {
        return .retired
      }
      if words.count < 2 || row.text != words[1] { misapplied.append(name) }
      removed.append(row.id)
    }
    return .handled
  }

  /// Something that it shows was changed by another page.
  func noteChange() {
    guard isAlive, !hasAskedForCommit else { return }
    hasAskedForCommit = true
    onNeedsCommit?()
  }

  func takeBatch() -> [UInt8]? {
    precondition(isAlive, "a batch was taken after the end")
    hasAskedForCommit = false
    var body: [UInt8] = []
    func emit(_ change: TabContent.Change, _ text: String) {
      body.append(change.rawValue)
      body.appendString(text)
    }
    for id in removed {
      content.rows.removeAll { $0.id == id }
      body.append(TabContent.Change.remove.rawValue)
      body.appendVarint(id)
    }
    for text in pendingRows {
      content.insert(text)
      emit(.insert, text)
    }
    (removed, pendingRows) = ([], [])
    let (scene, look) = (sceneText, lookText)
    if scene.added != content.kept.added { emit(.added, scene.added) }
    if scene.typed != content.kept.typed { emit(.typed, scene.typed) }
    if look != content.look { emit(.look, look) }
    (content.kept, content.look) = (scene, look)
    return body.isEmpty ? nil : body
  }

  func draw() -> PageDrawing? {
    _ = takeBatch()
    return content.drawing()
  }

  func end() {
    precondition(isAlive, "the page was ended twice")
    storages = nil
  }

  /// The process is gone that had it.
  func abandon() { storages = nil }
}
