/// What the command line and the environment ask of an app.
public nonisolated struct CommandLineOptions: Equatable, Sendable {
  /// What is to be done.
  public enum Command: Equatable, Sendable {
    /// Serve the app live.
    case serve
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

  /// The text of `--help`.
  public static let help = """
    Usage: <app> [serve] [--host <address>] [--port <number>]

      serve             Serve the app live (the default).
      --host <address>  Address to listen on; otherwise HOST, otherwise 127.0.0.1.
      --port <number>   Port to listen on; otherwise PORT, otherwise 8080.
      --help            Show this text.
    """

  /// Reads the arguments behind the program's name; the environment stands in for what they leave out.
  public init(
    arguments: some Sequence<String>,
    environment: [String: String] = [:],
    defaults: ServerConfiguration = ServerConfiguration()
  ) throws(Mistake) {
    (host, port) = (defaults.host, defaults.port)
    if let text = environment["HOST"], !text.isEmpty { host = text }
    if let text = environment["PORT"], !text.isEmpty { port = try Self.port(text, from: "PORT") }
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let inline = parts.count == 2 && argument.hasPrefix("--") ? String(parts[1]) : nil
      switch inline == nil ? argument : String(parts[0]) {
      case "serve" where inline == nil: command = .serve
      case "--help", "-h", "help":
        command = .help
        return
      case "--host": host = try Self.value(of: "--host", inline: inline, rest: &rest)
      case "--port":
        port = try Self.port(Self.value(of: "--port", inline: inline, rest: &rest), from: "--port")
      default:
        throw Mistake(
          message: "Unknown argument \"\(argument)\". Run with --help to see what can be asked."
        )
      }
    }
  }

  private static func value(
    of option: String,
    inline: String?,
    rest: inout ArraySlice<String>
  ) throws(Mistake) -> String {
    guard let value = inline ?? rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw Mistake(
        message:
          "\(option) needs a value, as in \(option) \(option == "--port" ? "8081" : "127.0.0.1")."
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
