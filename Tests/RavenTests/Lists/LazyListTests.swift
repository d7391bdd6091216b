import Observation
import RavenTesting
import Testing

@testable import Raven

struct LazyListTests {
  @Observable
  final class Model {
    var items: [Int]
    init(_ items: [Int]) { self.items = items }
  }

  struct Row: View {
    let item: Int
    @State private var seen = 0

    var body: some View { Text("\(item)").onTapGesture { seen += 1 } }
  }

  struct Column: View {
    let model: Model

    var body: some View {
      ScrollView { LazyVStack { ForEach(model.items, id: \.self) { Row(item: $0) } } }
    }
  }

  struct Rows: View {
    let model: Model

    var body: some View { List(model.items, id: \.self) { Row(item: $0) } }
  }

  @Test(arguments: [false, true])
  func onlyTheWindowIsBuilt(isList: Bool) throws {
    let model = Model(Array(0..<100_000))
    let lazy = try isList ? LazyPage(Rows(model: model)) : LazyPage(Column(model: model))
    #expect(lazy.texts.numbers == Array(0..<40))
    #expect(lazy.windows == ["0 40 100000"])
    try lazy.ask(30..<70)
    #expect(lazy.texts.numbers == Array(30..<70))
    #expect(lazy.page.runs.filter { $0 == "Row" }.count == 30)
    try lazy.ask(99_990..<200_000)
    #expect(lazy.texts.numbers == Array(99_990..<100_000))
    try lazy.ask(0..<40)
    #expect(lazy.texts.numbers == Array(0..<40))
  }

  struct Item: Identifiable {
    let id: Int
  }

  struct ByName: View {
    let form: Int
    @State private var items = (0..<1_000).map { Item(id: $0) }

    var body: some View {
      ScrollView {
        VStack {
          Text("head")
          switch form {
          case 0: LazyForEach(0..<1_000) { Row(item: $0) }
          case 1: LazyForEach(items) { Row(item: $0.id) }
          case 2: LazyForEach(items, id: \.id) { Row(item: $0.id) }
          default: LazyForEach($items) { Row(item: $0.wrappedValue.id) }
          }
        }
      }
    }
  }

  @Test(arguments: 0..<4)
  func theLazyFormByNameBuildsAWindowInAnyStack(form: Int) throws {
    let lazy = try LazyPage(ByName(form: form))
    #expect(lazy.texts.numbers == Array(0..<40))
    #expect(lazy.windows == ["0 40 1000"])
    try lazy.ask(500..<530)
    #expect(lazy.texts.numbers == Array(500..<530))
    #expect(lazy.page.text.contains("head"))
  }

  @Test func aShortListHasNoGaps() throws {
    let model = Model(Array(0..<40))
    let lazy = try LazyPage(Column(model: model))
    #expect(lazy.windows == [])
    model.items += [40]
    try lazy.page.commit()
    #expect(lazy.windows == ["0 40 41"])
    try lazy.ask(0..<41)
    #expect(lazy.windows == [])
    #expect(lazy.texts.numbers == Array(0..<41))
  }

  @Test(arguments: [false, true])
  func theWindowStaysWithItsElements(isList: Bool) throws {
    let model = Model(Array(0..<1_000))
    let lazy = try isList ? LazyPage(Rows(model: model)) : LazyPage(Column(model: model))
    try lazy.ask(500..<540)
    lazy.page.clearRuns()
    model.items.insert(contentsOf: (1...10).map { -$0 }, at: 0)
    try lazy.page.commit()
    #expect(lazy.windows == ["510 550 1010"])
    #expect(lazy.texts.numbers == Array(500..<540))
    #expect(lazy.page.runs.filter { $0 == "Row" } == [])
    model.items.removeAll { $0 == 520 }
    try lazy.page.commit()
    #expect(lazy.texts.numbers == Array(500..<520) + Array(521..<541))
    model.items.reverse()
    try lazy.page.commit()
    #expect(lazy.texts.numbers.contains(521))
    #expect(lazy.texts.numbers.count == 40)
    #expect(lazy.texts.numbers == lazy.texts.numbers.sorted(by: >))
    model.items = Array(5_000..<5_010)
    try lazy.page.commit()
    #expect(lazy.texts.numbers == Array(5_000..<5_010))
    model.items = []
    try lazy.page.commit()
    #expect(lazy.texts.numbers == [])
    model.items = Array(0..<100)
    try lazy.page.commit()
    #expect(lazy.texts.numbers == Array(0..<40))
  }

  @Test func atTheStartNewElementsShow() throws {
    let model = Model(Array(0..<1_000))
    let lazy = try LazyPage(Column(model: model))
    model.items.insert(-1, at: 0)
    try lazy.page.commit()
    #expect(lazy.texts.numbers == Array(-1..<39))
    try lazy.ask(0..<40, isAtStart: false)
    model.items.insert(contentsOf: [-3, -2], at: 0)
    try lazy.page.commit()
    #expect(lazy.texts.numbers == Array(-1..<39))
    #expect(lazy.windows == ["2 42 1003"])
  }

