/// What files become when they are compressed, kept from the first time one is asked for.
///
/// Where there is more to keep than the limit, what was kept first goes first: addresses of drawings can be made up without end.
final class CompressedFiles {
  /// A larger file is sent as it is: compressing it would hold up everybody.
  nonisolated static let sizeLimit = 1 << 20

  private let effort: Gzip.Effort
  private let byteLimit: Int
  private var kept: [String: FileContent] = [:]
  private var order: [String] = []
  private(set) var byteCount = 0
  /// How often something was compressed.
  private(set) var runs = 0

  init(_ effort: Gzip.Effort, byteLimit: Int) {
    self.effort = effort
    self.byteLimit = byteLimit
  }

  nonisolated deinit {}

  /// A file in both forms.
  func content(of bytes: [UInt8], type: String, tag: String, at path: Substring) -> FileContent {
    guard Compression.isWorthwhile(type, bytes.count), bytes.count <= Self.sizeLimit else {
      return FileContent(type: type, tag: tag, bytes: bytes, gzip: nil)
    }
    let path = String(path)
    if let content = kept[path], content.tag == tag { return content }
    runs += 1
    let content = FileContent(type: type, tag: tag, bytes: bytes, gzip: Gzip.compressed(bytes, effort))
    forget(path)
    keep(content, at: path)
    return content
  }

  private func keep(_ content: FileContent, at path: String) {
    kept[path] = content
    order.append(path)
    byteCount += Self.cost(of: content)
    while byteCount > byteLimit, let oldest = order.first { forget(oldest) }
  }

  private func forget(_ path: String) {
    guard let content = kept.removeValue(forKey: path) else { return }
    order.removeAll { $0 == path }
    byteCount -= Self.cost(of: content)
  }

  private static func cost(of content: FileContent) -> Int { content.bytes.count + (content.gzip?.count ?? 0) }
}
