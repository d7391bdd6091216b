/// How often something has happened in a `TabsSimulation`.
struct TabsMet {
  /// Servers that crashed.
  var restarts = 0
  /// Servers that drained.
  var drains = 0
  /// Pages that were away for longer than their session waits.
  var awayTooLong = 0
  /// Tabs that pretended to have another browser's session.
  var intruders = 0
  /// How many of those were told that there is none.
  var refusals = 0
  /// Tabs that were duplicated.
  var duplicates = 0
  /// Requests for a page that got none.
  var turnedAway = 0
  /// Pages that were loaded anew.
  var reloads = 0
  /// Pages drawn by another session than they had.
  var adoptions = 0
  /// Deeds that were said to be lost.
  var lost = 0
  /// Deeds under way in pages that loaded themselves anew.
  var cutShort = 0
  /// Sessions that were given what a tab had kept under another.
  var brought = 0
  /// Pages that were told that another has their session.
  var takenOver = 0
  /// Connections that were opened after the page's next one.
  var lateUpgrades = 0
  /// What the servers' logs say, by event and reason.
  var facts: [String: Int] = [:]

  static func += (left: inout TabsMet, right: TabsMet) {
    let counts: [WritableKeyPath<TabsMet, Int>] = [
      \.restarts, \.drains, \.awayTooLong, \.intruders, \.refusals, \.duplicates, \.turnedAway, \.reloads, \.adoptions,
      \.lost, \.cutShort, \.brought, \.takenOver, \.lateUpgrades,
    ]
    for count in counts { left[keyPath: count] += right[keyPath: count] }
    left.facts.merge(right.facts, uniquingKeysWith: +)
  }
}
