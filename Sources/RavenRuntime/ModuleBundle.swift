/// A module and everything it imports, as one file.
///
/// One file compresses a fifth better than its dozen parts and loads in one round trip. The parts share one
/// scope, so their top-level names must differ; a browser refuses the file if two do not, and so does
/// the test that runs it. Imports written `import("./x.js")` stay: those modules load on demand and
/// import nothing of the bundle. The numbers of the wire stand where they are named (`NumberTables`).
struct ModuleBundle {
  private(set) var bytes: [UInt8] = []
  private var joined: Set<String> = []
  private let sources: [String: [UInt8]]

  /// Joins a module behind what it imports, each module once.
  init(entry: String, sources: [String: [UInt8]]) {
    self.sources = sources
    join(entry)
    bytes = NumberTables.inlined(bytes)
  }

  private mutating func join(_ name: String) {
    guard joined.insert(name).inserted else { return }
    guard let source = sources[name] else {
      preconditionFailure("RuntimeAssets.modules lacks \(name), which a module imports")
    }
    let module = ModuleStripper(source, isForBundle: true)
    for imported in module.imports { join(imported) }
    bytes += module.output
  }
}
