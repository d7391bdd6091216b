import Raven
import Testing

@testable import RavenLive

/// The samples of a text, by what stands before the value.
private func samples(_ text: String) -> [String: String] {
  let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  return Dictionary(
    lines.map { line in
      let blank = line.lastIndex(of: " ") ?? line.endIndex
      return (String(line[..<blank]), String(line[blank...].dropFirst()))
    },
    uniquingKeysWith: { $0 + " and " + $1 }
  )
}

struct `Figures of a server` {
  private func counting(_ configure: (inout ServerConfiguration) -> Void = { _ in }) -> ServerUnderTest {
    ServerUnderTest {
      $0.metrics = MetricsAddress(port: 9100)
      configure(&$0)
    }
  }

  @Test func `are none unless asked for`() {
    let server = ServerUnderTest()
    _ = server.open()
    #expect(server.server.metrics == nil && server.server.metricsText.isEmpty)
    #expect(server.request("/metrics").status == 404)
  }

  @Test func `are not served where pages are`() { #expect(counting().request("/metrics").status == 404) }

  @Test func `tell sessions by state`() {
    let server = counting()
    _ = server.load()
    let live = (1...3).map { _ in server.open() }
    let (session, cookie) = server.load()
    _ = server.upgrade(
      "/_raven/live?session=\(session)",
      ["Host": "raven.test", "Origin": "https://raven.test", "Cookie": cookie]
    )
    server.server.take([.closed(live[0], .lost)])
    let found = samples(server.server.metricsText)
    for (state, count) in ["kept": "1", "greeting": "1", "live": "2", "detached": "1"] {
      #expect(found["raven_sessions{state=\"\(state)\"}"] == count)
    }
    #expect(found["raven_commit_seconds_count{cause=\"page\"}"] == "5")
  }

  @Test func `count events and batches of sessions that live and of those that are over`() {
    let server = counting()
    let (one, other) = (server.open(), server.open())
    let click = [ClientFrame.event.rawValue, 1, 0, UInt8(FakePage.add), 0, 0]
    for page in [one, other] { server.server.take([.message(page, click)]) }
    server.server.take([.message(other, click)])
    server.pages[0].change(echo: "by itself")
    server.server.take([])
    func check() {
      let found = samples(server.server.metricsText)
      #expect(found["raven_events_total"] == "2" && found["raven_events_repeated_total"] == "1")
      #expect(found["raven_batches_total"] == "3")
      #expect(found["raven_commit_seconds_count{cause=\"event\"}"] == "3")
      #expect(found["raven_commit_seconds_count{cause=\"change\"}"] == "1")
    }
    check()
    server.server.take([.message(one, [99])])
    check()
    #expect(samples(server.server.metricsText)["raven_sessions_ended_total{reason=\"violation\"}"] == "1")
  }

  @Test func `count frames and bytes both ways, and answers`() {
    let server = counting()
    let page = server.open()
    let bytes = (server.host.sent[page] ?? []).reduce(0) { $0 + $1.count }
    let html = server.request("/").body.count
    _ = server.request("/", method: "HEAD")
    _ = server.request("/nothing")
    let found = samples(server.server.metricsText)
    #expect(found["raven_frames_total{direction=\"in\"}"] == "1")
    #expect(found["raven_frame_bytes_total{direction=\"in\"}"] == "3")
    #expect(found["raven_frames_total{direction=\"out\"}"] == "\(server.host.sent[page]?.count ?? 0)")
    #expect(found["raven_frame_bytes_total{direction=\"out\"}"] == "\(bytes)")
    #expect(found["raven_responses_total{class=\"2xx\"}"] == "3")
    #expect(found["raven_responses_total{class=\"4xx\"}"] == "1")
    let words = server.request("/nothing").body.count
    #expect(found["raven_response_bytes_total"] == "\(2 * html + words)")
  }

  @Test func `count who was turned away, and why`() {
    let server = counting { $0.limits.sessions = 1 }
    _ = server.open()
    _ = server.request("/")
    _ = server.upgrade("/elsewhere", [:])
    for event: HostLogLine.Event in [
      .refused(status: 400), .full, .full, .acceptFailed(errno: 24), .dropped(.overflow),
    ] { server.server.note(HostLogLine(event: event, connection: nil)) }
    let found = samples(server.server.metricsText)
    for (reason, count) in ["busy": "1", "socket": "1", "request": "1", "connections": "2", "system": "1"] {
      #expect(found["raven_refused_total{reason=\"\(reason)\"}"] == count)
    }
    #expect(found["raven_dropped_total"] == "1")
  }

  @Test func `say what the host has to do and what memory is used`() throws {
    let server = counting()
    server.host.statistics = HostStatistics(connections: 7, waitingBytes: 4096)
    let found = samples(server.server.metricsText)
    #expect(found["raven_connections"] == "7" && found["raven_waiting_bytes"] == "4096")
    let memory = try #require(found["process_resident_memory_bytes"].flatMap { Int($0) })
    #expect(memory > 1 << 20)
  }

  @Test func `are written once each, under their help and kind`() {
    let server = counting()
    _ = server.open()
    let lines = server.server.metricsText.split(separator: "\n")
    var described: Set<Substring> = []
    var kinds = 0
    for line in lines {
      let words = line.split(separator: " ")
      if line.hasPrefix("# TYPE ") {
        kinds += 1
        #expect(["counter", "gauge", "histogram"].contains(words[3]))
      } else if line.hasPrefix("# HELP ") {
        #expect(described.insert(words[2]).inserted)
      } else {
        let name = line.prefix { $0 != "{" && $0 != " " }
        let base = name.replacing(/_(bucket|sum|count)$/, with: "")
        #expect(described.contains(name) || described.contains(base[...]))
        #expect(Double(words.last ?? "") != nil)
      }
    }
    #expect(kinds == described.count)
    #expect(samples(server.server.metricsText).values.allSatisfy { !$0.contains("and") })
  }
}

struct `A histogram` {
  @Test func `counts each step with those before it`() {
    var histogram = Histogram()
    for time: Nanoseconds in [1, 100_000, 100_001, 3_000_000, 2_000_000_000] { histogram.add(time) }
    var text = MetricsText()
    text.sample("t", ("cause", "event"), histogram)
    let found = samples(text.text)
    #expect(found["t_bucket{cause=\"event\",le=\"0.0001\"}"] == "2")
    #expect(found["t_bucket{cause=\"event\",le=\"0.00025\"}"] == "3")
    #expect(found["t_bucket{cause=\"event\",le=\"0.0025\"}"] == "3")
    #expect(found["t_bucket{cause=\"event\",le=\"0.005\"}"] == "4")
    #expect(found["t_bucket{cause=\"event\",le=\"1.0\"}"] == "4")
    #expect(found["t_bucket{cause=\"event\",le=\"+Inf\"}"] == "5")
    #expect(found["t_count{cause=\"event\"}"] == "5")
    #expect(found["t_sum{cause=\"event\"}"] == "2.003200002")
  }

