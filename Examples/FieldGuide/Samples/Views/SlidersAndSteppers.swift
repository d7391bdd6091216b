import SwiftUI

// sample: slider
struct SliderSample: View {
  @State private var size = 24.0
  @State private var isDragged = false

  var body: some View {
    VStack(spacing: 12) {
      Text("Aa")
        .font(.system(size: size))
        .frame(height: 80)
      Slider(value: $size, in: 12...64, step: 2) {
        Text("Size")
      } minimumValueLabel: {
        Text("12")
      } maximumValueLabel: {
        Text("64")
      } onEditingChanged: {
        isDragged = $0
      }
      Text("\(Int(size)) points\(isDragged ? ", moving" : "")")
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: 320)
  }
}
// end sample

// sample: steppers
struct Steppers: View {
  @State private var guests = 2
  @State private var tip = 0.1

  var body: some View {
    VStack {
      Stepper("Guests: \(guests)", value: $guests, in: 1...8)
      Stepper(
        "Tip",
        value: $tip,
        in: 0...0.5,
        step: 0.05,
        format: .percent
      )
    }
    .frame(maxWidth: 280)
  }
}
// end sample
