import SwiftUI

/// A hundred thousand elements in every container that builds only what is near the window.
@main struct LengthsApp: App {
  var body: some Scene {
    WindowGroup("Long lists") {
      TabView {
        Tab("Rows", systemImage: "list.bullet") { LongList() }
        Tab("Sections", systemImage: "list.dash") { Sections() }
        Tab("Days", systemImage: "calendar") { Days() }
        Tab("Grid", systemImage: "square.grid.3x3") { Tiles() }
        Tab("Strip", systemImage: "rectangle.split.3x1") { Strip() }
      }
    }
  }
}

/// One list, of which rows can be chosen, and ways to get about in it.
struct LongList: View {
  @State private var numbers = Array(0..<100_000)
  @State private var chosen: Set<Int> = []
  @State private var added = 0

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        List(numbers, id: \.self, selection: $chosen) { number in
          HStack {
            Text("Row \(number)")
            Spacer()
            if number % 7 == 0 { Text("seventh").font(.footnote).foregroundStyle(.secondary) }
          }
        }
        .toolbar {
          Button("Add above", systemImage: "plus") {
            added += 1
            numbers.insert(contentsOf: (0..<10).map { -10 * added + $0 }, at: 0)
          }
          Button("Middle") { proxy.scrollTo(50_000, anchor: .top) }
          Button("Reverse") { numbers.reverse() }
        }
      }
      .navigationTitle(chosen.isEmpty ? "\(numbers.count) rows" : "\(chosen.count) chosen")
    }
  }
}

/// Sections of very different length.
struct Sections: View {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  var body: some View {
    List {
      ForEach(Array(Sections.letters.enumerated()), id: \.element) { index, letter in
        Section(String(letter)) {
          ForEach(0..<(index * 307 % 4_001 + 3), id: \.self) { Text("\(String(letter))-\($0)") }
        }
      }
    }
    .listStyle(.plain)
  }
}

/// A column with headers that stay in sight, and rows of different heights.
struct Days: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
        ForEach(1..<101, id: \.self) { day in
          Section {
            ForEach(0..<1_000) { hour in DayRow(day: day, hour: hour) }
          } header: {
            Text("Day \(day)").font(.headline).frame(maxWidth: .infinity, alignment: .leading)
              .padding(8).background(.background)
          }
        }
      }
      .padding(.horizontal)
    }
  }
}

struct DayRow: View {
  let day: Int
  let hour: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Entry \(day)·\(hour)")
      if hour % 5 == 2 { Text("With a second line that says a little more.").foregroundStyle(.secondary) }
    }
    .padding(.vertical, 4)
  }
}

/// As many columns as fit, and which of the tiles stands first.
struct Tiles: View {
  @State private var first: Int?

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("From tile \(first ?? 0)").monospacedDigit()
        Spacer()
        Button("Go to 77,777") { first = 77_777 }
      }
      .padding()
      Divider()
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))], spacing: 12) {
          ForEach(0..<100_000) { number in
            RoundedRectangle(cornerRadius: 12)
              .fill(Color(hue: Double(number % 360) / 360, saturation: 0.5, brightness: 0.9))
              .frame(height: 72)
              .overlay { Text("\(number)").foregroundStyle(.black) }
          }
        }
        .scrollTargetLayout()
        .padding()
      }
      .scrollPosition(id: $first, anchor: .top)
    }
  }
}

/// A row that scrolls sideways, and a grid of two rows below it.
struct Strip: View {
  var body: some View {
    VStack(spacing: 24) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<100_000) { number in
            Text("Card \(number)").frame(width: 120, height: 90)
              .background(Color.blue.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
          }
        }
      }
      .frame(height: 110)
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.fixed(60))]) {
          ForEach(0..<100_000) { number in
            Text("Cell \(number)").frame(width: 100, height: 60)
              .background(Color.green.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
          }
        }
      }
      .frame(height: 150)
      Spacer()
    }
    .padding()
  }
}
