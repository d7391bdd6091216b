import SwiftUI

// sample: escaping
struct Escaping: View {
  @State private var text = "<b onclick=\"alert(1)\">Bold?</b>"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Text", text: $text)
        .textFieldStyle(.roundedBorder)
      Text(text)
      Text(text).bold()
    }
    .frame(maxWidth: 320)
  }
}
// end sample

// sample: webElement
struct FuelMeter: View {
  @State private var fuel = 6

  var body: some View {
    VStack(spacing: 12) {
      WebElement(
        "meter",
        [
          "min": "0", "max": "10", "low": "3", "optimum": "10",
          "value": "\(fuel)", "aria-label": "Fuel",
        ]
      )
      Stepper("\(fuel) litres", value: $fuel, in: 0...10)
    }
    .frame(maxWidth: 240)
  }
}
// end sample
