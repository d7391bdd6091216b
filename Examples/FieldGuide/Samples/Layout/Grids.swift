import SwiftUI

// sample: grid
struct Timetable: View {
  @State private var showsPlatform = true

  var body: some View {
    VStack(spacing: 16) {
      Grid(alignment: .leading, horizontalSpacing: 24) {
        GridRow {
          Text("To").bold()
          Text("At").bold()
          if showsPlatform { Text("Platform").bold() }
        }
        Divider()
        row("Graz", "9:25", 4)
        row("Bad Aussee", "10:02", 12)
      }
      Toggle("Platforms", isOn: $showsPlatform)
    }
    .frame(maxWidth: 320)
  }

  private func row(
    _ town: String,
    _ time: String,
    _ platform: Int
  ) -> some View {
    GridRow {
      Text(town)
      Text(time).monospacedDigit()
      if showsPlatform { Text("\(platform)") }
    }
  }
}
// end sample

// sample: lazyGrid
struct Swatches: View {
  @State private var width = 72.0

  var body: some View {
    VStack(spacing: 16) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: width))]) {
        ForEach(0..<18) { number in
          RoundedRectangle(cornerRadius: 8)
            .fill(
              Color(
                hue: Double(number) / 18,
                saturation: 0.5,
                brightness: 0.9
              )
            )
            .frame(height: 40)
        }
      }
      .accessibilityHidden(true)
      Slider(value: $width, in: 40...160) { Text("Least width") }
    }
  }
}
// end sample

// sample: gridCells
struct Bill: View {
  var body: some View {
    Grid(horizontalSpacing: 24, verticalSpacing: 6) {
      GridRow {
        Text("Tea").gridCellAnchor(.leading)
        Text("2")
        Text("6.40").gridCellAnchor(.trailing)
      }
      GridRow {
        Text("Apple strudel").gridCellAnchor(.leading)
        Text("10")
        Text("48.00").gridCellAnchor(.trailing)
      }
      Divider()
      GridRow {
        Text("Together").bold().gridCellColumns(2)
          .gridCellAnchor(.leading)
        Text("54.40").bold()
      }
    }
    .monospacedDigit()
  }
}
// end sample
