// Time inside the page: a timer that runs while a view is there, and something done later.

import Combine
import Foundation
import SwiftUI

@main struct ClockApp: App {
  var body: some Scene { WindowGroup("Clock") { ClockView() } }
}

struct ClockView: View {
  @State private var ticks = 0
  @State private var isTicking = true
  @State private var later = "Not yet"
  @State private var past = 0
  private let clock = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
  private let started = Date()

  var body: some View {
    VStack {
      if isTicking { Text("Ticking").onReceive(clock) { date in if date > started { ticks += 1 } } }
      Text(ticks < 3 ? "It begins" : "It runs")
      Text("Ticks: \(ticks)")
      Text(later)
      Button("Stop") { isTicking = false }
      Button("Later") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { later += ", late" }
        DispatchQueue.main.async { later += ", soon" }
        later = "Now"
      }
      // Subjects and operators, without time.
      Button("Publish") {
        let numbers = PassthroughSubject<Int, Never>()
        let sums = numbers.filter { $0 > 0 }.removeDuplicates().scan(0, +).sink { past = $0 }
        for number in [3, -1, 4, 4] { numbers.send(number) }
        sums.cancel()
        numbers.send(100)
      }
      Text("Sum: \(past)")
    }
  }
}
