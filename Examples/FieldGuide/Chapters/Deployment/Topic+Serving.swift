import Showcase

extension Topic {
  static let serving = Topic("Serve it") {
    Description("The program is the server. Build it optimised, and start it:")
    CodeBlock(language: .shell) {
      """
      swift build -c release --product MyApp
      .build/release/MyApp --host 127.0.0.1 --port 8080
      """
    }
    FactTable(
      "Options",
      header: ["option", "environment", "does"],
      rows: [
        ["`--host <address>`", "`HOST`", "the address to listen on; `127.0.0.1` unless told"],
        ["`--port <number>`", "`PORT`", "the port to listen on; `8080` unless told"],
        ["`--socket <path>`", "`RAVEN_SOCKET`", "a Unix socket instead, for [a proxy](/deployment/behind-a-proxy)"],
        ["`--certificate <file>` `--key <file>`", "", "speaks https with a certificate and its key, PEM files"],
        ["`--trust-proxy`", "", "believes what a proxy says of the address that was asked for"],
        ["`--metrics <address:port>`", "", "figures for Prometheus at `/metrics` there"],
        ["`--data <folder>`", "`RAVEN_DATA`", "keeps what visitors chose over new starts of the server"],
        ["`--why`", "`RAVEN_WHY=1`", "shows in pages [why bodies run](/state/why-did-this-run), for development"],
        ["`export <folder>`", "", "[writes files](/deployment/a-static-export) instead"],
        ["`--help`", "", "lists the options"],
      ]
    )
    ContentList {
      "`/healthz` answers `ok`, and `503` while the server stops."
      "SIGTERM and SIGINT stop it cleanly: pages are told, and come back when the server does."
      "Sessions live in memory. After a restart open pages go on by themselves: at their address, with what was typed, the focus and the place scrolled to; state begins anew."
    }
    Note(.important) {
      "A session without a page is kept for two minutes. That is how long a lost connection may take to come back."
    }
  }
}
