/// The files every page loads, served under a path that changes with their content, so browsers keep them for good.
public nonisolated struct ServerAssets: Sendable {
  /// One file.
  public struct File: Sendable {
    /// The name in the path.
    public let name: String
    /// The media type.
    public let contentType: String
    /// The content.
    public let bytes: [UInt8]

    /// Creates a file.
    public init(name: String, contentType: String, bytes: [UInt8]) {
      self.name = name
      self.contentType = contentType
      self.bytes = bytes
    }
  }

  /// Where the files are: `/_raven/<hash>/`.
  public let directory: String
  /// The stylesheets a page links, by name.
  public let stylesheets: [String]
  /// The module a page starts, by name.
  public let script: String
  private let files: [String: File]
  /// Where the drawings of system images are, and what makes them.
  private let drawings: (directory: String, file: @Sendable (Substring) -> File?)

  /// Serves files under a hash of their content.
  ///
  /// - Parameters:
  ///   - hash: of the content of the files.
  ///   - files: the files.
  ///   - stylesheets: the names of those every page links.
  ///   - script: the name of the module a page starts.
  ///   - drawingDirectory: where the drawings of system images are, beside the files.
  ///   - drawing: makes the file of a name in that directory.
  public init(
    hash: String,
    files: [File],
    stylesheets: [String],
    script: String,
    drawingDirectory: String = "",
    drawing: @escaping @Sendable (Substring) -> File? = { _ in nil }
  ) {
    directory = "/_raven/\(hash)/"
    self.stylesheets = stylesheets
    self.script = script
    drawings = (drawingDirectory, drawing)
    self.files = Dictionary(files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func file(at path: Substring) -> File? {
    if path.utf8.starts(with: directory.utf8) { return files[String(path.dropFirst(directory.count))] }
    if !drawings.directory.isEmpty, path.utf8.starts(with: drawings.directory.utf8) {
      return drawings.file(path.dropFirst(drawings.directory.count))
    }
    return nil
  }
}
