import SwiftUI

// sample: stack
struct StackSample: View {
  @State private var spacing = 12.0
  @State private var isLeading = true

  var body: some View {
    VStack(spacing: 16) {
      VStack(
        alignment: isLeading ? .leading : .trailing,
        spacing: spacing
      ) {
        Text("One").padding(8).background(.teal.opacity(0.3))
        Text("Two words").padding(8).background(.orange.opacity(0.3))
        Text("Three and more").padding(8).background(.pink.opacity(0.3))
      }
      .animation(.default, value: isLeading)
      Toggle("Leading", isOn: $isLeading)
      Slider(value: $spacing, in: 0...32) { Text("Spacing") }
    }
    .frame(maxWidth: 280)
  }
}
// end sample

// sample: spacers
struct Spacers: View {
  var body: some View {
    HStack {
      Text("First")
      Spacer()
      Text("Middle")
      Spacer()
      Text("Last")
    }
    .padding()
    .border(.separator)
  }
}
// end sample

// sample: priority
struct Priority: View {
  @State private var isImportant = true

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text("The path that leads along the river")
          .lineLimit(1)
          .layoutPriority(isImportant ? 1 : 0)
        Text("The road across the mountain")
          .lineLimit(1)
      }
      .frame(width: 280)
      .border(.separator)
      Toggle("The path comes first", isOn: $isImportant)
    }
    .frame(maxWidth: 280)
  }
}
// end sample

// sample: zstack
struct Pile: View {
  @State private var top = 2

  var body: some View {
    VStack(spacing: 16) {
      ZStack {
        ForEach(0..<3) { number in
          RoundedRectangle(cornerRadius: 12)
            .fill([Color.red, .yellow, .blue][number])
            .frame(width: 80, height: 80)
            .offset(x: Double(number - 1) * 32)
            .zIndex(number == top ? 1 : 0)
        }
      }
      .accessibilityHidden(true)
      Picker("On top", selection: $top) {
        Text("Red").tag(0)
        Text("Yellow").tag(1)
        Text("Blue").tag(2)
      }
      .pickerStyle(.segmented)
    }
    .frame(maxWidth: 280)
  }
}
// end sample
