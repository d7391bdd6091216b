import Foundation

/// The bakery's counter, which takes a moment to answer.
struct Bakery {
  struct Receipt: Identifiable, Equatable {
    let id: Int
    let text: String
  }

  enum Refusal: LocalizedError {
    case tooFar(city: String)
    case ovenCold

    var errorDescription: String? {
      switch self {
      case .tooFar: "We do not deliver there"
      case .ovenCold: "The oven is cold"
      }
    }

    var recoverySuggestion: String? {
      switch self {
      case .tooFar(let city): "\(city) is beyond what our bicycle can do. Try another address."
      case .ovenCold: "Nothing was ordered. Please try again in a minute."
      }
    }
  }

  /// How long an answer takes.
  var delay = Duration.milliseconds(900)
  /// The largest order that fits into the oven.
  var capacity = 8

  func submit(_ basket: Basket) async throws -> Receipt {
    let (loaves, bread, address) = (basket.loaves, basket.bread, basket.address)
    try await Task.sleep(for: delay)
    if address.postcode.hasPrefix("9") { throw Refusal.tooFar(city: address.city) }
    if loaves > capacity { throw Refusal.ovenCold }
    return Receipt(
      id: loaves * 1_000 + bread.rawValue.count,
      text: "\(loaves) × \(bread.rawValue) will be at \(address.street), \(address.city), tomorrow morning."
    )
  }
}
