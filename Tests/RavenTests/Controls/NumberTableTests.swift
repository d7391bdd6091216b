import Foundation
import Testing

/// The browser writes and reads numbers for pages that run inside it; the same table is checked against that
/// (`Tests/RuntimeTests/numbers.test.js`), so an app says the same on both.
struct NumberTableTests {
  struct Table: Decodable {
    struct Written: Decodable {
      var locale: String
      var value: Double
      var style: String
      var text: String
      var least: Int?
      var most: Int?
      var grouped: Bool?
    }

    struct Whole: Decodable {
      var locale: String
      var value: String
      var style: String
      var text: String
    }

    struct Read: Decodable {
      var locale: String
      var text: String
      var number: Double?
      var percent: Double?
      var EUR: Double?
      var whole: String?
    }

    var written: [Written]
    var whole: [Whole]
    var read: [Read]
  }

  let table: Table

  init() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../RuntimeTests/numbers.json").standardized
    table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
  }

  @Test func numbersAreWrittenAsTheTableSays() {
    for look in table.written {
      let locale = Locale(identifier: look.locale)
      let grouping: NumberFormatStyleConfiguration.Grouping = look.grouped == false ? .never : .automatic
      var number = FloatingPointFormatStyle<Double>(locale: locale).grouping(grouping)
      var percent = FloatingPointFormatStyle<Double>.Percent(locale: locale).grouping(grouping)
      var amount = FloatingPointFormatStyle<Double>.Currency(code: look.style, locale: locale).grouping(grouping)
      if let least = look.least, let most = look.most {
        number = number.precision(.fractionLength(least...most))
        percent = percent.precision(.fractionLength(least...most))
        amount = amount.precision(.fractionLength(least...most))
      }
      let text =
        switch look.style {
        case "number": number.format(look.value)
        case "percent": percent.format(look.value)
        default: amount.format(look.value)
        }
      #expect(text == look.text)
    }
  }

  @Test func wholeNumbersAreWrittenAsTheTableSays() throws {
    for look in table.whole {
      let value = try #require(Int(look.value))
      let locale = Locale(identifier: look.locale)
      let text =
        switch look.style {
        case "number": value.formatted(.number.locale(locale))
        case "percent": value.formatted(.percent.locale(locale))
        default: value.formatted(.currency(code: look.style).locale(locale))
        }
      #expect(text == look.text)
    }
  }

  @Test func numbersAreReadAsTheTableSays() {
    for look in table.read {
      let locale = Locale(identifier: look.locale)
      #expect((try? Double(look.text, format: .number.locale(locale))) == look.number, "\(look.text)")
      #expect((try? Double(look.text, format: .percent.locale(locale))) == look.percent, "\(look.text)")
      #expect((try? Double(look.text, format: .currency(code: "EUR").locale(locale))) == look.EUR, "\(look.text)")
      #expect((try? Int(look.text, format: .number.locale(locale))) == look.whole.flatMap { Int($0) }, "\(look.text)")
    }
  }
}
