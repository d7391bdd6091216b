/// What a browser keeps for an app: short texts by key, which outlive the pages that wrote them.
///
/// All pages of the browser that share an object see one another's changes at once. This class keeps texts as long as it
/// lives, which is right for pages without a browser; hosts make classes of it that keep them elsewhere, and hand one over with
/// a page's context.
///
/// ```swift
/// final class Kept: BrowserStorage {
///   override func load(_ key: String) -> String? { database.text(key) }
///   override func save(_ text: String?, for key: String) { database.keep(text, for: key) }
/// }
/// ```
open nonisolated class BrowserStorage: Equatable, @unchecked Sendable {
  /// What has been read or written; few, so they are looked through.
  private final var cells: [StorageCell] = []

  /// Creates a storage in which nothing is kept yet.
  public init() {}

  deinit {}

  /// The text kept for a key; nil if there is none.
  open func load(_ key: String) -> String? { nil }

  /// Keeps a text, or with nil none.
  open func save(_ text: String?, for key: String) {}

  /// Reads again what was read, after somebody else may have written it.
  public final func reload() {
    for cell in cells { cell.show(load(cell.key)) }
  }

  final func cell(for key: String) -> StorageCell {
    for cell in cells where sameBytes(cell.key, key) { return cell }
    let cell = StorageCell(key, load(key))
    cells.append(cell)
    return cell
  }

  final func write(_ text: String?, to cell: StorageCell) {
    if cell.show(text) { save(text, for: cell.key) }
  }

  /// Whether both are one and the same.
  public static func == (left: BrowserStorage, right: BrowserStorage) -> Bool { left === right }
}

/// One text of a browser's storage, with the scopes that read it.
nonisolated final class StorageCell: Source {
  let key: String
  private(set) var text: String?

  init(_ key: String, _ text: String?) {
    self.key = key
    self.text = text
    super.init()
  }

  deinit {}

  /// Takes over a text; whether it is another one.
  @discardableResult
  func show(_ new: String?) -> Bool {
    if has(new) { return false }
    text = new
    notifyReaders()
    return true
  }

  private func has(_ other: String?) -> Bool {
    guard let text, let other else { return text == nil && other == nil }
    return sameBytes(text, other)
  }
}
