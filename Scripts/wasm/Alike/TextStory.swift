import Foundation

/// Numbers as programs write and read them, and text that is looked for in text.
enum TextStory {
  static func tell() -> [String] { numbers() + formats() + maths() + texts() }

  private static func numbers() -> [String] {
    let texts = [
      "3.5", "-0.25", "1e5", "+7", ".5", "5.", "", " 1", "1 ", "1,5", "0x1.8p3", "0xff", "inf", "-Infinity", "nan",
      "e5", "1e400",
      "123456789012345678", "0.1", "--1", "½",
    ]
    return texts.map { text in
      "\(text): \(Double(text).map { "\($0)" } ?? "none") \(Float(text).map { "\($0)" } ?? "none")"
    }
  }

  private static func formats() -> [String] {
    let numbers = [0, 0.5, 1.5, 2.5, 0.125, 1.005, 3.14159, -2.75, 99.995, 1e6, 123_456_789.123, 1e-5, 1e21]
    let formats = ["%.0f", "%.1f", "%.2f", "%8.3f", "%-8.1f|", "%08.2f", "%+.1f", "%e", "%.3e", "%g", "%.3g", "%G"]
    var lines = numbers.map { number in
      formats.map { String(format: $0, number) }.joined(separator: " ")
    }
    lines += [0, 7, -42, 255, 1_234_567].map { number in
      ["%ld", "%5ld", "%-5ld|", "%05ld", "%+ld", "%lx", "%lX", "%#lx", "%lo", "%.3ld"].map {
        String(format: $0, number)
      }
      .joined(separator: " ")
    }
    lines.append(String(format: "100%% of nothing"))
    lines.append(String(format: "%2$ld, %1$ld, %c %c", 1, 2, 82, 97))
    lines += [-1, 300, 70_000, -50_000_000].map { number in
      ["%d", "%hd", "%hhd", "%u", "%x", "%hx", "%hhX", "%ld", "%lx"].map { String(format: $0, number) }.joined(
        separator: " "
      )
    }
    lines.append(String(format: "%02ld:%02ld", 5, 7) + String(format: " %ld of %ld, %.1f", 1, 2, 0.25))
    lines.append(String(format: "%ld %ld %ld %.2f", 1, 2, 3, 4.5))
    return lines
  }

  private static func maths() -> [String] {
    let ones: [(String, (Double) -> Double)] = [
      ("sin", sin), ("cos", cos), ("tan", tan), ("atan", atan), ("exp", exp), ("sinh", sinh), ("cosh", cosh),
      ("tanh", tanh),
      ("cbrt", cbrt), ("floor", floor), ("ceil", ceil), ("round", round), ("trunc", trunc), ("fabs", fabs),
    ]
    var lines = ones.map { name, function in
      "\(name): " + [-2.5, -0.3, 0.7, 1.5, 2.5].map { String(format: "%.9f", function($0)) }.joined(separator: " ")
    }
    let more: [(String, (Double) -> Double)] = [
      ("sqrt", sqrt), ("log", log), ("log2", log2), ("log10", log10), ("asin", asin), ("acos", acos),
    ]
    lines += more.map { name, function in
      "\(name): " + [0.1, 0.5, 1].map { String(format: "%.9f", function($0)) }.joined(separator: " ")
    }
    let pairs: [(String, (Double, Double) -> Double)] = [
      ("pow", pow), ("atan2", atan2), ("hypot", hypot), ("fmod", fmod),
    ]
    lines += pairs.map { name, function in
      "\(name): "
        + [(2.0, 0.5), (7.5, -2), (-7.5, 2)].map { String(format: "%.9f", function($0.0, $0.1)) }
        .joined(separator: " ")
    }
    return lines
  }

  private static func texts() -> [String] {
    let pairs = [
      ("Raven runs", "runs"), ("Raven runs", "Runs"), ("Raven", ""), ("", "a"), ("Grüße", "ÜSS"), ("Straße", "STRASSE"),
      ("caf\u{e9}", "e\u{301}"), ("e\u{301}", "e"), ("aaa", "aa"), ("a, b, , c", ", "),
      ("ab", "abc"),
    ]
    let words = [
      "two words", "a''b",
      "hello-world", "don't STOP", "o'neill mcdonald", "a1b 2nd", "\u{c9}COLE été", "under_score a.b,c",
      "  lead  ", "ßa", "", "a/b (c) \"d\" 'f'", "don’t 3d",
    ]
    return words.map(\.capitalized)
      + pairs.map { text, part in
        [
          "\(text)/\(part)", "\(text.contains(part))", "\(text.localizedCaseInsensitiveContains(part))",
          text.components(separatedBy: part).joined(separator: "·"), text.replacingOccurrences(of: part, with: "*"),
        ]
        .joined(separator: " ")
      }
  }
}
