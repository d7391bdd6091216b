import SwiftUI
import Testing

/// Controls for values: what they show, what they let a person choose, where they end.
struct ControlTests {
  @Test func `a toggle shows its binding and switches it`() async throws {
    struct Root: View {
      @State private var isOn = true
      var body: some View {
        Toggle("Sound", isOn: $isOn)
        Text("\(isOn)")
        Button("Off") { isOn = false }
      }
    }
    let screen = try await show(Root())
    #expect(try screen.isOn("Sound"))
    try await screen.tap("Off")
    #expect(try !screen.isOn("Sound"))
    try await screen.tap("Sound")
    #expect(screen.texts == ["true"])
  }

  @Test func `a toggle of several values is on when all are, and switches them all`() async throws {
    struct Lamp: Identifiable {
      let id: Int
      var isOn: Bool
    }
    struct Root: View {
      @State private var lamps = [Lamp(id: 1, isOn: true), Lamp(id: 2, isOn: false)]
      var body: some View {
        Toggle("All", sources: $lamps, isOn: \.isOn)
        Text(lamps.map { "\($0.isOn)" }.joined(separator: " "))
      }
    }
    let screen = try await show(Root())
    #expect(try !screen.isOn("All"))
    try await screen.tap("All")
    #expect(screen.texts == ["true true"])
    try await screen.tap("All")
    #expect(screen.texts == ["false false"])
  }

  @Test func `a stepper goes by its step and stays in its range`() async throws {
    struct Root: View {
      @State private var guests = 4
      var body: some View {
        Stepper("Guests", value: $guests, in: 1...8, step: 3)
        Text("\(guests)")
      }
    }
    let screen = try await show(Root())
    try await screen.perform(.increment, on: "Guests")
    #expect(screen.texts == ["7"])
    try await screen.perform(.decrement, on: "Guests")
    try await screen.perform(.decrement, on: "Guests")
    #expect(screen.texts == ["1"])
    try await screen.perform(.decrement, on: "Guests")
    #expect(screen.texts == ["1"])
  }

  @Test func `a stepper of actions runs them`() async throws {
    struct Root: View {
      @State private var number = 1
      var body: some View {
        Stepper("Number", onIncrement: { number *= 2 }, onDecrement: { number -= 1 })
        Text("\(number)")
      }
    }
    let screen = try await show(Root())
    try await screen.perform(.increment, on: "Number")
    try await screen.perform(.increment, on: "Number")
    try await screen.perform(.decrement, on: "Number")
    #expect(screen.texts == ["3"])
  }

  private struct Sliding: View {
    @State private var value = 0.5
    @State private var stepped = 20.0
    @State private var isEditing = false
    var body: some View {
      Slider(value: $value) { Text("Free") }
      Slider(value: $stepped, in: 0...50, step: 10) { Text("Stepped") }
      Text("\(value, specifier: "%.2f") \(stepped, specifier: "%.0f")")
    }
  }

  @Test(arguments: [(0.25, "0.25 20"), (1.0, "1.00 20"), (0.0, "0.00 20")])
  func `a slider without a range goes from zero to one`(to value: Double, shown: String) async throws {
    let screen = try await show(Sliding())
    try await screen.perform(.slide(to: value), on: "Free")
    #expect(screen.texts == [shown])
  }

  @Test(arguments: [(33.0, "0.50 30"), (36.0, "0.50 40"), (0.0, "0.50 0"), (50.0, "0.50 50")])
  func `a slider with steps stands on one`(to value: Double, shown: String) async throws {
    let screen = try await show(Sliding())
    try await screen.perform(.slide(to: value), on: "Stepped")
    #expect(screen.texts == [shown])
  }

  private enum Fruit: String, CaseIterable { case apple, pear, plum }

  private struct Choosing: View {
    @State private var fruit = Fruit.pear
    var body: some View {
      Picker("Fruit", selection: $fruit) {
        ForEach(Fruit.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      Text(fruit.rawValue)
      Button("Plum") { fruit = .plum }
    }
  }

  @Test func `a picker chooses the value of the option, by id or tag`() async throws {
    let screen = try await show(Choosing())
    #expect(try screen.value(of: "Fruit") == "pear")
    try await screen.perform(.choose("apple"), on: "Fruit")
    #expect(screen.texts == ["apple"])
    try await screen.tap("Plum")
    #expect(try screen.value(of: "Fruit") == "plum")
  }

  @Test func `an optional choice takes tags of the optional type`() async throws {
    struct Root: View {
      @State private var fruit: Fruit?
      var body: some View {
        Picker("Fruit", selection: $fruit) {
          Text("nothing").tag(Fruit?.none)
          Text("apple").tag(Fruit?.some(.apple))
          Text("plum").tag(Fruit?.some(.plum))
        }
        .pickerStyle(.segmented)
        Text(fruit?.rawValue ?? "none")
      }
    }
    let screen = try await show(Root())
    #expect(try screen.value(of: "Fruit") == "nothing")
    try await screen.perform(.choose("plum"), on: "Fruit")
    #expect(screen.texts == ["plum"])
    try await screen.perform(.choose("nothing"), on: "Fruit")
    #expect(screen.texts == ["none"])
  }

  private struct Dated: View {
    @State private var day = Date(timeIntervalSince1970: 1_772_625_600)  // 4 March 2026, noon in Greenwich
    private let range = Date(timeIntervalSince1970: 1_772_366_400)...Date(timeIntervalSince1970: 1_775_044_800)
    var body: some View {
      DatePicker("Day", selection: $day, in: range, displayedComponents: .date)
      Text(day.formatted(.iso8601.year().month().day()))
    }
  }

  @Test(arguments: [("2026-03-20", "2026-03-20"), ("2026-03-02", "2026-03-02")])
  func `a date can be chosen in its range`(day: String, shown: String) async throws {
    let screen = try await show(Dated())
    let date = try Date("\(day)T12:00:00Z", strategy: .iso8601)
    try await screen.perform(.pick(date), on: "Day")
    #expect(screen.texts == [shown])
  }

  @Test(arguments: ["2027-01-01", "2025-12-31"])
  func `a date outside the range is never chosen`(day: String) async throws {
    let screen = try await show(Dated())
    let date = try Date("\(day)T12:00:00Z", strategy: .iso8601)
    try await screen.perform(.pick(date), on: "Day")
    let chosen = try #require(screen.texts.first)
    #expect(chosen >= "2026-03-01" && chosen <= "2026-04-01")
  }

  @Test func `a group discloses what is in it, and follows its binding`() async throws {
    struct Root: View {
      @State private var isOpen = false
      var body: some View {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Text(isOpen ? "open" : "closed")
        Button("Open") { isOpen = true }
      }
    }
    let screen = try await show(Root())
    #expect(screen.texts == ["closed"])
    try await screen.tap("More")
    #expect(screen.texts == ["inside", "open"])
    try await screen.tap("More")
    #expect(screen.texts == ["closed"])
    try await screen.tap("Open")
    #expect(screen.shows("inside"))
  }
}
