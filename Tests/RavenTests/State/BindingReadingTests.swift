import Observation
import Raven
import RavenTesting
import Testing

/// Bindings that are read while elements are built, by nobody's body.
@MainActor struct BindingReadingTests {
  @Observable final class Model {
    var name = "Ada"
    var chosen: Int? = 1
    var isOpen = true
  }

  private struct Page: View {
    @Bindable var model: Model
    var body: some View {
      TextField("Name", text: $model.name)
      List(selection: $model.chosen) {
        Text("one").tag(1)
        Text("two").tag(2)
        Section("More", isExpanded: $model.isOpen) { Text("three").tag(3) }
      }
    }
  }

  private func chosen(_ page: TestPage) -> [String] {
    page.document.ids.filter { page.document.attribute("aria-selected", of: $0) == "true" }.map {
      page.document.text(of: $0)
    }
  }

  @Test func `elements follow what objects hold`() throws {
    let model = Model()
    let page = try TestPage(Page(model: model))
    #expect(chosen(page) == ["one"])
    for number in [2, 3, 1] {
      model.chosen = number
      try page.commit()
      #expect(chosen(page) == [["one", "two", "three"][number - 1]])
    }
    for name in ["Bea", "Cid", ""] {
      model.name = name
      try page.commit()
      #expect(page.document.ids(tag: "input").first.flatMap { page.document.value(of: $0) } == name)
    }
    model.isOpen = false
    try page.commit()
    #expect(!page.text.contains("three"))
    model.isOpen = true
    try page.commit()
    #expect(page.text.contains("three"))
  }

  @Test func `one observation does for all rows of a list`() throws {
    struct Rows: View {
      @Bindable var model: LampModel
      var body: some View { ForEach($model.lamps) { $lamp in Text(lamp.isOn ? "on " : "off ") } }
    }
    let before = LifetimeCount.observations
    let model = LampModel()
    let page = try TestPage(Rows(model: model))
    model.lamps[500].isOn = true
    try page.commit()
    #expect(page.text.hasPrefix("off off ") && page.text.contains("on "))
    #expect((1...4).contains(LifetimeCount.observations - before))
    page.end()
    #expect(LifetimeCount.observations == before)
  }
}

private struct Lamp: Identifiable {
  let id: Int
  var isOn = false
}

@Observable private final class LampModel {
  var lamps = (0..<1000).map { Lamp(id: $0) }
}
