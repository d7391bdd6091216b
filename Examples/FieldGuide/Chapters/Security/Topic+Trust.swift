import Showcase

extension Topic {
  static let trust = Topic("What is trusted") {
    Description(
      """
      The app’s own code, the machine, and a proxy in front. Not trusted: what a client sends, another site in the same
      browser, and data that the app shows.
      """
    )
    ContentList {
      "A client names no type, no method and no file: an event is an element’s number, a kind from a fixed list, and values."
      "An element that was never issued, or a value that does not fit, ends that session and touches no other."
      "A session is found by an id and a cookie, 128 bits each. A socket needs both."
      "A page may only connect to the origin it came from; another origin is answered 403."
    }
    Paragraph(
      """
      But a client can send any event its page listens to, at any time and with any text. What looks disabled protects nothing
      by itself, so an action checks what it needs:
      """
    )
    Example("The rule stands in the action", sample: .checkedAction) { Withdrawal() }
    Note(.warning) { "`static` state is shared by all visitors: it is no place for what belongs to one of them." }
  }
}
