import SwiftUI

struct Texts: View {
  @State private var words = 3
  private let price = 1234.5

  var body: some View {
    Chapter("Text") {
      Text("In a literal: **bold**, *italic*, ~~struck~~, `code` and [a link](https://example.com).")
      Text("A value stays as it is: \(stars), and \(price, specifier: "%.2f") is a number.")
      Text("\(Text("Texts").bold().foregroundStyle(.purple)) in a *literal* keep \(theirs).")
      Text("Put ").foregroundColor(.secondary) + Text("together").bold().foregroundColor(.purple) + Text(" of ")
        + Text("texts").italic().underline(pattern: .dot, color: .pink) + Text(" that each ").kerning(3)
        + Text("look").font(.title2.weight(.heavy)) + Text(" their own way").baselineOffset(4).font(.caption)
      Text(price, format: .number.precision(.fractionLength(2))).font(.title3).monospacedDigit()
      HStack(spacing: 16) {
        Text("Serif").fontDesign(.serif)
        Text("Mono").monospaced()
        Text("Under").underline()
        Text("Struck").strikethrough(color: .red)
      }
      Text("Tracked").tracking(4)
      Text("Lines with more room between them than usual, so that a long text is easier to read than it would be.")
        .lineSpacing(8)
      Text("One line and room for two").lineLimit(2, reservesSpace: true).border(.separator)
      HStack {
        Button("Fewer words") { words = max(words - 1, 0) }
        Button("More words") { words += 1 }
      }
      .buttonStyle(.bordered)
      sentence
      Text("Not here yet").redacted(reason: .placeholder)
    }
  }

  private let stars = "**not bold**"
  private let theirs = Text("their looks").underline(color: .pink)

  /// Plain, styled or in runs, by the number of its words.
  private var sentence: Text {
    switch words {
    case 0: Text("none")
    case 1: Text("one").bold()
    default: (0..<words).reduce(Text("all:")) { $0 + Text(" word\($1)").bold($1.isMultiple(of: 2)) }
    }
  }
}
