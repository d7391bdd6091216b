import SwiftUI

// sample: sideways
struct Sideways: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        ForEach(1..<13) { number in
          Text("Card \(number)")
            .containerRelativeFrame(
              .horizontal,
              count: 3,
              span: 1,
              spacing: 12
            )
            .padding(.vertical, 24)
            .background(
              .teal.opacity(0.2),
              in: .rect(cornerRadius: 12)
            )
        }
      }
    }
  }
}
// end sample

// sample: scrollTo
struct ScrollToRow: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        ScrollView {
          VStack {
            ForEach(1..<101) { Text("Row \($0)").id($0) }
          }
          .frame(maxWidth: .infinity)
        }
        .frame(height: 160)
        .border(.separator)
        HStack {
          Button("To 1") { proxy.scrollTo(1, anchor: .top) }
          Button("To 50") {
            withAnimation { proxy.scrollTo(50, anchor: .center) }
          }
          Button("To 100") { proxy.scrollTo(100, anchor: .bottom) }
        }
        .buttonStyle(.bordered)
      }
    }
  }
}
// end sample

// sample: safeAreaInset
struct BottomBar: View {
  @State private var basket = 0

  var body: some View {
    ScrollView {
      VStack {
        ForEach(1..<21) { number in
          Button("Loaf \(number)") { basket += 1 }
        }
      }
      .frame(maxWidth: .infinity)
    }
    .safeAreaInset(edge: .bottom) {
      Text("\(basket) in the basket")
        .frame(maxWidth: .infinity)
        .padding(8)
        .background(.bar)
    }
    .frame(height: 200)
    .border(.separator)
  }
}
// end sample
