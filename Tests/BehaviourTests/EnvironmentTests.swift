import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var tone: String = "plain"
}

private nonisolated struct SizeKey: EnvironmentKey { static let defaultValue = 10 }

nonisolated extension EnvironmentValues {
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

/// What flows down to the views inside.
struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.tone) private var tone
    @Environment(\.size) private var size
    var body: some View { Text("\(tone) \(size)") }
  }

  @Test func `a value nobody set is its key's default`() async throws {
    #expect(try await show(Reader()).texts == ["plain 10"])
  }

  @Test func `the nearest value wins, and others pass through`() async throws {
    struct Root: View {
      var body: some View {
        VStack {
          Reader()
          VStack { Reader().environment(\.tone, "loud") }.environment(\.size, 3)
        }
        .environment(\.tone, "soft")
        Reader()
      }
    }
    #expect(try await show(Root()).texts == ["soft 10", "loud 3", "plain 10"])
  }

  @Test func `of two values on one view the inner counts`() async throws {
    let screen = try await show(Reader().environment(\.tone, "inner").environment(\.tone, "outer"))
    #expect(screen.texts == ["inner 10"])
  }

  @Test func `a value can be made from the one around`() async throws {
    struct Root: View {
      var body: some View {
        VStack {
          Reader().transformEnvironment(\.size) { $0 *= 2 }
          Reader()
        }
        .environment(\.size, 4)
      }
    }
    #expect(try await show(Root()).texts == ["plain 8", "plain 4"])
  }

  @Test func `a changed value reaches its readers through views that do not read it`() async throws {
    struct Middle: View {
      let journal: Journal
      var body: some View {
        journal.ran("middle")
        Reader()
      }
    }
    struct Root: View {
      let journal: Journal
      @State private var size = 1
      var body: some View {
        Middle(journal: journal).environment(\.size, size)
        Button("Grow") { size += 1 }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Grow")
    #expect(screen.texts == ["plain 2"])
    #expect(journal.lines == ["middle"])
  }

  @Test func `a modifier's body reads the environment of where it stands`() async throws {
    struct Toned: ViewModifier {
      @Environment(\.tone) private var tone
      func body(content: Content) -> some View {
        Text("modifier \(tone)")
        content
      }
    }
    let screen = try await show(
      Text("content").modifier(Toned()).environment(\.tone, "loud")
    )
    #expect(screen.texts == ["modifier loud", "content"])
  }

  @Test func `a sheet has the values of the view that presents it`() async throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Reader() }
          .environment(\.tone, "loud")
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Show")
    #expect(screen.texts == ["loud 10"])
  }

  @Test func `the direction of the layout can be set for a part`() async throws {
    struct Direction: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text(direction == .rightToLeft ? "from the right" : "from the left") }
    }
    struct Root: View {
      var body: some View {
        Direction()
        Direction().environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(try await show(Root()).texts == ["from the left", "from the right"])
  }

  @Test func `values are formatted in the locale set for a part, unless their format has one`() async throws {
    struct Amounts: View {
      var body: some View {
        Text(1234.5, format: .number)
        Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
        Text("Sum: ").bold() + Text(0.5, format: .number)
        Text("or **\(2.5, format: .number)**")
      }
    }
    struct Root: View {
      @State private var name = "de_DE"
      var body: some View {
        Amounts().environment(\.locale, Locale(identifier: name))
        Button("English") { name = "en_US" }
      }
    }
    let screen = try await show(Root())
    #expect(screen.texts == ["1.234,5", "1,234.5", "Sum: 0,5", "or 2,5"])
    try await screen.tap("English")
    #expect(screen.texts == ["1,234.5", "1,234.5", "Sum: 0.5", "or 2.5"])
  }

  @Test func `what is disabled stays so inside, whatever is said there`() async throws {
    struct Enabled: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(isEnabled)") }
    }
    struct Root: View {
      @State private var isOff = true
      var body: some View {
        VStack {
          Enabled().disabled(false)
          VStack { Enabled() }.disabled(true)
        }
        .disabled(isOff)
        Button("Enable") { isOff = false }
      }
    }
    let screen = try await show(Root())
    #expect(screen.texts == ["false", "false"])
    try await screen.tap("Enable")
    #expect(screen.texts == ["true", "false"])
  }
}
