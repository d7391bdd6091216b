// One program with all the examples: each is linked in with its own `@main`, under the name its target gives it.

import SwiftUI

@_silgen_name("Arrangements_main")
private func arrangementsMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Boards_main")
private func boardsMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Catalog_main")
private func catalogMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Chat_main")
private func chatMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Collections_main")
private func collectionsMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Counter_main")
private func counterMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Dialogs_main")
private func dialogsMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Expenses_main")
private func expensesMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("FieldGuide_main")
private func fieldGuideMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Handbook_main")
private func handbookMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Hello_main")
private func helloMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Lengths_main")
private func lengthsMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Library_main")
private func libraryMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Looks_main")
private func looksMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Mail_main")
private func mailMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Order_main")
private func orderMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Retail_main")
private func retailMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Rows_main")
private func rowsMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Settings_main")
private func settingsMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Stopwatch_main")
private func stopwatchMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Surroundings_main")
private func surroundingsMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Tasks_main")
private func tasksMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Timeline_main")
private func timelineMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Tips_main")
private func tipsMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Todos_main")
private func todosMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Trails_main")
private func trailsMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

@_silgen_name("Tutorial_main")
private func tutorialMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

AppLauncher.serve(
  index: IndexApp.self,
  at: "/examples",
  apps: [
    ("/", { _ = fieldGuideMain(0, nil) }),
    ("/arrangements", { _ = arrangementsMain(0, nil) }),
    ("/boards", { _ = boardsMain(0, nil) }),
    ("/collections", { _ = collectionsMain(0, nil) }),
    ("/handbook", { _ = handbookMain(0, nil) }),
    ("/counter", { _ = counterMain(0, nil) }),
    ("/catalog", { _ = catalogMain(0, nil) }),
    ("/chat", { _ = chatMain(0, nil) }),
    ("/todos", { _ = todosMain(0, nil) }),
    ("/dialogs", { _ = dialogsMain(0, nil) }),
    ("/expenses", { _ = expensesMain(0, nil) }),
    ("/hello", { _ = helloMain(0, nil) }),
    ("/lengths", { _ = lengthsMain(0, nil) }),
    ("/library", { _ = libraryMain(0, nil) }),
    ("/looks", { _ = looksMain(0, nil) }),
    ("/mail", { _ = mailMain(0, nil) }),
    ("/order", { _ = orderMain(0, nil) }),
    ("/retail", { _ = retailMain(0, nil) }),
    ("/rows", { _ = rowsMain(0, nil) }),
    ("/settings", { _ = settingsMain(0, nil) }),
    ("/stopwatch", { _ = stopwatchMain(0, nil) }),
    ("/surroundings", { _ = surroundingsMain(0, nil) }),
    ("/tasks", { _ = tasksMain(0, nil) }),
    ("/timeline", { _ = timelineMain(0, nil) }),
    ("/tips", { _ = tipsMain(0, nil) }),
    ("/trails", { _ = trailsMain(0, nil) }),
    ("/tutorial", { _ = tutorialMain(0, nil) }),
  ]
)
