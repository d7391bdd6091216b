import SwiftUI

// sample: waysChooser
struct WaysChooser: View {
  @State private var reacts = true
  @State private var keepsData = false
  @State private var hasSecrets = false

  private var way: String {
    if !reacts { return "Static" }
    return keepsData || hasSecrets ? "Live" : "Live or WebAssembly"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("It reacts to what people do", isOn: $reacts)
      Group {
        Toggle("It keeps data for others", isOn: $keepsData)
        Toggle("Its code or data is secret", isOn: $hasSecrets)
      }
      .disabled(!reacts)
      Label(way, systemImage: "arrow.right").font(.headline)
    }
    .frame(maxWidth: 320)
  }
}
// end sample
