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

  /// Of the content of the files.
  let hash: String
  /// Where the files are: `/_raven/<hash>/`.
  public let directory: String
  /// The stylesheets a page links, by name.
  public let stylesheets: [String]
  /// The script a page starts, by name.
  public let script: String
  /// The script that a page starts whose app is a module of WebAssembly, by name.
  public let moduleScript: String
  /// The script that a page starts which stays as it is, by name, and the files that each of its behaviours is made of.
  public let pageScript: (name: String, behaviours: [String: [String]])
  /// The files that are loaded with each module, its own first, by the module's name.
  let moduleFiles: [String: [String]]
  private let files: [String: File]
  /// Where the drawings of system images are, and what makes them.
  private let drawings: (directory: String, file: @Sendable (Substring) -> File?)
  /// How many drawings one sheet holds at most.
  private let drawingsPerSheet: Int

  /// Serves files under a hash of their content.
  ///
  /// - Parameters:
  ///   - hash: of the content of the files.
  ///   - files: the files.
  ///   - stylesheets: the names of those every page links.
  ///   - script: the name of the script a page starts.
  ///   - moduleScript: the name of the script that a page starts whose app is a module of WebAssembly.
  ///   - pageScript: the name of the script that a page starts which stays as it is, and the files of its behaviours.
  ///   - moduleFiles: the files that are loaded with each module a page may ask for, its own first, by the module's name.
  ///   - drawingDirectory: where the drawings of system images are, beside the files.
  ///   - drawingsPerSheet: how many of them a file `one+another.css` holds at most.
  ///   - drawing: makes the file of a name in that directory.
  public init(
    hash: String,
    files: [File],
    stylesheets: [String],
    script: String,
    moduleScript: String = "",
    pageScript: (name: String, behaviours: [String: [String]]) = ("", [:]),
    moduleFiles: [String: [String]] = [:],
    drawingDirectory: String = "",
    drawingsPerSheet: Int = 60,
    drawing: @escaping @Sendable (Substring) -> File? = { _ in nil }
  ) {
    self.hash = hash
    directory = "/_raven/\(hash)/"
    self.stylesheets = stylesheets
    self.script = script
    self.moduleScript = moduleScript
    self.pageScript = pageScript
    self.moduleFiles = moduleFiles
    drawings = (drawingDirectory, drawing)
    self.drawingsPerSheet = drawingsPerSheet
    self.files = Dictionary(files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether an address is that of one of the files, which are few, rather than of a drawing.
  func hasFile(at path: Substring) -> Bool {
    path.utf8.starts(with: directory.utf8) && files[String(path.dropFirst(directory.count))] != nil
  }

  /// The names of the files, in order.
  var names: [String] { files.keys.sorted() }

  /// The addresses of stylesheets that hold some drawings of system images, few enough each for an address.
  func sheets(of drawings: [String]) -> [String] {
    Self.sheets(of: drawings, in: self.drawings.directory, holding: drawingsPerSheet)
  }

  /// The addresses of stylesheets in a directory that hold some drawings of system images, a number each at most.
  public static func sheets(of drawings: [String], in directory: String, holding count: Int) -> [String] {
    stride(from: 0, to: drawings.count, by: count).map { start in
      directory + drawings[start..<min(start + count, drawings.count)].joined(separator: "+") + ".css"
    }
  }

  func file(at path: Substring) -> File? {
    if path.utf8.starts(with: directory.utf8) { return files[String(path.dropFirst(directory.count))] }
    if !drawings.directory.isEmpty, path.utf8.starts(with: drawings.directory.utf8) {
      return drawings.file(path.dropFirst(drawings.directory.count))
    }
    return nil
  }
}
