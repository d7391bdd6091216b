import Poet
import SwiftUI

/// Which order it is, and the ways back and forward.
struct PageHeader: View {
  let evaluator: WeakEvaluator<RetailEvaluator>
  let translator: RetailTranslator

  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      VStack(alignment: .leading, spacing: 2) {
        ObservingTextView(translator.title)
          .font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
          .accessibilityHeading(.h1)
        ObservingTextView(translator.subtitle).foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      ButtonActionView(Action(evaluator, .undo), isEnabled: translator.canUndo) {
        HistoryLabel(name: "Undo", symbol: "arrow.uturn.backward")
      }
      .keyboardShortcut("z", modifiers: .command)
      .help("Undo")
      ButtonActionView(Action(evaluator, .redo), isEnabled: translator.canRedo) {
        HistoryLabel(name: "Redo", symbol: "arrow.uturn.forward")
      }
      .keyboardShortcut("z", modifiers: [.command, .shift])
      .help("Redo")
    }
    .buttonStyle(.borderless)
  }
}

/// What a way back or forward is called; on a phone its symbol stands for it.
private struct HistoryLabel: View {
  let name: String
  let symbol: String
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    if width == .compact {
      Image(systemName: symbol).frame(width: 44, height: 44).accessibilityLabel(name)
    } else {
      Label(name, systemImage: symbol).padding(.horizontal, 8).frame(minHeight: 44)
    }
  }
}
