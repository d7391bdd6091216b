import Poet
import SwiftUI

/// How far the order is.
struct StageView: View {
  let stage: ObservableValue<Stage>
  /// Done when another stage begins.
  let onBegin: () -> Void

  var body: some View {
    let (stage, onBegin) = (stage.value, onBegin)
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 6) {
        ForEach(1...Stage.count, id: \.self) { number in
          Capsule().fill(number <= stage.reached ? Color.accentColor : Color.primary.opacity(0.14)).frame(height: 6)
        }
      }
      .accessibilityHidden(true)
      Text(stage.text).font(.subheadline).foregroundStyle(.secondary)
    }
    .onChange(of: stage.text) { _, text in
      onBegin()
      AccessibilityNotification.Announcement(text).post()
    }
  }
}
