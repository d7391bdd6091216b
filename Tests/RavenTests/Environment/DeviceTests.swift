import Foundation
import RavenTesting
import Testing

@testable import Raven

struct DeviceTests {
  private struct Unmoved: View {
    var body: some View { Text("Nothing read") }
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  private struct Width: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View { Text(width == .compact ? "compact" : "regular") }
  }

  private struct Both: View {
    var body: some View {
      Scheme()
      Width()
    }
  }

  private func report(_ page: TestPage, _ report: DeviceReport) throws -> PageEventOutcome {
    let id = try #require(page.document.ids(tag: "div").last)
    return try page.send(.device(report), to: id)
  }

  @Test func `a page that reads nothing of the device is not asked`() throws {
    #expect(!html(Unmoved()).contains("data-with"))
  }

  @Test func `the first reading asks the page, and a report runs only the readers of what differs`() throws {
    let page = try TestPage(Both())
    #expect(html(Both()).hasSuffix(#"<div hidden="" data-with="device" data-on="4096"></div>"#))
    page.clearRuns()
    #expect(try report(page, DeviceReport(traits: .dark)) == .handled)
    #expect(page.text == "darkregular" && page.runs == ["Scheme"])
    page.clearRuns()
    #expect(try report(page, DeviceReport(traits: [.dark, .compactWidth])) == .handled)
    #expect(page.text == "darkcompact" && page.runs == ["Width"])
    page.clearRuns()
    #expect(try report(page, DeviceReport(traits: [.dark, .compactWidth])) == .handled)
    #expect(page.runs.isEmpty && page.lastBatch.isEmpty)
  }

  @Test func `a reading that comes later is asked for then, behind everything else`() throws {
    struct Late: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
        if isShown { Scheme() }
      }
    }
    let page = try TestPage(Late())
    try page.click(tag: "button")
    #expect(try report(page, DeviceReport(traits: .dark)) == .handled)
    #expect(page.text == "Showdark")
  }

  @Test func `what an earlier visit said is true at first paint`() {
    let context = PageContext(device: DeviceReport(traits: [.dark, .compactWidth]))
    let page = RenderCoordinator(Both(), context: context)
    let batch = page.takeBatch() ?? []
    let text = String(decoding: HTMLWriter.page(of: batch, names: page.internedNames).html, as: UTF8.self)
    #expect(text.contains("dark") && text.contains("compact"))
  }

  @Test func `reports out of bounds are malformed`() {
    for report in [
      DeviceReport(traits: DeviceReport.Traits(rawValue: 512)), DeviceReport(pixelsPerHundredPoints: 5),
      DeviceReport(textPercent: 2000), DeviceReport(timeZone: "../../etc/passwd"),
      DeviceReport(timeZone: String(repeating: "a", count: 65)),
    ] {
      var bytes: [UInt8] = []
      PageEvent(node: 1, payload: .device(report)).write(to: &bytes)
      var reader = WireReader(bytes)
      #expect(throws: WireError.unknown) { try PageEvent(from: &reader) }
    }
  }

  @Test func `the language and zone follow the visitor, and only zones there are`() throws {
    struct Where: View {
      @Environment(\.locale) private var locale
      @Environment(\.timeZone) private var zone
      @Environment(\.layoutDirection) private var direction
      @Environment(\.calendar) private var calendar
      var body: some View {
        Text("\(locale.identifier) \(zone.identifier) \(direction) \(calendar.timeZone == zone)")
      }
    }
    func text(_ languages: [String], _ zone: String) throws -> String {
      let context = PageContext(languages: languages, device: DeviceReport(timeZone: zone))
      let page = RenderCoordinator(Where(), context: context)
      let batch = page.takeBatch() ?? []
      return String(decoding: HTMLWriter.page(of: batch, names: page.internedNames).html, as: UTF8.self)
    }
    #expect(try text(["ar-EG", "en"], "Africa/Cairo").contains("ar_EG Africa/Cairo rightToLeft true"))
    #expect(try text(["de-AT"], "Asia/Calcutta").contains("de_AT Asia/"))
    #expect(try text(["de"], "Nowhere/City").contains("de \(TimeZone.current.identifier) leftToRight"))
  }

  @Test func `scripts decide the direction before languages do`() {
    for tag in ["ar", "fa-IR", "he", "az-Arab", "ks-Arab-IN", "UR"] {
      #expect(LayoutDirection.isRightToLeft(tag), "\(tag)")
    }
    for tag in ["en", "de-AT", "arn", "ar-Latn", "", "he-Latn-IL"] {
      #expect(!LayoutDirection.isRightToLeft(tag), "\(tag)")
    }
  }
}
