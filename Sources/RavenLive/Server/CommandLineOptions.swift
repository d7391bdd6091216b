/// What the command line and the environment ask of an app.
public nonisolated struct CommandLineOptions: Equatable, Sendable {
  /// What is to be done.
  public enum Command: Equatable, Sendable {
    /// Serve the app live.
    case serve
    /// Write the app's first page as files.
    case export
    /// Play what was recorded.
    case replay
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
  /// The Unix socket to listen on instead.
  public var socket: String?
  /// The file of the certificate to speak https with.
  public var certificate: String?
  /// The file of its private key.
  public var key: String?
  /// Whether a proxy in front is believed when it says where requests were sent to.
  public var trustsProxy: Bool
  /// Where to show figures to whoever runs the server; nil for nowhere.
  public var metrics: MetricsAddress?
  /// The folder in which what browsers keep outlives the server; nil where it does not.
  public var data: String?
  /// Whether pages show why bodies run.
  public var showsBodies: Bool
  /// What sessions may cost, by the limits' names.
  public var limits: [String: UInt64] = [:]
  /// The file to record a session in; nil for none.
  public var recording: String?
  /// The recording to play.
  public var played = ""
  /// Whether a test is to be written of the recording instead.
  public var asTest = false
  /// The folder to write to.
  public var folder = ""
  /// The WebAssembly module that carries the files' page; nil for a page that stays as it is.
  public var module: String?
  /// Folders of Swift sources: the system images they name are written too.
  public var sources: [String] = []
  /// Where the app to write is among several.
  public var appPath = "/"
  /// The folder of the host that an app which runs in the page is written for: empty for the host's root, or a path without a
  /// slash at its end.
  public var siteFolder = ""

  /// Reads the arguments behind the program's name; the environment stands in for what they leave out.
  public init(
    arguments: some Sequence<String>,
    environment: [String: String] = [:],
    defaults: ServerConfiguration = ServerConfiguration()
  ) throws(Mistake) {
    (host, port, socket, data) = (defaults.host, defaults.port, defaults.socket, defaults.dataFolder)
    (certificate, key, trustsProxy) = (defaults.tls?.certificate, defaults.tls?.key, defaults.trustsProxy)
    (metrics, showsBodies) = (defaults.metrics, defaults.showsBodies)
    try read(environment)
    var rest = Array(arguments)[...]
    var named: Set<String> = []
    while let argument = rest.popFirst() {
      named.insert(try read(argument, &rest))
      if command == .help { return }
    }
    try check(named)
  }

  /// What the environment may say.
  static let environmentNames = ["HOST", "PORT", "RAVEN_SOCKET", "RAVEN_DATA", "RAVEN_LIMITS", "RAVEN_WHY"]

  private mutating func read(_ environment: [String: String]) throws(Mistake) {
    let environment = environment.filter { !$0.value.isEmpty }
    if let text = environment["HOST"] { host = text }
    if let text = environment["PORT"] { port = try Self.port(text, from: "PORT") }
    if let text = environment["RAVEN_SOCKET"] { socket = text }
    if let text = environment["RAVEN_DATA"] { data = text }
    if let text = environment["RAVEN_WHY"] { showsBodies = text != "0" }
    for text in environment["RAVEN_LIMITS"]?.split(separator: " ") ?? [] { try setLimit(text, from: "RAVEN_LIMITS") }
  }

  /// Reads one argument, with its value where it has one; gives its name.
  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(Mistake) -> String {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let inline = parts.count == 2 && argument.hasPrefix("--") ? String(parts[1]) : nil
    let name = inline == nil ? argument : String(parts[0])
    switch name {
    case "serve" where inline == nil: command = .serve
    case "export" where inline == nil:
      command = .export
      folder = try Self.value(of: "export", inline: nil, rest: &rest)
    case "replay" where inline == nil:
      command = .replay
      played = try Self.value(of: "replay", inline: nil, rest: &rest)
    case "--as-test" where inline == nil: asTest = true
    case "--record": recording = try Self.value(of: name, inline: inline, rest: &rest)
    case "--module": module = try Self.value(of: name, inline: inline, rest: &rest)
    case "--sources": sources.append(try Self.value(of: name, inline: inline, rest: &rest))
    case "--app": appPath = try Self.value(of: name, inline: inline, rest: &rest)
    case "--at": siteFolder = try Self.folder(Self.value(of: name, inline: inline, rest: &rest))
    case "--help", "-h", "help": command = .help
    case "--data": data = try Self.value(of: name, inline: inline, rest: &rest)
    case "--host": host = try Self.value(of: name, inline: inline, rest: &rest)
    case "--port": port = try Self.port(Self.value(of: name, inline: inline, rest: &rest), from: name)
    case "--socket": socket = try Self.value(of: name, inline: inline, rest: &rest)
    case "--certificate": certificate = try Self.value(of: name, inline: inline, rest: &rest)
    case "--key": key = try Self.value(of: name, inline: inline, rest: &rest)
    case "--metrics": metrics = try Self.metrics(Self.value(of: name, inline: inline, rest: &rest))
    case "--limit": try setLimit(Self.value(of: name, inline: inline, rest: &rest)[...], from: name)
    case "--trust-proxy" where inline == nil: trustsProxy = true
    case "--why" where inline == nil: showsBodies = true
    default:
      throw Mistake(message: "Unknown argument \"\(argument)\". Run with --help to see what can be asked.")
    }
    return name
  }

  private mutating func setLimit(_ text: Substring, from source: String) throws(Mistake) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = SessionLimits.named.map(\.name).joined(separator: ", ")
    guard let limit = SessionLimits.named.first(where: { $0.name == parts[0] }) else {
      throw Mistake(message: "\(source) names \"\(parts[0])\", which is no limit. There are: \(names).")
    }
    guard parts.count == 2, let number = UInt64(parts[1]), number >= limit.least else {
      let right = "Write a whole number from \(limit.least), as in \(limit.name)=\(limit.read(SessionLimits()))."
      throw Mistake(message: "\(source) says \"\(text)\". \(right)")
    }
    limits[limit.name] = number
  }

  /// Refuses what makes no sense together.
  private mutating func check(_ named: Set<String>) throws(Mistake) {
    if command == .serve, module != nil || appPath != "/" || !sources.isEmpty || named.contains("--at") {
      throw Mistake(
        message: "--module, --sources, --at and --app say what to export: <app> export <folder> --module App.wasm"
      )
    }
    if asTest, command != .replay {
      throw Mistake(message: "--as-test says what is to become of a recording: <app> replay visit.recording --as-test")
    }
    if recording != nil, command != .serve {
      throw Mistake(message: "--record is for serving: <app> serve --record visit.recording")
    }
    if module == nil, !sources.isEmpty {
      throw Mistake(message: "--sources is for an app that runs in the page: add --module App.wasm")
    }
    if module == nil, named.contains("--at") {
      throw Mistake(
        message:
          "--at is for an app that runs in the page: add --module App.wasm. Pages that stay as they are can be anywhere."
      )
    }
    if (certificate == nil) != (key == nil) {
      let (said, missing) = key == nil ? ("--certificate", "--key") : ("--key", "--certificate")
      throw Mistake(message: "\(said) needs \(missing) as well, as in \(missing) \(Self.examples[missing] ?? "").")
    }
    if let other = ["--host", "--port"].first(where: named.contains) {
      guard !named.contains("--socket") else {
        throw Mistake(message: "--socket and \(other) both say where to listen. Leave one of them out.")
      }
      // What is said here goes before the environment.
      socket = nil
    }
  }

  private static let examples = [
    "--port": "8081", "--socket": "/run/app/app.sock", "--certificate": "fullchain.pem", "--key": "privkey.pem",
    "--metrics": "9100", "--limit": "sessions=500", "--data": "/var/lib/app", "export": "Site", "--module": "App.wasm",
    "--sources": "Sources/App", "--at": "/notes",
    "--app": "/counter", "--record": "visit.recording", "replay": "visit.recording",
  ]

  /// A folder of a host, as addresses say it: without a slash at its end.
  private static func folder(_ text: String) throws(Mistake) -> String {
    let path = text.hasSuffix("/") ? text.dropLast() : text[...]
    let names = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard text.hasPrefix("/"), names.allSatisfy(isFolderName) else {
      throw Mistake(
        message:
          "--at says \"\(text)\", which is no folder of a site. Write it as addresses have it, as in --at /notes."
      )
    }
    return String(path)
  }

  private static func isFolderName(_ name: Substring) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"?#\\\"<>".utf8.contains($0) }
  }

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

  private static func metrics(_ text: String) throws(Mistake) -> MetricsAddress {
    guard let address = MetricsAddress(text) else {
      let right = "Write a port, or an address with one, like 127.0.0.1:9100."
      throw Mistake(message: "--metrics is \"\(text)\", which is no place to listen. \(right)")
    }
    return address
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
