import Foundation

/// A walk somebody could take.
struct Trail: Identifiable, Hashable {
  enum Difficulty: String, CaseIterable { case easy, moderate, hard }

  let id: String
  let name: String
  let region: Region
  let kilometres: Double
  let difficulty: Difficulty
  let summary: String
  let stops: [String]

  var length: String { "\(kilometres.formatted(.number.precision(.fractionLength(1)))) km" }
}

/// Where trails are.
enum Region: String, CaseIterable, Identifiable, Hashable {
  case coast, forest, highlands

  var id: Self { self }
  var name: String { rawValue.capitalized }
  var trails: [Trail] { Trail.all.filter { $0.region == self } }
}

extension Trail {
  static func named(_ id: String) -> Trail? { all.first { $0.id == id } }

  static let all: [Trail] =
    [
      Trail(
        id: "ridge-walk",
        name: "Ridge Walk",
        region: .highlands,
        kilometres: 12.4,
        difficulty: .hard,
        summary: "Along the crest from hut to hut, with the valley on both sides.",
        stops: ["Lower hut", "Saddle", "Upper hut", "Cairn"]
      ),
      Trail(
        id: "lighthouse-loop",
        name: "Lighthouse Loop",
        region: .coast,
        kilometres: 5.2,
        difficulty: .easy,
        summary: "Out on the cliff, back through the dunes.",
        stops: ["Harbour", "Lighthouse", "Dunes"]
      ),
      Trail(
        id: "old-oaks",
        name: "Old Oaks",
        region: .forest,
        kilometres: 7.8,
        difficulty: .moderate,
        summary: "Trees that were tall when the village was new.",
        stops: ["Chapel", "Great oak", "Spring"]
      ),
    ]
    + (1...30).map { number in
      Trail(
        id: "stage-\(number)",
        name: "Long Way, stage \(number)",
        region: Region.allCases[number % 3],
        kilometres: 8 + Double(number) * 0.7,
        difficulty: Difficulty.allCases[number % 3],
        summary: "One day of thirty, from one side of the country to the other.",
        stops: ["Start", "Bridge", "Village", "Pass", "End"]
      )
    }
}

/// One place on a trail.
struct Stop: Hashable, Codable {
  let trail: Trail.ID
  let number: Int

  var name: String { Trail.named(trail)?.stops[number] ?? "Unknown" }
}
