import SwiftUI

// sample: longList
struct LongList: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        List(0..<100_000, id: \.self) { number in
          LabeledContent("Row \(number)", value: "\(number * number)")
        }
        .listStyle(.plain)
        .frame(height: 260)
        HStack {
          Button("First") { proxy.scrollTo(0) }
          Button("Row 50000") { proxy.scrollTo(50_000, anchor: .top) }
          Button("Last") { proxy.scrollTo(99_999) }
        }
        .buttonStyle(.bordered)
      }
    }
  }
}
// end sample

// sample: pinnedHeaders
struct PinnedHeaders: View {
  var body: some View {
    ScrollView {
      LazyVStack(pinnedViews: .sectionHeaders) {
        ForEach(1..<101) { decade in
          Section {
            ForEach(0..<10) { Text("\(decade * 10 + $0)") }
          } header: {
            Text("From \(decade * 10)")
              .font(.headline)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(6)
              .background(.bar)
          }
        }
      }
    }
    .frame(height: 260)
  }
}
// end sample

// sample: builtRows
struct BuiltRows: View {
  @State private var built = 0

  var body: some View {
    VStack {
      Text("\(built) of 10,000 rows are there").monospacedDigit()
      ScrollView {
        LazyVStack {
          ForEach(0..<10_000) { number in
            Text("Row \(number)")
              .onAppear { built += 1 }
              .onDisappear { built -= 1 }
          }
        }
      }
      .frame(height: 200)
    }
  }
}
// end sample
