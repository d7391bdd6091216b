import Testing

@testable import RavenLive

struct `The command line` {
  private func options(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws(CommandLineOptions.Mistake) -> CommandLineOptions {
    try CommandLineOptions(arguments: arguments, environment: environment)
  }

  @Test func `serves on this machine by default`() throws {
    for options in [try options(), try options("serve")] {
      #expect(options.command == .serve)
      #expect(options.host == "127.0.0.1")
      #expect(options.port == 8080)
    }
  }

  @Test func `takes host, port and folder, before the environment`() throws {
    let environment = ["HOST": "0.0.0.0", "PORT": "9000", "RAVEN_DATA": "/srv/one"]
    let all = try options("serve", "--port", "8081", "--host=::1", "--data", "/srv/other", environment: environment)
    #expect(all.host == "::1" && all.port == 8081 && all.data == "/srv/other")
    let none = try options(environment: environment)
    #expect(none.host == "0.0.0.0" && none.port == 9000 && none.data == "/srv/one")
    #expect(try options().data == nil)
  }

  @Test func `takes a socket, before what the environment says of ports`() throws {
    let environment = ["RAVEN_SOCKET": "/run/one.sock", "PORT": "9000"]
    #expect(try options(environment: environment).socket == "/run/one.sock")
    #expect(try options("--socket", "/run/two.sock", environment: environment).socket == "/run/two.sock")
    let port = try options("--port=8081", environment: environment)
    #expect(port.socket == nil && port.port == 8081)
    #expect(try options().socket == nil)
  }

  @Test func `believes a proxy only when told`() throws {
    #expect(try !options().trustsProxy)
    #expect(try options("--trust-proxy").trustsProxy)
  }

  @Test func `shows why bodies run only when told`() throws {
    #expect(try !options().showsBodies && !options(environment: ["RAVEN_WHY": "0"]).showsBodies)
    var configuration = ServerConfiguration()
    for options in [try options("--why"), try options(environment: ["RAVEN_WHY": "1"])] {
      configuration.showsBodies = false
      options.apply(to: &configuration)
      #expect(configuration.showsBodies)
    }
    #expect(throws: CommandLineOptions.Mistake.self) { try options("--why=1") }
  }

  @Test func `names every option in its help`() {
    for option in [
      "--host", "--port", "--socket", "--certificate", "--key", "--trust-proxy", "--metrics", "--data", "--module",
      "--limit", "--sources", "--app", "--record", "--why", "--as-test", "--help",
    ] { #expect(CommandLineOptions.help.contains("\n  \(option) ")) }
  }

  @Test func `records and plays, each where it makes sense`() throws {
    #expect(try options("--record", "visit.recording").recording == "visit.recording")
    let played = try options("replay", "visit.recording", "--as-test")
    #expect(played.command == .replay && played.played == "visit.recording" && played.asTest)
    for (arguments, words) in [
      (["replay"], "replay visit.recording"), (["--as-test"], "replay visit.recording --as-test"),
      (["replay", "a", "--record", "b"], "serve --record"), (["--record"], "--record visit.recording"),
    ] {
      let mistake = #expect(throws: CommandLineOptions.Mistake.self) {
        try CommandLineOptions(arguments: arguments, environment: [:])
      }
      #expect(mistake?.message.contains(words) == true)
    }
  }

  @Test func `is what the server and its host go by`() throws {
    var configuration = ServerConfiguration()
    try options("--socket", "/run/one.sock", "--trust-proxy", "--data", "/srv").apply(to: &configuration)
    #expect(configuration.hostConfiguration.unixSocket == "/run/one.sock")
    #expect(configuration.trustsProxy && configuration.dataFolder == "/srv")
    try options("--port", "9001", "--host", "::1").apply(to: &configuration)
    #expect(configuration.tls == nil)
    let host = configuration.hostConfiguration
    #expect(host.address == "::1" && host.port == 9001 && host.unixSocket == nil)
  }

  @Test func `takes limits by their names, before the environment`() throws {
    let environment = ["RAVEN_LIMITS": "sessions=7  away-seconds=3"]
    let options = try options("--limit", "sessions=9", "--limit=frames-per-second=0", environment: environment)
    var configuration = ServerConfiguration()
    options.apply(to: &configuration)
    #expect(configuration.limits.sessions == 9 && configuration.limits.framesPerSecond == 0)
    #expect(configuration.limits.disconnectedLifetime == .seconds(3))
    #expect(configuration.limits.frameBytes == SessionLimits().frameBytes)
  }

  @Test func `each limit is its own, and in the help with its default`() {
    for limit in SessionLimits.named {
      var limits = SessionLimits()
      let before = SessionLimits.named.map { $0.read(limits) }
      let isSet = limits.set(limit.name, to: 4_321)
      #expect(isSet)
      let changed = zip(SessionLimits.named, before).filter { $0.0.read(limits) != $0.1 }.map(\.0.name)
      #expect(changed == [limit.name])
      #expect(limit.read(limits) == 4_321)
      let isLong = limits.set(limit.name, to: .max)
      #expect(isLong && limit.read(limits) > 1_000_000_000)
      #expect(CommandLineOptions.help.contains("\(limit.name)=\(limit.read(SessionLimits()))"))
    }
  }

  @Test func `says which limit is wrong, and what would be right`() {
    for (text, words) in [
      ("seats=3", "There are: sessions, "), ("sessions", "as in sessions=10000"),
      ("sessions=0", "a whole number from 1"),
      ("sessions=many", "sessions=many"), ("away-seconds=-1", "away-seconds=120"),
    ] {
      let mistake = #expect(throws: CommandLineOptions.Mistake.self) { try options("--limit", text) }
      #expect(mistake?.message.contains(words) == true, "\(mistake?.message ?? "")")
      let variable = #expect(throws: CommandLineOptions.Mistake.self) {
        try options(environment: ["RAVEN_LIMITS": text])
      }
      #expect(variable?.message.hasPrefix("RAVEN_LIMITS") == true)
    }
  }