  @Test func aRowWithTheFocusIsKept() throws {
    let model = Model(Array(0..<1_000))
    let lazy = try LazyPage(Column(model: model))
    let row = try #require(lazy.page.document.ids(text: "7").first)
    lazy.page.clearRuns()
    try lazy.ask(500..<540, focused: row)
    #expect(lazy.texts.numbers == [7] + (500..<540))
    #expect(lazy.windows == ["500 540 1000 7"])
    #expect(lazy.page.document.tag(of: row) != nil)
    model.items.insert(-1, at: 0)
    try lazy.page.commit()
    #expect(lazy.windows == ["501 541 1001 8"])
    try lazy.ask(600..<640, focused: row)
    #expect(lazy.texts.numbers == [7] + (599..<639))
    try lazy.ask(0..<40, focused: row)
    #expect(lazy.texts.numbers == Array(-1..<39))
    #expect(lazy.page.runs.filter { $0 == "Row" }.count == 40 + 40 + 59 - 20)
    #expect(lazy.page.document.ids(text: "7") == [row])
    try lazy.ask(500..<540)
    #expect(lazy.page.document.tag(of: row) == nil)
  }

  @Test(arguments: [false, true])
  func theRowWithTheFocusIsKeptWhileTheElementsChange(isList: Bool) throws {
    let model = Model(Array(0..<1_000))
    let lazy = try isList ? LazyPage(Rows(model: model)) : LazyPage(Column(model: model))
    var row = try #require(lazy.page.document.ids(text: "7").first)
    while isList, lazy.page.document.tag(of: row) != "li" { row = try #require(lazy.page.document.parent(of: row)) }
    model.items.reverse()
    try lazy.ask(0..<40, focused: row)
    #expect(lazy.windows == ["0 40 1000 992"])
    #expect(lazy.texts.numbers == Array((960..<1_000).reversed()) + [7])
    #expect(lazy.page.document.text(of: row) == "7")
  }

  @Test func aPageGetsNoMoreThanTheMost() throws {
    let lazy = try LazyPage(Column(model: Model(Array(0..<10_000))))
    try lazy.ask(100..<9_000)
    #expect(lazy.windows == ["100 \(100 + ListWindow.most) 10000"])
    #expect(lazy.texts.numbers.count == 500)
    try lazy.ask(UInt32.max - 1..<UInt32.max)
    #expect(lazy.windows == ["10000 10000 10000"])
    #expect(lazy.texts.numbers == [])
    try lazy.ask(9_990..<10_010)
    #expect(lazy.texts.numbers == Array(9_990..<10_000))
  }

  @Test func columnsBeginAtWholeLines() throws {
    let lazy = try LazyPage(
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { ForEach(0..<1_000) { Text("\($0)") } }
    )
    try lazy.ask(100..<131, columns: 3)
    #expect(lazy.texts.numbers == Array(99..<132))
  }

  @Test func rowsTellTheirPlaceAmongAll() throws {
    let lazy = try LazyPage(
      List {
        Text("Head")
        Section("One") { ForEach(0..<100) { Text("\($0)") } }
        Section("Two") { ForEach(0..<1_000) { Text("second \($0)") } }
        Text("Foot")
      }
    )
    #expect(lazy.windows == ["0 40 100", "0 0 1000"])
    let document = lazy.page.document
    func place(_ text: String) -> String? {
      var id = document.ids(text: text).first
      while let current = id, document.attribute("aria-posinset", of: current) == nil {
        id = document.parent(of: current)
      }
      guard let id else { return nil }
      return "\(document.attribute("aria-posinset", of: id)!)/\(document.attribute("aria-setsize", of: id)!)"
    }
    #expect(place("Head") == "1/1102")
    #expect(place("5") == "7/1102")
    #expect(place("Foot") == "1102/1102")
    try lazy.ask(900..<940, of: 1)
    #expect(place("second 900") == "1002/1102")
  }

  @Test func aListOfSectionsIsTheFrameOfTheirs() throws {
    let lazy = try LazyPage(
      List {
        ForEach(0..<50) { section in
          Section("S\(section)") { ForEach(0..<1_000) { Text("\(section * 1_000 + $0)") } }
        }
      }
    )
    #expect(lazy.windows == ["0 40 1000"] + Array(repeating: "0 0 1000", count: 49))
    try lazy.ask(10..<50, of: 30)
    #expect(lazy.texts.contains("S49"))
    #expect(lazy.texts.numbers == Array(0..<40) + Array(30_010..<30_050))
  }

  @Test func sectionsOutOfSightStayEmptyWhenAllOfThemChange() throws {
    let model = Model([1_000])
    let sections = (0..<50).map { $0 * 1_000 }
    let lazy = try LazyPage(
      List {
        ForEach(sections, id: \.self) { first in
          Section("S\(first)") { ForEach(first..<first + model.items[0], id: \.self) { Text("\($0)") } }
        }
      }
    )
    // What is in sight grows into the room that others leave; the others are filled when they come into sight.
    model.items = [30]
    try lazy.page.commit()
    #expect(lazy.texts.numbers == Array(0..<30) + Array(1_000..<1_010))
    model.items = [900]
    try lazy.page.commit()
    #expect(lazy.texts.numbers.count <= 80)
    #expect(lazy.windows.count == 50 && lazy.windows.filter { $0 == "0 0 900" }.count >= 47)
  }

  @Test(arguments: [false, true], [false, true])
  func scrollingReachesRowsNeverBuilt(isList: Bool, isInScreen: Bool) throws {
    struct Far: View {
      let isList: Bool

      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo(77_777, anchor: .top) }
          if isList {
            List(0..<100_000) { Text("\($0)") }
          } else {
            ScrollView { LazyVStack { ForEach(0..<100_000) { Text("\($0)") } } }
          }
        }
      }
    }
    let lazy = try isInScreen ? LazyPage(NavigationStack { Far(isList: isList) }) : LazyPage(Far(isList: isList))
    try lazy.page.click(text: "Go")
    #expect(lazy.texts.numbers.contains(77_777))
    #expect(lazy.texts.numbers.count == 40)
    let document = lazy.page.document
    let target = try #require(document.ids.first { document.attribute("data-scroll", of: $0) != nil })
    #expect(document.text(of: target) == "77777")
    #expect(document.attribute("data-scroll", of: target) == "center start")
  }

  @Test func choosingUpToARowTakesThoseBetween() throws {
    struct Chooser: View {
      @State private var chosen: Set<Int> = []

      var body: some View {
        Text("Chosen \(chosen.count)")
        List(0..<1_000, id: \.self, selection: $chosen) { Text("\($0)") }
      }
    }
    let lazy = try LazyPage(Chooser())
    func option(_ text: String) throws -> UInt32 {
      var id = try #require(lazy.page.document.ids(text: text).first)
      while lazy.page.document.attribute("role", of: id) != "option" {
        id = try #require(lazy.page.document.parent(of: id))
      }
      return id
    }
    try lazy.page.send(.click([]), to: option("10"))
    try lazy.ask(700..<740)
    try lazy.page.send(.click(.shift), to: option("709"))
    #expect(lazy.page.text.contains("Chosen 700"))
  }

  @Test func nothingIsKeptOfRowsThatWent() throws {
    let probe = LifetimeProbe()
    do {
      let lazy = try LazyPage(Rows(model: Model(Array(0..<10_000))))
      let (blocks, boxes) = (probe.blocks, probe.boxes)
      for first in stride(from: UInt32(0), to: 9_000, by: 500) { try lazy.ask(first..<first + 40) }
      // The gap before the rows has come.
      #expect(probe.blocks - blocks < 12)
      #expect(probe.boxes == boxes)
      lazy.page.end()
    }
    #expect(probe.blocks == 0)
    #expect(probe.boxes == 0)
  }
}

