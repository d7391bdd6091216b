import Raven
import Testing

@testable import RavenLive

struct SessionDiagnosticTests {
  private let host = MemoryHost()
  private let diagnostic = Diagnostic(code: "duplicate-id", text: "Two elements have the id 1.")

  private var frame: [UInt8] {
    var frame = [ServerFrame.diagnostic.rawValue]
    frame.appendString(diagnostic.code)
    frame.appendString(diagnostic.text)
    return frame
  }

  @Test func `what was reported while a page was made is shown once it is there, and only there`() {
    _ = host.open(host.serve(FakePage()))
    ReportedDiagnostics.add(diagnostic)
    let session = host.serve(FakePage())
    let other = host.open(host.serve(FakePage()))
    let connection = host.open(session)
    #expect(host.takeSent(to: connection).contains(frame))
    #expect(!host.takeSent(to: other).contains(frame))
  }

  @Test func `what an event causes is shown to its page`() {
    let connection = host.open(host.serve(FakePage()))
    _ = host.takeSent(to: connection)
    ReportedDiagnostics.add(diagnostic)
    host.send(PageEvent(node: FakePage.add, payload: .click([])), sequence: 1, from: connection)
    #expect(host.takeSent(to: connection).contains(frame))
  }

  @Test func `a flood of diagnostics is cut`() {
    for _ in 0..<100 { ReportedDiagnostics.add(diagnostic) }
    let connection = host.open(host.serve(FakePage()))
    #expect(host.takeSent(to: connection).filter { $0 == frame }.count == ReportedDiagnostics.limit)
  }
}
