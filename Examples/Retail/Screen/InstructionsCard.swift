import Poet
import SwiftUI

/// What is to be done, one thing after another.
struct InstructionsCard: View {
  let translator: RetailTranslator

  var body: some View {
    Card {
      VStack(alignment: .leading, spacing: 10) {
        ObservingPageView(translator.instructions) { InstructionRow(instruction: $0) }
      }
    } heading: {
      ObservingTextView(translator.headline)
    }
  }
}

private struct InstructionRow: View {
  let instruction: Instruction

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Text("\(instruction.id)")
        .font(.footnote.bold())
        .frame(width: 24, height: 24)
        .background(Color.accentColor.opacity(0.16), in: Circle())
      Text(instruction.text).padding(.top, 1)
    }
    .accessibilityElement(children: .combine)
  }
}
