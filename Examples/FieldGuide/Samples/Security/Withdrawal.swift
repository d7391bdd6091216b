import SwiftUI

// sample: checkedAction
struct Withdrawal: View {
  @State private var balance = 30

  var body: some View {
    VStack(spacing: 12) {
      Text("\(balance) coins")
      Button("Take ten", action: takeTen)
        .disabled(balance < 10)
      Button("Put ten back") { balance += 10 }
    }
    .buttonStyle(.bordered)
  }

  private func takeTen() {
    // Whoever sent the event, and whatever the button looks like.
    guard balance >= 10 else { return }
    balance -= 10
  }
}
// end sample
