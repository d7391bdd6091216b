import SwiftUI

/// Numbers of ranges, in one another.
struct MultiplicationCard: View {
  @State private var size = 5

  var body: some View {
    Card(
      "A multiplication table",
      code: "ForEach(1..<n + 1, id: \\.self) { row in ForEach(1..<n + 1, id: \\.self) { … } }"
    ) {
      Stepper("Up to \(size)", value: $size, in: 2...9)
      Grid(horizontalSpacing: 4, verticalSpacing: 8) {
        ForEach(1..<size + 1, id: \.self) { row in
          GridRow {
            ForEach(1..<size + 1, id: \.self) { column in
              Text("\(row * column)").monospacedDigit().fontWeight(row == column ? .bold : nil).frame(minWidth: 24)
            }
          }
        }
      }
      .frame(maxWidth: .infinity)
    }
  }
}

/// Places as ids: the second line is the second line, whatever it says.
struct StepsCard: View {
  @State private var steps = ["Fill the kettle", "Warm the pot", "Let it draw"]

  var body: some View {
    Card("Numbered steps", code: "ForEach(Array(steps.enumerated()), id: \\.offset) { number, step in … }") {
      ForEach(Array(steps.enumerated()), id: \.offset) { number, step in
        Text("\(number + 1). \(step)")
      }
      Button("Put the last one first") { steps.insert(steps.removeLast(), at: 0) }.buttonStyle(.bordered)
    }
  }
}

/// Indices, where a row has to change an element by its place.
struct ScoresCard: View {
  @State private var scores = [12, 7, 9]

  var body: some View {
    Card("Scores", code: "ForEach(scores.indices, id: \\.self) { index in … }") {
      ForEach(scores.indices, id: \.self) { index in
        Stepper("Team \(index + 1): \(scores[index])", value: $scores[index], in: 0...99)
      }
      HStack(spacing: 16) {
        // Its identity is in the range, which is always the same one.
        ForEach(0..<3) { place in
          Text("\(place + 1). \(ranking[place])").foregroundStyle(.secondary)
        }
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Ranking: \(ranking.joined(separator: ", "))")
    }
  }

  private var ranking: [String] {
    scores.enumerated().sorted { ($0.element, $1.offset) > ($1.element, $0.offset) }.map { "Team \($0.offset + 1)" }
  }
}

struct Person: Identifiable {
  let id: String
}

/// A place to show and an id of the element: numbers change, rows keep what is theirs.
struct QueueCard: View {
  @State private var queue = ["Ada", "Barbara", "Charles"].map { Person(id: $0) }

  var body: some View {
    Card("A queue", code: "ForEach(queue.enumerated(), id: \\.element.id) { place, person in … }") {
      ForEach(queue.enumerated(), id: \.element.id) { place, person in
        QueueRow(place: place + 1, name: person.id)
      }
      Button("Next, please") { queue.append(queue.removeFirst()) }.buttonStyle(.bordered)
    }
  }
}

private struct QueueRow: View {
  let place: Int
  let name: String
  @State private var coins = 0

  var body: some View {
    HStack {
      Text("\(place). \(name)")
      Spacer()
      Text("\(coins) \(coins == 1 ? "coin" : "coins")").foregroundStyle(.secondary)
      Button("Coin") { coins += 1 }.buttonStyle(.bordered).accessibilityLabel("Coin for \(name)")
    }
  }
}
