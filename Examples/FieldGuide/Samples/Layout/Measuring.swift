import SwiftUI

// sample: geometryChange
struct Measured: View {
  @State private var text = "Type, and see it grow"
  @State private var size = CGSize.zero

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Text", text: $text, axis: .vertical)
        .textFieldStyle(.roundedBorder)
      Text(text)
        .padding(8)
        .background(.yellow.opacity(0.3))
        .onGeometryChange(for: CGSize.self, of: { $0.size }) {
          size = $0
        }
      Text("\(Int(size.width)) by \(Int(size.height))")
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: 280)
  }
}
// end sample

// sample: scrollOffset
struct ScrolledBy: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack(spacing: 12) {
      ScrollView {
        VStack {
          ForEach(1..<31) { Text("Line \($0)") }
        }
        .frame(maxWidth: .infinity)
        .onGeometryChange(
          for: CGFloat.self,
          of: { -$0.frame(in: .scrollView).minY }
        ) {
          offset = $0
        }
      }
      .frame(height: 140)
      .border(.separator)
      Text("Scrolled by \(Int(offset))").monospacedDigit()
    }
  }
}
// end sample
