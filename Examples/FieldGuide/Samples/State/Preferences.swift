import SwiftUI

// sample: preferences
struct Present: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(
    value: inout [String],
    nextValue: () -> [String]
  ) {
    value += nextValue()
  }
}

struct Pupil: View {
  let name: String
  @State private var isHere = true

  var body: some View {
    Toggle(name, isOn: $isHere)
      .preference(key: Present.self, value: isHere ? [name] : [])
  }
}

struct Roll: View {
  @State private var present: [String] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack {
        Pupil(name: "Ada")
        Pupil(name: "Charles")
        Pupil(name: "Mary")
      }
      .onPreferenceChange(Present.self) { present = $0 }
      Text("Present: \(present.joined(separator: ", "))")
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: 240)
  }
}
// end sample
