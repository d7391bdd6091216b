import Raven
import RavenTesting
import Testing

private final class Settings: ObservableObject {
  @Published var name = "a"
  @Published var isOn = false
  static var made = 0
  init() { Settings.made += 1 }
}

private struct Owner: View {
  @StateObject private var settings = Settings()
  @State private var tick = 0
  var body: some View {
    Button("tick \(tick)") { tick += 1 }
    Watcher(settings: settings)
    Inheritor().environmentObject(settings)
  }
}

private struct Watcher: View {
  @ObservedObject var settings: Settings
  var body: some View {
    Text("watched \(settings.name)")
    Toggle("on", isOn: $settings.isOn)
  }
}

private struct Inheritor: View {
  @EnvironmentObject private var settings: Settings
  var body: some View { Button("inherited \(settings.name) \(settings.isOn)") { settings.name += "!" } }
}

@MainActor @Suite(.serialized) struct ObservableObjectTests {
  @Test func `an object is made once and its changes reach every view that shows it`() throws {
    Settings.made = 0
    let page = try TestPage(Owner())
    try page.click(text: "inherited a false")
    #expect(page.text.contains("watched a!"))
    #expect(page.text.contains("inherited a! false"))
    try page.click(text: "tick 0")
    #expect(Settings.made == 1)
    try page.toggle()
    #expect(page.text.contains("inherited a! true"))
  }

  private struct Bound: View {
    @ObservedObject var settings: Settings
    var body: some View { Named(name: $settings.name) }
  }

  private struct Named: View {
    @Binding var name: String
    var body: some View { Text("named \(name)") }
  }

  @Test func `a view that reads an object by its bindings alone sees its changes`() throws {
    let settings = Settings()
    let page = try TestPage(Bound(settings: settings))
    settings.name = "b"
    try page.commit()
    #expect(page.text.contains("named b"))
  }

  @Test func `a page that ends lets go of its objects`() throws {
    weak var kept: Settings?
    do {
      let settings = Settings()
      kept = settings
      let page = try TestPage(Watcher(settings: settings))
      settings.name = "b"
      try page.commit()
      #expect(page.text.contains("watched b"))
      page.end()
    }
    #expect(kept == nil)
  }
}
