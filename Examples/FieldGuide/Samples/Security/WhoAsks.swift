import SwiftUI

// sample: whoAsks
struct WhoAsks: View {
  @Environment(\.request) private var request
  @Environment(\.endSessions) private var endSessions

  var body: some View {
    let name = request?.cookie("guide-name")
    VStack(spacing: 12) {
      Text("Signed in: \(name ?? "nobody")")
      Button("End all pages of this name") {
        endSessions { $0.cookie("guide-name") == name }
      }
      .disabled(name == nil)
    }
  }
}
// end sample
