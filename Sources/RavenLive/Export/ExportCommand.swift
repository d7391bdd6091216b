import Foundation
import Raven

/// Writes an app as files, as a program does: errors in words, exit codes.
enum ExportCommand {
  /// What went wrong, in words for whoever gave the command.
  struct Failure: Error {
    let message: String
  }

  /// Writes one of several apps as the command line says, and returns what to say about it.
  static func run(_ options: CommandLineOptions, apps: [MountedApp], assets: ServerAssets) throws(Failure) -> String {
    guard let app = apps.first(where: { $0.path == options.appPath }) else {
      let paths = apps.map(\.path).joined(separator: ", ")
      throw Failure(message: "There is no app at \(options.appPath). There are: \(paths)")
    }
    var module: [UInt8]?
    if let file = options.module {
      guard let bytes = FileManager.default.contents(atPath: file) else {
        throw Failure(message: "The module \(file) cannot be read. Scripts/wasm-app builds it.")
      }
      module = Array(bytes)
    }
    var drawings: Set<String> = []
    for folder in options.sources { drawings.formUnion(try Self.drawings(namedIn: folder)) }
    var export = PageExport(app: app, assets: assets, module: module, drawings: drawings.sorted())
    export.folder = options.siteFolder
    guard let result = export.files() else {
      throw Failure(message: "The app at \(options.appPath) has no page there.")
    }
    let folder = URL(filePath: options.folder, directoryHint: .isDirectory)
    for file in result.files { try write(file, to: folder) }
    return summary(of: result, title: app.title, folder: options.folder)
  }

  /// What was written, and what was not.
  private static func summary(of result: PageExport.Result, title: String, folder: String) -> String {
    let size = result.files.reduce(0) { $0 + $1.bytes.count }
    let pages = result.pages == 1 ? "1 page" : "\(result.pages) pages"
    var lines = ["\(title): \(pages), \(result.files.count) files, \(size) bytes, in \(folder)"]
    if !result.leftOut.isEmpty {
      lines.append("Links lead to \(result.leftOut.count) more addresses that have no file:")
      lines += result.leftOut.prefix(10).map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The keys of the system images that the Swift sources in a folder name.
  private static func drawings(namedIn folder: String) throws(Failure) -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder) else {
      throw Failure(message: "The folder of sources \(folder) cannot be read.")
    }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.flatMap { path in
      let bytes = FileManager.default.contents(atPath: folder + "/" + path) ?? Data()
      return SymbolTable.keys(namedIn: String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func write(_ file: PageExport.File, to folder: URL) throws(Failure) {
    let url = folder.appending(path: file.path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    } catch {
      throw Failure(message: "\(url.path(percentEncoded: false)) cannot be written: \(error.localizedDescription)")
    }
  }
}
