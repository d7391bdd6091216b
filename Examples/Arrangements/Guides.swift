import SwiftUI

extension VerticalAlignment {
  private struct Account: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  /// Where names stand that belong together.
  static let account = VerticalAlignment(Account.self)
}

extension HorizontalAlignment {
  private struct Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Where a label ends and its value begins.
  static let colon = HorizontalAlignment(Colon.self)
}

/// Views aligned by guides that are not their edges.
struct Guides: View {
  @State private var inset: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading) {
        Text("Chapter")
        Text("Section").alignmentGuide(.leading) { $0[.leading] - inset }
      }
      Button("Inset more") { inset += 16 }
      HStack(alignment: .account) {
        VStack {
          Text("Signed in as")
          Text("@ada").alignmentGuide(.account) { $0[VerticalAlignment.center] }
        }
        VStack {
          Text("Ada Lovelace").font(.largeTitle).alignmentGuide(.account) { $0[VerticalAlignment.center] }
          Text("London")
        }
      }
      VStack(alignment: .colon) {
        HStack {
          Text("Street")
          Text("Mermaid").alignmentGuide(.colon) { $0[.leading] }
        }
        HStack {
          Text("Telephone")
          Text("123").alignmentGuide(.colon) { $0[.leading] }
        }
      }
      Text("Messages").padding(8).background(Color.blue.opacity(0.15)).overlay(alignment: .topTrailing) {
        Text("7").frame(width: 20, height: 20).background(.primary, in: .circle).foregroundStyle(.background)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
      HStack(alignment: .firstTextBaseline) {
        Color.green.frame(width: 20, height: 20).accessibilityLabel("Mark").alignmentGuide(.firstTextBaseline) {
          $0[.bottom] - 4
        }
        Text("Two lines,\nthe first counts")
      }
    }
  }
}

/// Views that know where they are, and how large what is around them is.
struct Places: View {
  @State private var offset: CGFloat = 0
  @State private var place = CGPoint.zero
  @State private var isLow = false

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(1...6, id: \.self) { number in
            Text("Card \(number)")
              .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 12)
              .padding(.vertical, 20)
              .background(Color.blue.opacity(0.15), in: .rect(cornerRadius: 8))
          }
        }
        .onGeometryChange(for: CGFloat.self, of: { -$0.frame(in: .scrollView).minX }) { offset = $0 }
      }
      Text("Scrolled by \(Int(offset))")
      Text("Half of it, at most 300").containerRelativeFrame(.horizontal) { length, _ in min(length / 2, 300) }
        .background(Color.blue.opacity(0.15))
      VStack(alignment: .leading) {
        if isLow { Text("Something above") }
        Text("At \(Int(place.x)), \(Int(place.y))")
          .onGeometryChange(for: CGPoint.self, of: { $0.frame(in: .named("board")).origin }) { place = $0 }
      }
      .padding(20)
      .coordinateSpace(.named("board"))
      .border(.separator)
      Button("Lower it") { isLow = true }
    }
  }
}
