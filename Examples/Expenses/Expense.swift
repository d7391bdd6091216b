import SwiftUI

struct Expense: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var amount: Double
  var category: Category
  var date: Date
  var note = ""
}

enum Category: String, CaseIterable, Codable, Identifiable {
  case home
  case food
  case travel
  case fun
  case other

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .home: "house"
    case .food: "fork.knife"
    case .travel: "airplane"
    case .fun: "gamecontroller"
    case .other: "tag"
    }
  }

  var color: Color {
    switch self {
    case .home: .blue
    case .food: .orange
    case .travel: .teal
    case .fun: .pink
    case .other: .gray
    }
  }
}
