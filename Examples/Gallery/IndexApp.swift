import SwiftUI

/// The page that leads to the examples.
struct IndexApp: App {
  var body: some Scene {
    WindowGroup("Raven") {
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 12) {
          Image(decorative: "raven.svg").resizable().frame(width: 48, height: 48)
          VStack(alignment: .leading, spacing: 0) {
            Text("Raven").font(.largeTitle).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
            Text("SwiftUI source, live in this browser.").foregroundStyle(.secondary)
          }
        }
        ExampleLink("Counter", "State and a button, in 15 lines.", path: "/counter")
        ExampleLink("Todos", "Add, edit in place, sort and filter; what you edit stays.", path: "/todos")
        ExampleLink("Tips", "Splits a bill: currencies, a segmented picker, live results.", path: "/tips")
        ExampleLink(
          "Expenses",
          "A ledger with sheets, sections and a bar of shares, kept in a file.",
          path: "/expenses"
        )
        ExampleLink("Bread box", "An order in three steps: validation, a slow answer, alerts.", path: "/order")
        ExampleLink("Board", "Sheets, alerts, popovers and menus, by mouse, finger or keys.", path: "/dialogs")
        ExampleLink("Controls", "Every control in every style, live.", path: "/catalog")
        ExampleLink("Rows", "A thousand rows: create, swap, select, remove.", path: "/rows")
        ExampleLink("Trails", "Stacks, tabs, columns, search; every screen has an address.", path: "/trails")
        ExampleLink("Mail", "Mailboxes in three columns, menus, and settings by link.", path: "/mail")
        ExampleLink(
          "Arrangements",
          "A grid, a choice by width, measured areas, scrolling to a row.",
          path: "/arrangements"
        )
        ExampleLink("Surroundings", "Light, language, size, icons: what views know of the page.", path: "/surroundings")
        ExampleLink("Looks", "Gradients, shapes, effects, styled text and motion.", path: "/looks")
      }
      .frame(maxWidth: 460)
      .padding(24)
    }
  }
}

struct ExampleLink: View {
  let name: String
  let summary: String
  let path: String

  init(_ name: String, _ summary: String, path: String) {
    self.name = name
    self.summary = summary
    self.path = path
  }

  var body: some View {
    Link(destination: URL(string: path)!) {
      HStack {
        VStack(alignment: .leading, spacing: 4) {
          Text(name).font(.headline)
          Text(summary).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Text("›").font(.title2).foregroundStyle(.secondary).accessibilityHidden(true)
      }
      .padding(16)
      .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 14))
    }
  }
}
