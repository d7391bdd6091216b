import Combine
import SwiftUI

// sample: onChange
struct Highest: View {
  @State private var value = 3
  @State private var highest = 3

  var body: some View {
    VStack(spacing: 12) {
      Stepper("Now \(value)", value: $value)
      Text("Highest so far: \(highest)")
    }
    .onChange(of: value) { _, new in highest = max(highest, new) }
    .frame(maxWidth: 240)
  }
}
// end sample

// sample: task
struct Countdown: View {
  @State private var isCounting = false

  var body: some View {
    VStack(spacing: 12) {
      if isCounting { CountdownText() }
      Button(isCounting ? "Stop" : "Count down") {
        isCounting.toggle()
      }
    }
  }
}

struct CountdownText: View {
  @State private var left = 10

  var body: some View {
    Text(left > 0 ? "\(left)" : "Lift-off")
      .font(.largeTitle)
      .monospacedDigit()
      .task {
        while left > 0, !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          left -= 1
        }
      }
  }
}
// end sample

// sample: taskID
struct SlowSearch: View {
  @State private var word = ""
  @State private var answer = "Type a word."

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Word", text: $word)
        .textFieldStyle(.roundedBorder)
      Text(answer)
    }
    // Another word cancels the task and begins one anew.
    .task(id: word) {
      if word.isEmpty { return }
      answer = "Looking for \(word) …"
      try? await Task.sleep(for: .milliseconds(600))
      if Task.isCancelled { return }
      answer = "\(word) has \(word.count) letters."
    }
    .frame(maxWidth: 240)
  }
}
// end sample

// sample: publisher
struct Ticking: View {
  @State private var ticks = 0
  @State private var isOn = false
  private let timer = Timer.publish(every: 0.5, on: .main, in: .common)
    .autoconnect()

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Running", isOn: $isOn)
      Text("\(ticks) ticks").monospacedDigit()
      if isOn {
        ProgressView().onReceive(timer) { _ in ticks += 1 }
      }
    }
    .frame(maxWidth: 200)
  }
}
// end sample
