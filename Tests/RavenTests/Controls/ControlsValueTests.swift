import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Sliders, steppers, dates and colours: what a page may send, and what becomes of it.
struct ControlsValueTests {
  private struct Sliders: View {
    @State private var free = 0.5
    @State private var stepped = 3.0
    @State private var edits = ""
    var body: some View {
      Slider(value: $free) {
        Text("Free")
      } onEditingChanged: {
        edits += $0 ? "(" : ")"
      }
      Slider(value: $stepped, in: 1...10, step: 2) { Text("Stepped") }
      Text("\(free) \(stepped) \(edits)")
    }
  }

  private func slide(_ page: TestPage, _ index: Int, _ text: String) throws -> String {
    let id = page.document.ids(tag: "input")[index]
    #expect(try page.send(.input(version: 1, value: text), to: id) == .handled)
    return String(page.document.text(of: page.document.ids(tag: "span").last ?? 0))
  }

  @Test(arguments: [
    ("0.75", "0.75 3.0 ("), ("7", "1.0 3.0 ("), ("-1e3", "0.0 3.0 ("), ("1e-1", "0.1 3.0 ("),
    ("NaN", "0.5 3.0 "), ("inf", "0.5 3.0 "), ("", "0.5 3.0 "), ("0x1", "0.5 3.0 "), ("1e999", "0.5 3.0 "),
  ])
  func `a slider takes numbers alone, and keeps them in its range`(text: String, shown: String) throws {
    #expect(try slide(try TestPage(Sliders()), 0, text) == shown)
  }

  @Test(arguments: [("4.2", 5.0), ("3.9", 3.0), ("9.9", 9.0), ("10", 9.0), ("0", 1.0)])
  func `a slider with steps stands on one`(text: String, value: Double) throws {
    #expect(try slide(try TestPage(Sliders()), 1, text) == "0.5 \(value) ")
  }

  @Test func `dragging begins once and ends once`() throws {
    let page = try TestPage(Sliders())
    let id = page.document.ids(tag: "input")[0]
    for step in 1...3 { try page.send(.input(version: UInt32(step), value: "0.\(step)"), to: id) }
    try page.send(.change(version: 3, isChecked: false, value: "0.3"), to: id)
    #expect(page.text.hasSuffix("0.3 3.0 ()"))
    #expect(page.log.filter { $0.hasPrefix("value") } == [])
  }

  @Test(arguments: [
    ("12.5", 12.5), ("-0.1", -0.1), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("2.5E-2", 0.025),
    ("0.30000000000000004", 0.3),
  ])
  func `numbers are read as pages write them`(text: String, value: Double) throws {
    #expect(abs(try #require(decimalNumber(text)) - value) < 1e-15)
  }

