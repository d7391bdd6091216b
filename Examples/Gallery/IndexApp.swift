import SwiftUI

/// The page that leads to the examples.
struct IndexApp: App {
  var body: some Scene {
    WindowGroup("Raven") {
      VStack(alignment: .leading, spacing: 24) {
        HStack(spacing: 16) {
          Image(decorative: "raven.svg").resizable().frame(width: 56, height: 56)
          VStack(alignment: .leading, spacing: 2) {
            Text("Raven").font(.largeTitle).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
            Text("SwiftUI source, live in this browser.").foregroundStyle(.secondary)
          }
        }
        ExampleGroup(title: "Apps", examples: Example.apps)
        ExampleGroup(title: "Parts", examples: Example.parts)
      }
      .frame(maxWidth: 560)
      .padding(.horizontal, 20)
      .padding(.vertical, 40)
    }
  }
}

/// One of the examples, as the page announces it.
struct Example: Identifiable {
  let id: String
  let name: String
  let summary: String
  let icon: String
  let color: Color

  static let apps = [
    Example("counter", "Counter", "State and a button, in 15 lines.", "plus.forwardslash.minus", .blue),
    Example("todos", "Todos", "Add, edit in place, sort and filter; what you edit stays.", "checklist", .green),
    Example("stopwatch", "Stopwatch", "Start, stop and laps: a timer while it runs.", "stopwatch", .indigo),
    Example(
      "timeline",
      "Timeline",
      "A list that is read in the middle while everything around it changes.",
      "list.dash",
      .teal
    ),
    Example(
      "chat",
      "Chat",
      "Rooms of a million messages, read from the middle by several at once.",
      "bubble.left.and.bubble.right",
      .blue
    ),
    Example("tips", "Tips", "Splits a bill: currencies, a segmented picker, live results.", "percent", .orange),
    Example(
      "expenses",
      "Expenses",
      "A ledger with sheets, sections and a bar of shares, kept in a file.",
      "creditcard",
      .teal
    ),
    Example("order", "Bread box", "An order in three steps: validation, a slow answer, alerts.", "basket", .brown),
    Example("dialogs", "Board", "Sheets, alerts, popovers and menus, by mouse, finger or keys.", "note.text", .pink),
    Example("mail", "Mail", "Mailboxes in three columns, menus, and settings by link.", "envelope", .cyan),
    Example(
      "library",
      "Library",
      "A hundred thousand books in a database: search, sort, change many at once.",
      "books.vertical",
      .indigo
    ),
    Example(
      "tasks",
      "Tasks",
      "Columns of tasks to move, order, rename and hand out, by keys if you like.",
      "rectangle.split.3x1",
      .teal
    ),
    Example("retail", "Retail", "Orders picked step by step, undone, resumed after a reload.", "cart", .orange),
    Example(
      "tutorial",
      "Tutorial",
      "Teaches Poet, which keeps what is so apart from what is shown.",
      "text.book.closed",
      .mint
    ),
    Example("settings", "Settings", "Sections in sections, found by a word, kept in a file.", "gearshape", .purple),
  ]

  static let parts = [
    Example("catalog", "Controls", "Every control in every style, live.", "switch.2", .indigo),
    Example("collections", "Collections", "Every form of ForEach, each with something live.", "square.stack", .brown),
    Example("boards", "Boards", "Sections that are found wherever they are made.", "rectangle.grid.1x2", .purple),
    Example("rows", "Rows", "A thousand rows: create, swap, select, remove.", "list.bullet", .gray),
    Example("lengths", "Long lists", "A hundred thousand rows, built as they are seen.", "list.number", .mint),
    Example("trails", "Trails", "Stacks, tabs, columns, search; every screen has an address.", "map", .green),
    Example(
      "arrangements",
      "Arrangements",
      "A grid, a choice by width, measured areas, scrolling to a row.",
      "rectangle.3.group",
      .cyan
    ),
    Example(
      "surroundings",
      "Surroundings",
      "Light, language, size, icons: what views know of the page.",
      "globe",
      .blue
    ),
    Example(
      "handbook",
      "Handbook",
      "Source code in colours, buttons that copy, a film of another site.",
      "text.alignleft",
      .gray
    ),
    Example("looks", "Looks", "Gradients, shapes, effects, styled text and motion.", "paintpalette", .purple),
  ]

  init(_ id: String, _ name: String, _ summary: String, _ icon: String, _ color: Color) {
    self.id = id
    self.name = name
    self.summary = summary
    self.icon = icon
    self.color = color
  }
}

/// Examples of one kind, in a card.
struct ExampleGroup: View {
  let title: String
  let examples: [Example]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline).foregroundStyle(.secondary).padding(.leading, 16)
        .accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      VStack(spacing: 0) {
        ForEach(examples) { example in
          if example.id != examples.first?.id { Divider().padding(.leading, 68) }
          ExampleLink(example: example)
        }
      }
      .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 14))
    }
  }
}

struct ExampleLink: View {
  let example: Example

  var body: some View {
    Link(destination: URL(string: "/" + example.id)!) {
      HStack(spacing: 16) {
        Image(systemName: example.icon).font(.title3).foregroundStyle(.white)
          .frame(width: 36, height: 36)
          .background(example.color, in: RoundedRectangle(cornerRadius: 9))
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(example.name).font(.headline).foregroundStyle(.primary)
          Text(example.summary).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward").font(.footnote).foregroundStyle(.tertiary).accessibilityHidden(true)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
    }
  }
}
