import Combine
import Foundation
import SwiftUI

struct StopwatchView: View {
  @State private var watch = Stopwatch()
  @State private var now = Date()
  private let clock = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 24) {
      Text(watch.reading(at: now))
        .font(.system(size: 64, weight: .semibold, design: .rounded))
        .monospacedDigit()
        .accessibilityLabel("Time")
        .accessibilityValue(watch.reading(at: now))
      HStack(spacing: 12) {
        if watch.isRunning {
          Button("Lap") { watch.lap(at: Date()) }
          Button("Stop") { watch.stop(at: Date()) }.tint(.red)
        } else {
          Button("Reset") { watch = Stopwatch() }.disabled(watch == Stopwatch())
          Button("Start", action: start).buttonStyle(.borderedProminent)
        }
      }
      .buttonStyle(.bordered)
      .controlSize(.large)
      if watch.isRunning {
        // Listens while it is there.
        Text("Running").foregroundStyle(.secondary).onReceive(clock) { now = $0 }
      }
      VStack(spacing: 8) {
        ForEach(Array(watch.laps.enumerated().reversed()), id: \.offset) { number, lap in
          HStack {
            Text("Lap \(number + 1)").foregroundStyle(.secondary)
            Spacer()
            Text(Stopwatch.words(lap)).monospacedDigit()
          }
        }
      }
      .frame(maxWidth: 320)
    }
    .padding(24)
  }

  private func start() {
    let date = Date()
    now = date
    watch.start(at: date)
  }
}

#Preview { StopwatchView() }
