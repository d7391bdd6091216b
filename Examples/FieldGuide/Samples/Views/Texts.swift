import SwiftUI

// sample: textRoles
struct TextRoles: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Headline").font(.headline)
      Text("Body, which is what you get")
      Text("Footnote").font(.footnote).foregroundStyle(.secondary)
      Text("Size 24, rounded")
        .font(.system(size: 24, weight: .semibold, design: .rounded))
    }
  }
}
// end sample

// sample: textLooks
struct TextLooks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Bold").bold()
      Text("Italic and underlined").italic().underline()
      Text("Struck through").strikethrough(color: .red)
      Text("0123456789").monospacedDigit()
      Text("Spaced").kerning(4)
      Text("in capitals").textCase(.uppercase)
      Text("Of many colours").foregroundStyle(
        .linearGradient(
          colors: [.pink, .orange, .purple],
          startPoint: .leading,
          endPoint: .trailing
        )
      )
    }
  }
}
// end sample

// sample: textParts
struct TextParts: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Markdown: **bold**, *slanted*, `code`, ~~gone~~.")
      Text("A [link](https://www.swift.org) in a sentence.")
      Text("Red").foregroundStyle(.red) + Text(" and ")
        + Text("blue").foregroundStyle(.blue).bold()
    }
  }
}
// end sample

// sample: textValues
struct TextValues: View {
  @State private var start = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var isRunning = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(1_234_567.891, format: .number)
      Text(0.256, format: .percent)
      Text(12.5, format: .currency(code: "EUR"))
      Text(start, format: .dateTime.day().month().year())
      // A clock in the page: nothing is sent while it runs.
      if isRunning { Text(start, style: .timer).monospacedDigit() }
      Button("Start the clock") {
        start = .now
        isRunning = true
      }
    }
  }
}
// end sample

// sample: textLines
struct TextLines: View {
  @State private var limit = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Stepper("At most \(limit) lines", value: $limit, in: 1...6)
      Text(
        """
        The ferry leaves at seven. If the wind is from the west, it \
        leaves later, and if there is no wind at all, somebody has \
        to row, which takes until noon and makes one hungry.
        """
      )
      .lineLimit(limit)
      .frame(maxWidth: 280, alignment: .leading)
    }
  }
}
// end sample
