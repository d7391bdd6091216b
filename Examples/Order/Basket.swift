import Foundation
import Observation

/// What somebody is about to order.
@Observable
final class Basket {
  var bread = Bread.sourdough
  var loaves = 2
  var isSliced = false
  var extras: Set<Extra> = []
  var address = Address()

  var price: Double {
    (bread.price + extras.reduce(0) { $0 + $1.price }) * Double(loaves)
  }

  func clear() {
    (bread, loaves, isSliced, extras) = (.sourdough, 2, false, [])
  }
}

enum Bread: String, CaseIterable, Identifiable, Codable {
  case sourdough = "Sourdough"
  case rye = "Dark rye"
  case walnut = "Walnut"
  case focaccia = "Focaccia"

  var id: Self { self }

  var price: Double {
    switch self {
    case .sourdough: 4.2
    case .rye: 3.8
    case .walnut: 5.4
    case .focaccia: 6
    }
  }
}

enum Extra: String, CaseIterable, Identifiable, Codable {
  case butter = "Salted butter"
  case jam = "Apricot jam"
  case oil = "Olive oil"

  var id: Self { self }

  var price: Double { self == .oil ? 2.5 : 1.5 }
}
