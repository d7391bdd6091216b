import Showcase

extension Topic {
  static let limits = Topic("Limits") {
    Description(
      """
      What one client can cost is bounded. These are the defaults; `Documentation/Security.md` has all of them, and what
      happens beyond.
      """
    )
    FactTable(
      "Defaults",
      header: ["what", "default"],
      rows: [
        ["connections", "10,000"],
        ["sessions", "10,000"],
        ["a session without a page", "2 minutes"],
        ["a frame from a page", "256 KiB"],
        ["frames a second from a page", "200, bursts of 400"],
        ["queued to a page that does not read", "4 MiB"],
        ["elements of a lazy list built for a page at once", "500"],
        ["what a browser has kept by `@AppStorage`", "64 KiB"],
        ["what a tab has kept by `@SceneStorage`", "16 KiB, 7 days"],
      ]
    )
    Note(.important) {
      """
      There is no limit on the time an action or a body takes. Everything runs on one main actor, so one slow action holds up
      all visitors.
      """
    }
  }
}
