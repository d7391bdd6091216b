/// A point in time that a text shows in words of the language and the time zone where it stands.
package nonisolated struct TextMoment: Equatable, Sendable {
  package enum Style: UInt8, Sendable {
    case date
    case time
    case relative
    case offset
    case timer

    /// How the page's clock knows what changes by itself; nil for what does not.
    var clock: String? {
      switch self {
      case .date, .time: nil
      case .relative: "relative"
      case .offset: "offset"
      case .timer: "timer"
      }
    }
  }

  let style: Style
  /// Since 1970.
  let seconds: Double

  package init(style: Style, seconds: Double) {
    self.style = style
    self.seconds = seconds
  }
}

extension Visitor {
  /// What a run says here.
  func words(of run: TextRun) -> String {
    #if !hasFeature(Embedded)
    if let moment = run.moment { return moment.words(EnvironmentValues(environment)) }
    #endif
    return run.text
  }

  /// Has the page's clock keep a run right that changes by itself.
  func clock(of run: TextRun) {
    constant(.dataWith, intern("clock"))
    attribute(
      intern("data-clock"),
      run.moment.flatMap { moment in
        moment.style.clock.map { $0 + " " + String(Int(moment.seconds.rounded())) }
      }
    )
  }
}
