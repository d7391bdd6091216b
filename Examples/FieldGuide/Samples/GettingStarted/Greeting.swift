import SwiftUI

// sample: greeting
struct Greeting: View {
  @State private var name = ""

  var body: some View {
    VStack(spacing: 12) {
      TextField("Your name", text: $name)
        .textFieldStyle(.roundedBorder)
        .frame(maxWidth: 240)
      Text(name.isEmpty ? "Hello, whoever you are." : "Hello, \(name).")
        .font(.title2)
    }
  }
}
// end sample
