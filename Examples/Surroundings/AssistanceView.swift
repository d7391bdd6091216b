import SwiftUI

/// What views say of themselves to people who cannot see them.
struct AssistanceView: View {
  @State private var rating = 3
  @State private var archived = 0
  @State private var presses = 0
  @State private var isOn = false
  @AccessibilityFocusState private var isSummaryFocused: Bool

  var body: some View {
    Chapter("Assistance") {
      HStack(spacing: 2) {
        ForEach(1..<6) { Image(systemName: $0 <= rating ? "star.fill" : "star") }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAdjustableAction { direction in
        rating = min(max(rating + (direction == .increment ? 1 : -1), 0), 5)
      }
      HStack {
        Text("Ada")
        Text("3 messages")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Archive") { archived += 1 }
      Text("Pressed \(presses)").accessibilityAction { presses += 1 }
      Text(isOn ? "On" : "Off").frame(minWidth: 44, minHeight: 44).accessibilityLabel("Power")
        .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
        .onTapGesture { isOn.toggle() }
      Text("Archived \(archived)").accessibilityFocused($isSummaryFocused)
      HStack(spacing: 12) {
        Button("Go to the summary") { isSummaryFocused = true }
        Button("Announce") {
          Task { AccessibilityNotification.Announcement("Archived \(archived)").post() }
        }
      }
      .buttonStyle(.bordered)
      if isSummaryFocused { Text("The summary has the focus.") }
    }
  }
}
