/// What the command line and the environment ask of an app.
public nonisolated struct CommandLineOptions: Equatable, Sendable {
  /// What is to be done.
  public enum Command: Equatable, Sendable {
    /// Serve the app live.
    case serve
    /// Write the app's first page as files.
    case export
    /// Say what can be asked.
    case help
  }

  /// A mistake on the command line, in words for whoever typed it.
  public struct Mistake: Error, Equatable, Sendable {
    /// What is wrong and what would be right.
    public let message: String
  }

  /// What is to be done.
  public var command = Command.serve
  /// The address to listen on.
  public var host: String
  /// The port to listen on.
  public var port: UInt16
  /// The folder in which what browsers keep outlives the server; nil where it does not.
  public var data: String?
  /// The folder to write to.
  public var folder = ""
  /// The WebAssembly module that carries the files' page; nil for a page that stays as it is.
  public var module: String?
  /// Folders of Swift sources: the system images they name are written too.
  public var sources: [String] = []
  /// Where the app to write is among several.
  public var appPath = "/"

  /// The text of `--help`.
  public static let help = """
    Usage: <app> [serve] [--host <address>] [--port <number>] [--data <folder>]
           <app> export <folder> [--module <file> [--sources <dir>]…] [--app <path>]

      serve             Serve the app live (the default).
      --host <address>  Address to listen on; otherwise HOST, otherwise 127.0.0.1.
      --port <number>   Port to listen on; otherwise PORT, otherwise 8080.
      --data <folder>   Folder to keep in what visitors chose (@AppStorage), so that a new start of the server does not forget
                        it; otherwise RAVEN_DATA, otherwise it is kept as long as the server runs.

      export <folder>   Write the app's first page and what it needs into a folder, for any file server.
      --module <file>   Have the app run in the page: its WebAssembly module, which is copied. Without it the page stays as it is.
      --sources <dir>   Also write the system images that Swift sources in a folder name. Without it, an app that runs in the
                        page has those of its first page only.
      --app <path>      Which of several apps to write; otherwise the one at /.

      --help            Show this text.
    """

  /// Reads the arguments behind the program's name; the environment stands in for what they leave out.
  public init(
    arguments: some Sequence<String>,
    environment: [String: String] = [:],
    defaults: ServerConfiguration = ServerConfiguration()
  ) throws(Mistake) {
    (host, port, data) = (defaults.host, defaults.port, defaults.dataFolder)
    if let text = environment["HOST"], !text.isEmpty { host = text }
    if let text = environment["PORT"], !text.isEmpty { port = try Self.port(text, from: "PORT") }
    if let text = environment["RAVEN_DATA"], !text.isEmpty { data = text }
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let inline = parts.count == 2 && argument.hasPrefix("--") ? String(parts[1]) : nil
      switch inline == nil ? argument : String(parts[0]) {
      case "serve" where inline == nil: command = .serve
      case "export" where inline == nil:
        command = .export
        folder = try Self.value(of: "export", inline: nil, rest: &rest)
      case "--module": module = try Self.value(of: "--module", inline: inline, rest: &rest)
      case "--sources": sources.append(try Self.value(of: "--sources", inline: inline, rest: &rest))
      case "--app": appPath = try Self.value(of: "--app", inline: inline, rest: &rest)
      case "--help", "-h", "help":
        command = .help
        return
      case "--data": data = try Self.value(of: "--data", inline: inline, rest: &rest)
      case "--host": host = try Self.value(of: "--host", inline: inline, rest: &rest)
      case "--port":
        port = try Self.port(Self.value(of: "--port", inline: inline, rest: &rest), from: "--port")
      default:
        throw Mistake(
          message: "Unknown argument \"\(argument)\". Run with --help to see what can be asked."
        )
      }
    }
    if command == .serve, module != nil || appPath != "/" || !sources.isEmpty {
      throw Mistake(
        message: "--module, --sources and --app say what to export: <app> export <folder> --module App.wasm"
      )
    }
    if module == nil, !sources.isEmpty {
      throw Mistake(message: "--sources is for an app that runs in the page: add --module App.wasm")
    }
  }

  private static let examples = [
    "--port": "8081", "--data": "/var/lib/app", "export": "Site", "--module": "App.wasm", "--sources": "Sources/App",
    "--app": "/counter",
  ]

  private static func value(
    of option: String,
    inline: String?,
    rest: inout ArraySlice<String>
  ) throws(Mistake) -> String {
    guard let value = inline ?? rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw Mistake(
        message:
          "\(option) needs a value, as in \(option) \(examples[option] ?? "127.0.0.1")."
      )
    }
    return value
  }

  private static func port(_ text: String, from source: String) throws(Mistake) -> UInt16 {
    guard let number = UInt16(text), number > 0 else {
      throw Mistake(
        message: "\(source) is \"\(text)\", which is not a port. Use a number from 1 to 65535."
      )
    }
    return number
  }
}
