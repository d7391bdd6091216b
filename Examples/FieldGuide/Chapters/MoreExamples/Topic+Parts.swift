import Showcase

extension Topic {
  static let parts = Topic("Parts") {
    Description("What the tests press and measure: each shows everything of one kind.")
    for app in ExampleApp.parts { app }
  }
}

extension ExampleApp {
  static let parts = [
    ExampleApp("/catalog", "Controls", "Every control in every style, live."),
    ExampleApp("/collections", "Collections", "Every form of `ForEach`, each with something live."),
    ExampleApp("/boards", "Boards", "Sections that are found wherever they are made."),
    ExampleApp("/rows", "Rows", "A thousand rows: create, swap, select, remove."),
    ExampleApp("/lengths", "Long lists", "A hundred thousand rows, built as they are seen."),
    ExampleApp("/trails", "Trails", "Stacks, tabs, columns, search; every screen has an address."),
    ExampleApp(
      "/arrangements",
      "Arrangements",
      "A grid, a choice by width, measured areas, scrolling to a row."
    ),
    ExampleApp("/surroundings", "Surroundings", "Light, language, size, icons: what views know of the page."),
    ExampleApp("/handbook", "Handbook", "Source code in colours, buttons that copy, a film of another site."),
    ExampleApp("/looks", "Looks", "Gradients, shapes, effects, styled text and motion."),
  ]
}
