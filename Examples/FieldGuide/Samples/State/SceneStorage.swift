import SwiftUI

// sample: sceneStorage
struct Arranged: View {
  @SceneStorage("fieldGuide.shelf") private var shelf = "Fiction"
  @SceneStorage("fieldGuide.zoom") private var zoom = 2

  var body: some View {
    VStack(spacing: 12) {
      Picker("Shelf", selection: $shelf) {
        ForEach(["Fiction", "Poetry", "Travel"], id: \.self) {
          Text($0)
        }
      }
      Stepper("Zoom: \(zoom)", value: $zoom, in: 1...5)
    }
    .frame(maxWidth: 280)
  }
}
// end sample
