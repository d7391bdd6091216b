import Showcase

extension Topic {
  static let changesAndTasks = Topic("Changes and tasks") {
    Description(
      """
      `onChange(of:)` acts when a value has become another. `task` runs while its view is there: it begins when the page is
      alive in a browser, and is cancelled when the view goes.
      """
    )
    ExampleGroup("Over time") {
      Example("onChange", sample: .onChange) { Highest() }
      Example("task", sample: .task) { Countdown() }
      Example("task(id:)", sample: .taskID) { SlowSearch() }
    }
    Topic("Publishers") {
      Description("`import Combine` has subjects, operators and timers. `onReceive` listens while its view is there.")
      Example("A clock", sample: .publisher) { Ticking() }
    }
    Note(.warning) {
      "Everything runs on one main actor. What takes long belongs into a task that awaits, or all visitors wait for it."
    }
  }
}
