import SwiftUI

struct ValuesPage: View {
  @State private var volume = 0.4
  @State private var level = 3.0
  @State private var guests = 2
  @State private var rate = 0.1
  @State private var isEditing = false

  var body: some View {
    Form {
      Section("Sliders and steppers") {
        Slider(value: $volume) {
          Text("Volume")
        } onEditingChanged: {
          isEditing = $0
        }
        Slider(value: $level, in: 0...10, step: 1) {
          Text("Level")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        .tint(.orange)
        LabeledContent("Volume is", value: volume, format: .percent.precision(.fractionLength(0)))
        LabeledContent("Level is", value: "\(Int(level))")
        LabeledContent("Being dragged", value: isEditing ? "yes" : "no")
        Stepper("Guests: \(guests)", value: $guests, in: 1...4)
        Stepper("Rate", value: $rate, in: 0...0.5, step: 0.05, format: .percent)
        Slider(value: $volume) { Text("Disabled") }.disabled(true)
      }
      Section("Progress") {
        ProgressView("Loading")
        ProgressView(value: volume) {
          Text("Copying")
        } currentValueLabel: {
          Text("\(Int(volume * 100)) of 100")
        }
        ProgressView("Upload", value: level, total: 10).tint(.green)
        ProgressView("Ring", value: volume).progressViewStyle(.circular)
        ProgressView("Running").progressViewStyle(.linear)
      }
      Section("Gauges") {
        Gauge(value: level, in: 0...10) {
          Text("Level")
        } currentValueLabel: {
          Text("\(Int(level))")
        }
        Gauge(value: level, in: 0...10) {
          Text("Level")
        } currentValueLabel: {
          Text("\(Int(level))")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        .gaugeStyle(.accessoryLinear)
        HStack(spacing: 24) {
          Gauge(value: volume) {
            Text("Dial")
          } currentValueLabel: {
            Text("\(Int(volume * 100))")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: volume) {
            Text("Ring")
          } currentValueLabel: {
            Text("\(Int(volume * 100))")
          }
          .gaugeStyle(.accessoryCircularCapacity).tint(.purple)
        }
      }
      Section("Boxes") {
        GroupBox("Weather") {
          Text("Sunny, 21°")
          ProgressView(value: 0.7)
        }
        LabeledContent("Version", value: "1.2").badge(3)
      }
    }
  }
}
