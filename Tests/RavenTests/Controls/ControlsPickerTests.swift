import RavenTesting
import Testing

@testable import Raven

/// Pickers: which value an option stands for, and what a page may choose.
struct ControlsPickerTests {
  enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear, plum
    var id: Fruit { self }
  }

  private struct Named: View {
    let fruit: Fruit
    var body: some View { Text(fruit.rawValue) }
  }

  private struct Basket: View {
    @State var fruit: Fruit? = .pear
    @State private var hasPlum = true
    var body: some View {
      Picker("Fruit", selection: $fruit) {
        Group { Named(fruit: .apple).tag(Fruit.apple) }
        ForEach([Fruit.pear]) { Named(fruit: $0) }
        if hasPlum {
          AnyView(
            HStack {
              Text("ripe")
              Named(fruit: .plum)
            }
            .tag(Fruit?.some(.plum))
          )
        }
      }
      Button("no plum") { hasPlum = false }
      Text(fruit?.rawValue ?? "nothing")
    }
  }

  private func choose(_ index: Int, on page: TestPage) throws {
    let options = page.document.ids(tag: "option").map { page.document.attribute("value", of: $0) ?? "" }
    try send(options[index], on: page)
  }

  private func send(_ value: String, on page: TestPage) throws {
    let menu = page.document.ids(tag: "select")[0]
    page.document.setValue(menu, value)
    #expect(try page.send(.change(version: 1, isChecked: false, value: value), to: menu) == .handled)
  }

  @Test func `options are found through views, groups, conditions and rows, and are their text`() throws {
    let page = try TestPage(Basket())
    let options = page.document.ids(tag: "option")
    #expect(options.map { page.document.text(of: $0) } == ["", "apple", "pear", "ripe plum"])
    #expect(options.map { page.document.attribute("selected", of: $0) } == [nil, nil, "", nil])
    try choose(1, on: page)
    #expect(page.text.hasSuffix("apple"))
    try choose(3, on: page)
    #expect(page.text.hasSuffix("plum"))
    #expect(page.log.filter { $0.hasPrefix("value") } == [])
  }

  @Test(arguments: ["", "0", "-1", "99999", "apple", "1e1", "4294967296999"])
  func `an option that was never offered changes nothing`(value: String) throws {
    let page = try TestPage(Basket())
    try send(value, on: page)
    #expect(page.text.hasSuffix("pear"))
    #expect(
      page.document.value(of: page.document.ids(tag: "select")[0])
        == page.document.ids(tag: "option")
        .compactMap { page.document.text(of: $0) == "pear" ? page.document.attribute("value", of: $0) : nil }.first
    )
  }

  @Test func `a choice whose option goes shows as none`() throws {
    let page = try TestPage(Basket(fruit: .plum))
    try page.click(text: "no plum")
    #expect(page.document.ids(tag: "option").count == 3)
    #expect(page.document.value(of: page.document.ids(tag: "select")[0]) == "")
  }

  private struct Changing: View {
    struct Option: View {
      @State private var count = 0
      var body: some View { Text("tried \(count)").onPreferenceChange(Never_.self) { _ in count = 1 } }
    }
    enum Never_: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) {}
    }
    var body: some View {
      Picker("Pick", selection: .constant(1)) { Option().tag(1) }
    }
  }

  @Test func `an option whose own state changes changes its text`() throws {
    let page = try TestPage(Changing())
    try page.commit()
    #expect(page.document.ids(tag: "option").map { page.document.text(of: $0) } == ["", "tried 1"])
  }

  private struct Refusing<Style: PickerStyle>: View {
    let style: Style
    var body: some View {
      Picker("Fruit", selection: Binding(get: { Fruit.pear }, set: { _ in })) {
        ForEach(Fruit.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(style)
    }
  }

  @Test func `a refused choice is taken back on the page`() throws {
    let page = try TestPage(Refusing(style: .menu))
    let value = page.document.ids(tag: "option").map { page.document.attribute("value", of: $0) ?? "" }
    try choose(1, on: page)
    #expect(page.log == ["value #\(page.document.ids(tag: "select")[0]) 1 \(value[2])"])
  }

  @Test func `a refused radio button is taken back on the page`() throws {
    let page = try TestPage(Refusing(style: .segmented))
    let radios = page.document.ids(tag: "input")
    page.document.setChecked(radios[0], true)
    page.document.setChecked(radios[1], false)
    #expect(try page.send(.change(version: 0, isChecked: true, value: "on"), to: radios[0]) == .handled)
    #expect(page.log == ["checked #\(radios[0]) false", "checked #\(radios[1]) true"])
  }

  @Test(arguments: [0, 1, 2])
  func `radio buttons of one group choose the value of their option`(index: Int) throws {
    struct Radios: View {
      @State private var fruit = Fruit.pear
      var body: some View {
        Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { Named(fruit: $0) } }.pickerStyle(.inline)
        Text("is \(fruit.rawValue)")
      }
    }
    let page = try TestPage(Radios())
    let radios = page.document.ids(tag: "input")
    #expect(radios.map { page.document.isChecked($0) } == [false, true, false])
    #expect(Set(radios.map { page.document.attribute("name", of: $0) }).count == 1)
    try page.send(.change(version: 0, isChecked: true, value: "on"), to: radios[index])
    #expect(page.text.hasSuffix("is \(Fruit.allCases[index].rawValue)"))
  }
}
