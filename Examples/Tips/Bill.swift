import Foundation

/// What was eaten, by how many, and how well it was served.
struct Bill: Equatable {
  var amount: Double?
  var tip = 0.15
  var people = 2
  var roundsUp = false

  static let tips = [0, 0.1, 0.15, 0.2, 0.25]

  var tipAmount: Double { (amount ?? 0) * tip }
  var total: Double { (amount ?? 0) + tipAmount }

  /// What everyone pays: never less than their part.
  var share: Double {
    let share = total / Double(people)
    return roundsUp ? share.rounded(.up) : share
  }

  /// What is paid beyond the total because shares were rounded.
  var surplus: Double { share * Double(people) - total }
}
