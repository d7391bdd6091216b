import SwiftUI

// sample: appStorage
struct Remembered: View {
  @AppStorage("fieldGuide.tea") private var tea = "Assam"
  @AppStorage("fieldGuide.sugar") private var sugar = 1

  var body: some View {
    VStack(spacing: 12) {
      Picker("Tea", selection: $tea) {
        ForEach(["Assam", "Darjeeling", "Sencha"], id: \.self) {
          Text($0)
        }
      }
      Stepper("Sugar: \(sugar)", value: $sugar, in: 0...3)
    }
    .frame(maxWidth: 280)
  }
}
// end sample
