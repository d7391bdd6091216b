import Poet
import SwiftUI

/// Where the order waits, and a note for who comes for it.
struct LocationCard: View {
  let evaluator: WeakEvaluator<RetailEvaluator>
  let translator: RetailTranslator

  var body: some View {
    Card("Place") {
      VStack(spacing: 8) {
        ObservingPageView(translator.locations) { LocationButton(evaluator: evaluator, row: $0) }
      }
      NoteField(evaluator: evaluator, note: translator.note)
      NoteFooter(length: translator.noteLength, problem: translator.noteProblem)
    }
  }
}

/// A place to choose.
private struct LocationButton: View, @MainActor Equatable {
  let evaluator: WeakEvaluator<RetailEvaluator>
  let row: LocationRow

  /// The evaluator is the same as long as the screen is.
  static func == (left: LocationButton, right: LocationButton) -> Bool { left.row == right.row }

  var body: some View {
    Button(action: Action(evaluator, .choose(row.id)).evaluate) {
      HStack(spacing: 12) {
        Image(systemName: row.id.symbol).font(.title3).frame(width: 28).accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(row.name).fontWeight(.semibold)
          Text(row.detail).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 8)
        Image(systemName: row.isChosen ? "checkmark.circle.fill" : "circle")
          .font(.title3)
          .foregroundStyle(row.isChosen ? Color.accentColor : .secondary)
          .accessibilityHidden(true)
      }
    }
    .buttonStyle(ChoiceStyle(isChosen: row.isChosen, alignment: .leading, inset: 12))
    .accessibilityAddTraits(row.isChosen ? .isSelected : [])
  }
}

/// The note for the customer.
private struct NoteField: View {
  let evaluator: WeakEvaluator<RetailEvaluator>
  let note: ObservableString

  var body: some View {
    let (evaluator, note) = (evaluator, note)
    VStack(alignment: .leading, spacing: 6) {
      Text("Note for the customer").font(.subheadline.weight(.semibold)).accessibilityHidden(true)
      TextField(
        "Note for the customer",
        text: Binding(get: { note.string }, set: { evaluator.evaluate(.note($0)) }),
        prompt: Text("Optional")
      )
      .textFieldStyle(.roundedBorder)
      .controlSize(.large)
    }
    .padding(.top, 4)
  }
}

/// How long the note is, and what is wrong with it.
private struct NoteFooter: View {
  let length: ObservableString
  let problem: ObservableString

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      if !problem.string.isEmpty {
        Label(problem.string, systemImage: "exclamationmark.circle.fill").foregroundStyle(.red)
      }
      Spacer(minLength: 0)
      Text(length.string).foregroundStyle(.secondary).monospacedDigit()
    }
    .font(.footnote)
    .onChange(of: problem.string) { _, problem in
      if !problem.isEmpty { AccessibilityNotification.Announcement(problem).post() }
    }
  }
}

extension DeliveryLocation {
  fileprivate var symbol: String {
    switch self {
    case .shelf: "tray.2"
    case .locker: "lock"
    case .kerb: "car"
    }
  }
}