  @Test(arguments: ["", "-", ".", "e5", "1e", "1-2", "+1", " 1", "1 ", "1,5", "nan", "1.2.3", "1e5.5", "--1"])
  func `other text is no number`(text: String) { #expect(decimalNumber(text) == nil) }

  @Test func `a stepper stops at the ends of its range`() throws {
    struct Guests: View {
      @State private var guests = 3
      var body: some View { Stepper("Guests \(guests)", value: $guests, in: 1...4, step: 2) }
    }
    let page = try TestPage(Guests())
    let (less, more) = (page.document.ids(tag: "button")[0], page.document.ids(tag: "button")[1])
    try page.send(.click([]), to: more)
    #expect(page.text == "Guests 4")
    #expect(page.document.attribute("disabled", of: more) == "")
    #expect(try page.send(.click([]), to: more) == .retired)
    try page.send(.click([]), to: less)
    try page.send(.click([]), to: less)
    #expect(page.text == "Guests 1")
    #expect(page.document.attribute("disabled", of: less) == "")
  }

  private struct Days: View {
    @State private var day = DateText.calendar.date(
      from: DateComponents(year: 2026, month: 3, day: 9, hour: 18, minute: 45, second: 7)
    )!
    let range: ClosedRange<Date>
    var body: some View {
      DatePicker("Day", selection: $day, in: range, displayedComponents: .date)
      DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
      Text(DateText(components: [.date, .hourAndMinute], calendar: DateText.calendar).text(of: day))
    }
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12) -> Date {
    DateText.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }

  private func days() throws -> TestPage {
    try TestPage(Days(range: Self.date(2026, 1, 15)...Self.date(2026, 12, 31)))
  }

  @Test func `dates are shown as pages write them, with the range`() throws {
    let page = try days()
    let (day, time) = (page.document.ids(tag: "input")[0], page.document.ids(tag: "input")[1])
    #expect(page.document.value(of: day) == "2026-03-09")
    #expect(page.document.attribute("min", of: day) == "2026-01-15")
    #expect(page.document.attribute("max", of: day) == "2026-12-31")
    #expect(page.document.value(of: time) == "18:45")
    #expect(page.document.attribute("type", of: time) == "time")
  }

  @Test(arguments: [("2026-07-01", "2026-07-01T18:45"), ("2026-12-31", "2026-12-31T12:00")])
  func `a chosen day keeps the time, inside the range`(text: String, shown: String) throws {
    let page = try days()
    try page.type(text, 0)
    #expect(page.text.hasSuffix(shown))
  }

  @Test(arguments: ["2027-01-01", "2026-01-14", "2026-02-30", "0002-07-01", "", "tomorrow", "2026-13-01", "2026-7-1"])
  func `a day that cannot be chosen is put back when its typist leaves`(text: String) throws {
    let page = try days()
    try page.type(text, 0)
    #expect(page.text.hasSuffix("2026-03-09T18:45"))
    try page.send(.blur, to: page.document.ids(tag: "input")[0])
    #expect(page.document.value(of: page.document.ids(tag: "input")[0]) == "2026-03-09")
  }

  @Test(arguments: [
    ("07:30", "07:30"), ("23:59:59", "23:59"), ("24:00", "18:45"), ("7:30", "18:45"), ("xx:yy", "18:45"),
  ])
  func `a chosen time keeps the day`(text: String, time: String) throws {
    let page = try days()
    try page.type(text, 1)
    #expect(page.text.hasSuffix("2026-03-09T\(time)"))
  }

  @Test func `colours travel as six digits, and keep their opacity`() throws {
    struct Paint: View {
      @State private var color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
      var body: some View {
        ColorPicker("Paint", selection: $color)
        Text(color.css)
      }
    }
    let page = try TestPage(Paint())
    #expect(page.document.value(of: page.document.ids(tag: "input")[0]) == "#ff8000")
    try page.type("#0000ff", 0)
    #expect(page.text == "Paintrgb(0 0 255/0.5)")
    for text in ["red", "#00f", "#00000g", "#0000ff00", ""] {
      try page.type(text, 0)
      #expect(page.text == "Paintrgb(0 0 255/0.5)")
    }
  }

  @Test func `progress and gauges say their value`() throws {
    let page = try TestPage(
      VStack {
        ProgressView("Load", value: 3.0, total: 4.0)
        ProgressView("Busy")
        Gauge(value: 15, in: 10...20) { Text("Heat") }
      }
    )
    func marked(_ role: String) -> [UInt32] {
      page.document.ids.filter { page.document.attribute("role", of: $0) == role }
    }
    #expect(marked("progressbar").map { page.document.attribute("aria-valuenow", of: $0) } == ["75", nil])
    #expect(marked("meter").map { page.document.style("--part", of: $0) } == ["0.5"])
  }

  @Test func `a control with a role of its own keeps it when it is labelled`() {
    let views: [(String, String)] = [
      ("meter", html(Gauge(value: 0.5) { Text("a") }.accessibilityLabel("b"))),
      ("progressbar", html(ProgressView(value: 0.5).accessibilityLabel("b"))),
      ("radiogroup", html(Picker("a", selection: .constant(1)) {}.pickerStyle(.segmented).accessibilityLabel("b"))),
      ("group", html(Stepper("a", value: .constant(1)).accessibilityLabel("b"))),
      ("slider", html(Slider(value: .constant(0.5)).accessibilityLabel("b"))),
    ]
    for (role, markup) in views {
      #expect(markup.components(separatedBy: "aria-label=\"b\"").count == 2, "\(role): \(markup)")
      #expect(markup.components(separatedBy: " role=").count == (role == "slider" ? 1 : 2), "\(role): \(markup)")
    }
  }
}
