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
        Text("7").frame(width: 20, height: 20).background(.red, in: .circle).foregroundStyle(.white)
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
