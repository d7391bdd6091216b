extension LiveServer {
  /// Everything counted and everything there is right now, as Prometheus reads it; empty unless metrics were asked for.
  ///
  /// Takes time in proportion to the number of sessions.
  var metricsText: String {
    guard let metrics else { return "" }
    var text = MetricsText()
    appendSessions(metrics, to: &text)
    appendTraffic(metrics, to: &text)
    text.begin("raven_commit_seconds", .histogram, "How long the main actor was kept by a page, with its commit.")
    for cause in ServerMetrics.Cause.allCases {
      text.sample("raven_commit_seconds", ("cause", cause.rawValue), metrics.commits[cause] ?? Histogram())
    }
    if let memory = residentMemory() {
      text.single("process_resident_memory_bytes", .gauge, "Memory of the process that is in use.", memory)
    }
    return text.text
  }

  /// Does something that has a page commit, and notes how long that took.
  func measure<Result>(_ cause: ServerMetrics.Cause, _ body: () -> Result) -> Result {
    guard let metrics else { return body() }
    let start = clock.now
    let result = body()
    metrics.add(clock.now - start, for: cause)
    return result
  }

  private func appendSessions(_ metrics: ServerMetrics, to text: inout MetricsText) {
    var states = ["kept": 0, "greeting": 0, "live": 0, "detached": 0]
    var totals = metrics.past
    for session in store.sessions.values {
      if let name = session.state.name { states[name, default: 0] += 1 }
      totals.add(session.counts)
    }
    text.begin("raven_sessions", .gauge, "Sessions by state: a page served, its socket open, in use, its socket lost.")
    for (name, count) in states.sorted(by: { $0.key < $1.key }) {
      text.sample("raven_sessions", ["state": name], count)
    }
    text.begin("raven_sessions_ended_total", .counter, "Sessions that are over, by reason.")
    for (reason, count) in metrics.ended.sorted(by: { $0.key < $1.key }) {
      text.sample("raven_sessions_ended_total", ["reason": reason], count)
    }
    text.single("raven_events_total", .counter, "Events of pages that were applied.", totals.events)
    text.single("raven_events_retired_total", .counter, "Of those, events for what was gone.", totals.retired)
    text.single("raven_events_repeated_total", .counter, "Events that came again and were ignored.", totals.repeated)
    text.single("raven_batches_total", .counter, "Batches of changes sent to pages.", totals.batches)
  }

  private func appendTraffic(_ metrics: ServerMetrics, to text: inout MetricsText) {
    let directions = [("in", metrics.incoming), ("out", metrics.outgoing)]
    text.begin("raven_frames_total", .counter, "Frames from and to pages.")
    for (name, traffic) in directions { text.sample("raven_frames_total", ["direction": name], traffic.frames) }
    text.begin("raven_frame_bytes_total", .counter, "Bytes in those frames.")
    for (name, traffic) in directions { text.sample("raven_frame_bytes_total", ["direction": name], traffic.bytes) }
    text.begin("raven_responses_total", .counter, "Answers to requests, by class of status.")
    for (digit, count) in metrics.responses.sorted(by: { $0.key < $1.key }) {
      text.sample("raven_responses_total", ["class": "\(digit)xx"], count)
    }
    text.single("raven_response_bytes_total", .counter, "Bytes in the bodies of those.", metrics.responseBytes)
    text.begin("raven_refused_total", .counter, "Connections, requests and sockets turned away.")
    for refusal in ServerMetrics.Refusal.allCases {
      text.sample("raven_refused_total", ["reason": refusal.rawValue], metrics.refusals[refusal] ?? 0)
    }
    text.single("raven_dropped_total", .counter, "Sockets that ended without either side's wish.", metrics.dropped)
    let statistics = host.statistics
    text.single("raven_connections", .gauge, "Connections that are open.", statistics.connections)
    text.single("raven_waiting_bytes", .gauge, "Bytes that wait for pages to read them.", statistics.waitingBytes)
  }
}

extension LiveSession.State {
  fileprivate var name: String? {
    switch self {
    case .kept: "kept"
    case .greeting: "greeting"
    case .live: "live"
    case .detached: "detached"
    case .ended: nil
    }
  }
}