struct ScrollPositionTests {
  struct Followed: View {
    let isList: Bool
    @State private var first: Int?

    var body: some View {
      Text("First \(first.map(String.init) ?? "none")")
      Button("Go") { first = 5_000 }
      if isList {
        List(0..<10_000) { Text("\($0)") }.scrollPosition(id: $first)
      } else {
        ScrollView { LazyVStack { ForEach(0..<10_000) { Text("\($0)") } }.scrollTargetLayout() }
          .scrollPosition(id: $first, anchor: .top)
      }
    }
  }

  @Test(arguments: [false, true])
  func aBindingFollowsWhatStandsFirst(isList: Bool) throws {
    let lazy = try LazyPage(Followed(isList: isList))
    let document = lazy.page.document
    let box = try #require(document.ids.first { document.attribute("data-with", of: $0) == "position" })
    var row = try #require(document.ids(text: "7").first)
    if isList { row = try #require(document.parent(of: row)) }
    try lazy.page.send(.sight(row), to: box)
    #expect(lazy.page.text.contains("First 7"))
    // What the page tells is not scrolled to.
    #expect(!document.ids.contains { document.attribute("data-scroll", of: $0) != nil })
    // An element that stands for no view changes nothing.
    try lazy.page.send(.sight(box), to: box)
    #expect(lazy.page.text.contains("First 7"))
  }

  @Test(arguments: [false, true])
  func settingTheBindingScrolls(isList: Bool) throws {
    let lazy = try LazyPage(Followed(isList: isList))
    try lazy.page.click(text: "Go")
    let document = lazy.page.document
    let target = try #require(document.ids.first { document.attribute("data-scroll", of: $0) != nil })
    #expect(document.text(of: target) == "5000")
  }

  @Test func `as many tracks fit as the least length lets, and what is in them ends at the most`() {
    let capped = [GridItem(.adaptive(minimum: 80, maximum: 120))]
    #expect(GridItem.tracks(capped) == "repeat(auto-fill, minmax(min(100%, 80px), 1fr))")
    #expect(GridItem.mostLength(capped) == "120px")
    #expect(GridItem.mostLength([GridItem(.adaptive(minimum: 80))]) == nil)
    #expect(GridItem.mostLength(capped + [GridItem(.fixed(40))]) == nil)
  }
}
