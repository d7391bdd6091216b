import Foundation

nonisolated extension CommandLineOptions {
  /// The text of `--help`.
  public static let help = """
    Usage: <app> [serve] [--host <address>] [--port <number>] [--data <folder>]
                         [--certificate <file> --key <file>] [--trust-proxy]
                         [--metrics <address:port>] [--limit <name>=<number>]… [--why]
           <app> [serve] --socket <path> [--data <folder>] [--trust-proxy] [--metrics <address:port>]
                         [--limit <name>=<number>]… [--why]
           <app> export <folder> [--module <file> [--at <path>] [--sources <dir>]…] [--app <path>]
           <app> replay <recording> [--as-test]

      serve             Serve the app live (the default).
      --host <address>  Address to listen on; otherwise HOST, otherwise 127.0.0.1.
      --port <number>   Port to listen on; otherwise PORT, otherwise 8080.
      --socket <path>   Unix socket to listen on instead, for a proxy on this machine whose user is in the same group (mode 0660);
                        otherwise RAVEN_SOCKET, which goes before HOST and PORT. A socket that no server listens on is replaced.
      --certificate <file>
                        Speak https with the certificate of a PEM file, TLS 1.2 or newer. It is read at the start.
      --key <file>      The certificate's private key, a PEM file without a password.
      --trust-proxy     Believe X-Forwarded-Proto and X-Forwarded-Host. Only behind a proxy that sets both itself, and where
                        nobody comes around it.
      --metrics <address:port>
                        Show figures for Prometheus at /metrics there, and nowhere else. A port alone is one that only this
                        machine reaches; whoever reaches it can read them.
      --data <folder>   Folder to keep in what visitors chose (@AppStorage, @SceneStorage): a new start of the server does not forget
                        it; otherwise RAVEN_DATA, otherwise it is kept as long as the server runs.
      --why             Show in every page which bodies ran, what woke them and how many bytes came of it; otherwise RAVEN_WHY=1.
                        For development: whoever has a page sees the names of types and the values of state.

      --record <file>   Record the first session whose page connects: what happens to it, and what it answers. What is typed in secure
                        fields and the values of cookies are not in it; other text is. The file must not be there yet (mode 0600).

      --limit <name>=<number>
                        Change what sessions may cost, once for each; otherwise RAVEN_LIMITS, with spaces between them. The names,
                        with what holds otherwise:
    \(limits)

      export <folder>   Write the app's pages, as far as links lead to them, and what they need into a folder, for any file server.
      --module <file>   Have the app run in the page: its WebAssembly module, which is copied. Without it the page stays as it is.
      --at <path>       Where on its host the app that runs in the page will be, as in --at /notes; otherwise at the root. Elsewhere
                        it works too, but makes its pages anew in the browser, and an address without a file does not open.
      --sources <dir>   Also write the system images that Swift sources in a folder name. Without it, an app that runs in the
                        page has those of its first page only.
      --app <path>      Which of several apps to write; otherwise the one at /.

      replay <recording>
                        Have all of a recording happen again, and say whether every byte is the same.
      --as-test         Print a Swift test instead, which does what was done and expects what was shown.

      --help            Show this text.
    """

  private static let limits = SessionLimits.named.map { limit in
    let sample = "\(limit.name)=\(limit.read(SessionLimits()))"
    return "                          \(sample.padding(toLength: 30, withPad: " ", startingAt: 0)) \(limit.what)"
  }
  .joined(separator: "\n")
}
