import StackBoard
import SwiftUI

/// From when until when nothing is told.
struct QuietHours: View {
  @Environment(SettingsStore.self) private var store

  var body: some View {
    @Bindable var store = store
    StackBoardSection("Quiet Hours") {
      Toggle("Keep quiet at night", isOn: $store.notifications.quietHours)
      if store.notifications.quietHours {
        TimePicker("Quiet from", time: $store.notifications.quietFrom)
        TimePicker("Quiet until", time: $store.notifications.quietUntil)
      }
    }
  }
}

/// A control for a time of any day.
private struct TimePicker: View {
  private let title: String
  @Binding private var time: TimeOfDay

  init(_ title: String, time: Binding<TimeOfDay>) {
    self.title = title
    _time = time
  }

  var body: some View {
    DatePicker(title, selection: date, displayedComponents: .hourAndMinute)
  }

  private var date: Binding<Date> {
    Binding(get: { time.date() }, set: { time = TimeOfDay($0) })
  }
}