  @Test func `has steps that grow`() { #expect(Histogram.bounds == Histogram.bounds.sorted()) }
}

@MainActor struct `The place for figures` {
  @Test(arguments: [
    ("9100", MetricsAddress(port: 9100)), ("10.0.0.5:9100", MetricsAddress(host: "10.0.0.5", port: 9100)),
    ("[::1]:9100", MetricsAddress(host: "::1", port: 9100)), ("", nil), ("0", nil), ("::1:9100", nil), (":9100", nil),
    ("[]:9100", nil), ("localhost", nil), ("localhost:65536", nil),
  ])
  func `is a port of this machine, or an address with a port`(text: String, address: MetricsAddress?) {
    #expect(MetricsAddress(text) == address)
    #expect(address.map { $0.port == 9100 } ?? true)
  }

  @Test func `answers with figures at one address, and with nothing else`() async throws {
    let host = BeastHost(MetricsAddress(port: 0).hostConfiguration)
    let endpoint = MetricsEndpoint(host: host) { "raven_sessions 3\n" }
    try host.start { endpoint.take($0) }
    let client = HostClient(port: host.port)
    let response = await client.get("/metrics")
    #expect(response?.status == 200 && response?.body == "raven_sessions 3\n")
    #expect(response?.head.contains("Content-Type: text/plain; version=0.0.4; charset=utf-8\r\n") == true)
    #expect(await client.get("/")?.status == 404)
    await client.send(lines: "POST /metrics HTTP/1.1\nHost: a\nContent-Length: 0\n\n")
    #expect(await client.response()?.status == 405)
    #expect(await HostClient(port: host.port).upgrade("/metrics")?.status == 404)
  }
}
