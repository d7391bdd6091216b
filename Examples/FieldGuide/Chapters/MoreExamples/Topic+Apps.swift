import Showcase

extension Topic {
  static let apps = Topic("Apps") {
    Description("Complete, if small: each does something one could want.")
    for app in ExampleApp.apps { app }
  }
}

extension ExampleApp {
  static let apps = [
    ExampleApp("/counter", "Counter", "State and a button, in 15 lines."),
    ExampleApp("/todos", "Todos", "Add, edit in place, sort and filter; what you edit stays."),
    ExampleApp("/stopwatch", "Stopwatch", "Start, stop and laps: a timer while it runs."),
    ExampleApp("/timeline", "Timeline", "A list that is read in the middle while everything around it changes."),
    ExampleApp("/chat", "Chat", "Rooms of a million messages, read from the middle by several at once."),
    ExampleApp("/tips", "Tips", "Splits a bill: currencies, a segmented picker, live results."),
    ExampleApp("/expenses", "Expenses", "A ledger with sheets, sections and a bar of shares, kept in a file."),
    ExampleApp("/order", "Bread box", "An order in three steps: validation, a slow answer, alerts."),
    ExampleApp("/dialogs", "Board", "Sheets, alerts, popovers and menus, by mouse, finger or keys."),
    ExampleApp("/mail", "Mail", "Mailboxes in three columns, menus, and settings by link."),
    ExampleApp("/library", "Library", "A hundred thousand books in a database: search, sort, change many at once."),
    ExampleApp("/tasks", "Tasks", "Columns of tasks to move, order, rename and hand out, by keys if you like."),
    ExampleApp("/retail", "Retail", "Orders picked step by step, undone, resumed after a reload."),
    ExampleApp("/tutorial", "Tutorial", "Teaches [Poet](/poet/a-screen-in-poet), and is built with it."),
    ExampleApp("/settings", "Settings", "Sections in sections, found by a word, kept in a file."),
    ExampleApp("/hello", "Hello", "The smallest app there is."),
  ]
}
