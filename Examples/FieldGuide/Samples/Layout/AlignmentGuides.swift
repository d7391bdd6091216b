import SwiftUI

// sample: ownAlignment
extension HorizontalAlignment {
  private struct Value: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[.leading]
    }
  }

  /// Where labels end and their values begin.
  static let value = HorizontalAlignment(Value.self)
}

struct ColonAligned: View {
  private let lines = [
    ("Name", "Ada"), ("Telephone", "12 34 56"), ("Town", "London"),
  ]

  var body: some View {
    VStack(alignment: .value, spacing: 6) {
      ForEach(lines, id: \.0) { name, value in
        HStack {
          Text(name).foregroundStyle(.secondary)
          Text(value).alignmentGuide(.value) { $0[.leading] }
        }
      }
    }
  }
}
// end sample

// sample: alignmentGuide
struct Outline: View {
  @State private var inset = 16.0

  var body: some View {
    VStack(spacing: 16) {
      VStack(alignment: .leading) {
        Text("Chapter").font(.headline)
        Text("Section")
          .alignmentGuide(.leading) { $0[.leading] - inset }
        Text("Paragraph")
          .alignmentGuide(.leading) { $0[.leading] - inset * 2 }
      }
      Slider(value: $inset, in: 0...48) { Text("Inset") }
    }
    .frame(maxWidth: 240)
  }
}
// end sample
