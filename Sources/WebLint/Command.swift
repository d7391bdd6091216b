import Foundation

/// Prints what in some sources cannot work inside the page, as a compiler does; fails if something certainly cannot.
///
/// With `--lower FOLDER` before the sources it prints instead which files to compile for the page: those given, or, in
/// that folder, what is to stand for one of them.
@main struct Command {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--lower", arguments.count > 1 {
      let folder = arguments[1]
      arguments.removeFirst(2)
      for (index, source) in read(arguments).enumerated() { print(compiled(source, index, in: folder)) }
      return
    }
    let findings = lint(read(arguments))
    for finding in findings { print(finding) }
    exit(findings.contains { $0.severity == .error } ? 1 : 0)
  }

  private static func read(_ paths: [String]) -> [SourceText] {
    paths.map { path in
      guard let bytes = FileManager.default.contents(atPath: path) else { fail("\(path) cannot be read") }
      return SourceText(path: path, text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The path of what is compiled for a source.
  private static func compiled(_ source: SourceText, _ index: Int, in folder: String) -> String {
    guard let text = lowered(source) else { return source.path }
    let path = "\(folder)/\(index)-\(URL(filePath: source.path).lastPathComponent)"
    // What the compiler says is about the lines that were written.
    let located = "#sourceLocation(file: \"\(source.path)\", line: 1)\n\(text)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(located.utf8).write(to: URL(filePath: path))
    } catch {
      fail("\(path) cannot be written: \(error.localizedDescription)")
    }
    return path
  }

  private static func fail(_ message: String) -> Never {
    print("error: \(message)")
    exit(2)
  }
}