  @Test func `names a place for figures`() throws {
    var configuration = ServerConfiguration()
    try options().apply(to: &configuration)
    #expect(configuration.metrics == nil)
    try options("--metrics=9100").apply(to: &configuration)
    #expect(configuration.metrics?.hostConfiguration.address == "127.0.0.1")
    #expect(configuration.metrics?.hostConfiguration.port == 9100)
    #expect(configuration.metrics?.hostConfiguration.limits.connections == 16)
  }

  @Test func `names a certificate and its key`() throws {
    var configuration = ServerConfiguration()
    try options("--certificate", "a.pem", "--key", "b.pem").apply(to: &configuration)
    #expect(configuration.hostConfiguration.tls == TLSFiles(certificate: "a.pem", key: "b.pem"))
    #expect(ServeCommand.announcement(of: [], configuration).hasSuffix("https://127.0.0.1:8080"))
  }

  @Test func `shows help whatever else is asked`() throws {
    #expect(try options("--port", "1", "--help", "nonsense").command == .help)
  }

  @Test(arguments: [
    (["--prot", "1"], "Unknown argument \"--prot\". Run with --help to see what can be asked."),
    (["run"], "Unknown argument \"run\". Run with --help to see what can be asked."),
    (["--port"], "--port needs a value, as in --port 8081."),
    (["--host", "--port"], "--host needs a value, as in --host 127.0.0.1."),
    (["--data"], "--data needs a value, as in --data /var/lib/app."),
    (["--port", "http"], "--port is \"http\", which is not a port. Use a number from 1 to 65535."),
    (["--socket"], "--socket needs a value, as in --socket /run/app/app.sock."),
    (["--socket", "/a", "--port", "1"], "--socket and --port both say where to listen. Leave one of them out."),
    (["--host", "::1", "--socket=/a"], "--socket and --host both say where to listen. Leave one of them out."),
    (["--trust-proxy=no"], "Unknown argument \"--trust-proxy=no\". Run with --help to see what can be asked."),
    (["--metrics"], "--metrics needs a value, as in --metrics 9100."),
    (
      ["--metrics", "here"],
      "--metrics is \"here\", which is no place to listen. Write a port, or an address with one, like 127.0.0.1:9100."
    ),
    (["--certificate", "a.pem"], "--certificate needs --key as well, as in --key privkey.pem."),
    (["--key", "a.pem"], "--key needs --certificate as well, as in --certificate fullchain.pem."),
    (["--port=65536"], "--port is \"65536\", which is not a port. Use a number from 1 to 65535."),
  ])
  func `says what is wrong`(arguments: [String], message: String) {
    #expect(throws: CommandLineOptions.Mistake(message: message)) {
      try CommandLineOptions(arguments: arguments)
    }
  }

  @Test func `says which variable is wrong`() {
    #expect(
      throws: CommandLineOptions.Mistake(
        message: "PORT is \"0\", which is not a port. Use a number from 1 to 65535."
      )
    ) {
      try options(environment: ["PORT": "0"])
    }
  }
}

struct `Serving` {
  @Test func `announces names and address`() {
    let apps = ["Ladder", "Shop"].map { MountedApp(title: $0) { _, _ in nil } }
    var configuration = ServerConfiguration()
    #expect(
      ServeCommand.announcement(of: apps, configuration)
        == "Raven serves Ladder, Shop at http://127.0.0.1:8080"
    )
    configuration.host = "::1"
    #expect(ServeCommand.announcement(of: apps, configuration).hasSuffix("http://[::1]:8080"))
  }

  @Test func `announces a socket`() {
    var configuration = ServerConfiguration()
    configuration.socket = "/run/app.sock"
    #expect(
      ServeCommand.announcement(of: [MountedApp(title: "Shop") { _, _ in nil }], configuration)
        == "Raven serves Shop at the socket /run/app.sock"
    )
  }

  @Test func `says what to do about a taken port`() {
    #expect(
      ServeCommand.text(for: .portInUse(8080))
        == "Port 8080 is already in use. Choose another: PORT=8081 make run, or --port 8081."
    )
  }
}
