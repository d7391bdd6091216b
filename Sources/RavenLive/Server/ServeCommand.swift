import Dispatch
import Raven

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs a server as a program does: arguments, signals, exit codes.
public enum ServeCommand {
  /// Serves apps until SIGTERM or SIGINT, then says goodbye to every page and exits; or does what else the command line says.
  ///
  /// Exits with 2 for a mistake on the command line and with 1 when it cannot listen, or keep what it is to keep. A second signal exits at once.
  public static func run(
    apps: [MountedApp],
    assets: ServerAssets,
    appFiles: AppFiles = AppFiles(directories: []),
    configuration given: ServerConfiguration = ServerConfiguration(),
    arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    makeHost: (HostConfiguration) -> any Host = { BeastHost($0) }
  ) -> Never {
    let options = options(given, arguments: arguments)
    switch options.command {
    case .export: export(options, apps, assets)
    case .replay: replay(options, apps, given)
    case .serve, .help: break
    }
    var configuration = given
    options.apply(to: &configuration)
    let host = makeHost(configuration.hostConfiguration)
    let log = ServerLog(level: configuration.logLevel) { writeError($0) }
    let server = LiveServer(
      configuration: configuration,
      apps: apps,
      assets: assets,
      appFiles: appFiles,
      file: file(in: configuration.dataFolder),
      host: host,
      clock: DispatchClock(),
      log: log
    )
    server.onStopped = { exit(0) }
    if let path = options.recording { server.recorder = recorder(path, log) }
    Diagnostics.handler = { diagnostic in
      log.write(.info, "app.diagnostic", ["code": diagnostic.code, "text": diagnostic.text])
      if configuration.showsDiagnostics { ReportedDiagnostics.add(diagnostic) }
    }
    BodyTrace.recordsAll = configuration.showsBodies
    (host as? BeastHost)?.log = { server.note($0) }
    do throws(HostError) {
      try host.start { server.take($0) }
    } catch {
      writeError(Self.text(for: error))
      exit(1)
    }
    let metricsHost = configuration.metrics.map { makeHost($0.hostConfiguration) }
    if let metricsHost, let address = configuration.metrics { show(server, on: metricsHost, at: address) }
    if let socket = configuration.socket {
      log.write(.info, "server.started", ["socket": socket])
    } else {
      log.write(.info, "server.started", ["host": configuration.host, "port": "\(configuration.port)"])
    }
    if configuration.showsBodies { log.write(.info, "server.why", ["shows": "types and values to whoever has a page"]) }
    print(announcement(of: apps, configuration))
    fflush(nil)
    let signals = drainOnSignals(server)
    withExtendedLifetime((signals, metricsHost)) { dispatchMain() }
  }

  /// Shows a server's figures; the program ends where they cannot be.
  private static func show(_ server: LiveServer, on host: any Host, at address: MetricsAddress) {
    let endpoint = MetricsEndpoint(host: host) { [unowned server] in server.metricsText }
    do throws(HostError) {
      try host.start { endpoint.take($0) }
    } catch {
      writeError("The figures cannot be shown, --metrics names the place. \(error.description)")
      exit(1)
    }
  }

  /// The line that says where to look.
  static func announcement(of apps: [MountedApp], _ configuration: ServerConfiguration) -> String {
    let names = apps.map(\.title).joined(separator: ", ")
    if let socket = configuration.socket { return "Raven serves \(names) at the socket \(socket)" }
    let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
    return "Raven serves \(names) at \(configuration.tls == nil ? "http" : "https")://\(host):\(configuration.port)"
  }

  /// What to tell somebody whose server does not start.
  static func text(for error: HostError) -> String {
    guard case .portInUse(let port) = error else { return error.description }
    let other = port < Int(UInt16.max) ? port + 1 : port - 1
    return
      "Port \(port) is already in use. Choose another: PORT=\(other) make run, or --port \(other)."
  }

  /// The file for what browsers keep; the program ends where there can be none.
  private static func file(in folder: String?) -> StorageFile? {
    guard let folder else { return nil }
    do {
      return try StorageFile(folder: folder)
    } catch {
      writeError(
        "What visitors choose cannot be kept in \(folder): \(error.localizedDescription) Name a folder this program may write to: --data <folder>."
      )
      exit(1)
    }
  }

  private static func options(_ given: ServerConfiguration, arguments: [String]) -> CommandLineOptions {
    var environment: [String: String] = [:]
    for name in CommandLineOptions.environmentNames { environment[name] = getenv(name).map { String(cString: $0) } }
    do throws(CommandLineOptions.Mistake) {
      let options = try CommandLineOptions(arguments: arguments, environment: environment, defaults: given)
      if options.command == .help {
        print(CommandLineOptions.help)
        exit(0)
      }
      return options
    } catch {
      writeError(error.message)
      exit(2)
    }
  }

  private static func export(_ options: CommandLineOptions, _ apps: [MountedApp], _ assets: ServerAssets) -> Never {
    do throws(ExportCommand.Failure) {
      print(try ExportCommand.run(options, apps: apps, assets: assets))
      exit(0)
    } catch {
      writeError(error.message)
      exit(1)
    }
  }

  private static func replay(
    _ options: CommandLineOptions,
    _ apps: [MountedApp],
    _ configuration: ServerConfiguration
  ) -> Never {
    Task {
      do throws(ReplayCommand.Failure) {
        print(try await ReplayCommand.run(options, apps: apps), terminator: options.asTest ? "" : "\n")
        fflush(nil)
        exit(0)
      } catch {
        writeError(error.message)
        exit(1)
      }
    }
    dispatchMain()
  }

  /// What records a session in a file; the program ends where that cannot be made.
  private static func recorder(_ path: String, _ log: ServerLog) -> FlightRecorder {
    do throws(RecordingFile.Refused) {
      let file = try RecordingFile(path: path)
      file.onFailure = { log.write(.info, "recording.failed", ["reason": $0.localizedDescription]) }
      let recorder = FlightRecorder { file.write($0) }
      recorder.onNews = { log.write($0, path) }
      return recorder
    } catch {
      writeError("No session can be recorded in \(path). \(error.reason)")
      exit(1)
    }
  }

  private static func drainOnSignals(_ server: LiveServer) -> [any DispatchSourceSignal] {
    [SIGTERM, SIGINT].map { (number: Int32) -> any DispatchSourceSignal in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated {
          if server.isDraining { exit(130) }
          server.drain()
        }
      }
      source.resume()
      return source
    }
  }

  private static func writeError(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

extension ServerConfiguration {
  /// What the host is told; its limits follow the sessions'.
  ///
  /// The host lets frames through that are a little too long for a session, so that the page is told why it is closed.
  public var hostConfiguration: HostConfiguration {
    var host = HostConfiguration(address: self.host, port: Int(port), unixSocket: socket)
    host.tls = tls
    host.limits.messageBytes = 2 * limits.frameBytes
    host.timeouts.drain = .nanoseconds(Int64(drainDeadline))
    return host
  }
}
