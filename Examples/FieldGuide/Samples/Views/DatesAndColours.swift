import SwiftUI

// sample: datePicker
struct DatePickers: View {
  @State private var date = Date(timeIntervalSince1970: 1_780_000_000)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker(
        "Time",
        selection: $date,
        displayedComponents: .hourAndMinute
      )
      Text(date, format: .dateTime.weekday(.wide).hour().minute())
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: 320)
  }
}
// end sample

// sample: colorPicker
struct ColorChoice: View {
  @State private var color = Color(red: 0.2, green: 0.4, blue: 0.8)

  var body: some View {
    VStack(spacing: 12) {
      ColorPicker("Colour", selection: $color)
      RoundedRectangle(cornerRadius: 8)
        .fill(color.gradient)
        .frame(height: 48)
        .accessibilityHidden(true)
    }
    .frame(maxWidth: 320)
  }
}
// end sample
