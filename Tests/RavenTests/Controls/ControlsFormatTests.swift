import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Fields for values: when typed text becomes a value, and what happens to text that is none.
struct ControlsFormatTests {
  fileprivate struct Prices: View {
    @State private var price = 12.5
    @State private var share = 0.25
    @State private var count: Int? = 3
    @State private var submits = 0
    var body: some View {
      let locale = Locale(identifier: "en_US")
      TextField("Price", value: $price, format: .currency(code: "EUR").locale(locale)).onSubmit { submits += 1 }
      TextField("Share", value: $share, format: .percent.locale(locale))
      TextField("Count", value: $count, format: .number.locale(locale))
      Text("\(price) \(share) \(count.map { "\($0)" } ?? "none") \(submits)")
    }
  }

  private func field(_ page: TestPage, _ index: Int) -> UInt32 { page.document.ids(tag: "input")[index] }

  private func shown(_ page: TestPage) -> [String?] {
    page.document.ids(tag: "input").map { page.document.value(of: $0) }
  }

  @Test func `values are shown in their format`() throws {
    #expect(shown(try TestPage(Prices())) == ["€12.50", "25%", "3"])
  }

  @Test func `typed text becomes a value when its typist leaves the field`() throws {
    let page = try TestPage(Prices())
    try page.type("€7", 0)
    #expect(page.text == "12.5 0.25 3 0")
    #expect(page.log == [])
    try page.send(.blur, to: field(page, 0))
    #expect(page.text == "7.0 0.25 3 0")
    #expect(shown(page)[0] == "€7.00")
  }

  @Test func `Enter makes a value, then runs what waits for it`() throws {
    let page = try TestPage(Prices())
    try page.type("€9.25", 0)
    try page.send(.submit, to: field(page, 0))
    #expect(page.text == "9.25 0.25 3 1")
    try page.type("40%", 1)
    try page.send(.submit, to: field(page, 1))
    #expect(page.text == "9.25 0.4 3 1")
  }

  @Test(arguments: ["abc", "", "€", "--", "NaN%%"])
  func `text that is no value is put back`(text: String) throws {
    let page = try TestPage(Prices())
    try page.type(text, 0)
    #expect(shown(page)[0] == text)
    try page.send(.blur, to: field(page, 0))
    #expect(page.text == "12.5 0.25 3 0")
    #expect(shown(page)[0] == "€12.50")
  }

  @Test func `a value that may be missing is missing while nothing is typed`() throws {
    let page = try TestPage(Prices())
    try page.type("", 2)
    try page.send(.blur, to: field(page, 2))
    #expect(page.text == "12.5 0.25 none 0")
    try page.type("x", 2, version: 2)
    try page.send(.blur, to: field(page, 2))
    #expect(shown(page)[2] == "")
    try page.type("1,234", 2, version: 3)
    try page.send(.blur, to: field(page, 2))
    #expect(page.text == "12.5 0.25 1234 0")
  }

  @Test func `text that its typist still has in hand is not replaced by the app`() throws {
    struct Doubling: View {
      @State private var value = 1
      var body: some View {
        TextField("Value", value: $value, format: .number)
        Button("double") { value *= 2 }
      }
    }
    let page = try TestPage(Doubling())
    try page.type("5", 0)
    try page.click()
    #expect(shown(page)[0] == "5")
    try page.send(.blur, to: field(page, 0))
    #expect(shown(page)[0] == "5")
    try page.click()
    #expect(shown(page)[0] == "10")
  }

  @Test func `what fields say of their text reaches the browser`() throws {
    let page = try TestPage(
      TextField("Mail", text: .constant("")).keyboardType(.emailAddress).textContentType(.emailAddress)
        .submitLabel(.next).autocorrectionDisabled().textInputAutocapitalization(.never)
    )
    let input = page.document.ids(tag: "input")[0]
    #expect(page.document.attribute("inputmode", of: input) == "email")
    #expect(page.document.attribute("autocomplete", of: input) == "email")
    #expect(page.document.attribute("enterkeyhint", of: input) == "next")
    #expect(page.document.attribute("spellcheck", of: input) == "false")
    #expect(page.document.attribute("autocapitalize", of: input) == "none")
  }

  @Test func `an area has its text as content, a first empty line too`() throws {
    #expect(
      html(TextField("Note", text: .constant("\na"), axis: .vertical)).hasSuffix(">\n\na</textarea>")
    )
    let page = try TestPage(Prices.Area())
    let area = page.document.ids(tag: "textarea")[0]
    #expect(try page.send(.input(version: 1, value: "b"), to: area) == .handled)
    #expect(page.text.hasSuffix("b!"))
    #expect(page.document.mask(of: area) == 2)
  }
}

extension ControlsFormatTests.Prices {
  fileprivate struct Area: View {
    @State private var text = "a"
    var body: some View {
      TextField("Note", text: $text, axis: .vertical).onSubmit {}
      Text(text + "!")
    }
  }
}
