import StackBoard
import SwiftUI

// sample: board
struct ThermometerBoard: View {
  @State private var name = "Kitchen"
  @State private var hasSensor = true

  var body: some View {
    StackBoard {
      Toggle("Sensor", isOn: $hasSensor)
      if hasSensor { SensorSettings() }
      StackBoardSection("Thermometer") {
        TextField("Name", text: $name)
        LabeledContent("Shown as", value: name)
      }
    }
    .frame(height: 420)
  }
}

struct SensorSettings: View {
  @State private var interval = 5
  @State private var isExact = false

  var body: some View {
    StackBoardSection("Sensor", footer: "Exact costs battery.") {
      Stepper(
        "Every \(interval) minutes",
        value: $interval,
        in: 1...60
      )
      Toggle("Exact", isOn: $isExact)
    }
  }
}
// end sample
