import Showcase

extension Topic {
  static let progress = Topic("Progress and gauges") {
    Description("A progress view says how far something is, or that it goes on. A gauge says where a value stands.")
    ExampleGroup("Under way") {
      Example("Progress", sample: .progress) { ProgressSample() }
      Example("Gauges", sample: .gauges) { Gauges() }
    }
    Topic("Nothing to show") {
      Description("`ContentUnavailableView` says that something is empty, and what can be done.")
      Example("Empty", sample: .unavailable) { EmptyShelf() }
    }
    Topic("Not here yet") {
      Description("`redacted(reason:)` shows the shape of what is still to come.")
      Example("Before the answer", sample: .redacted) { Redacted() }
    }
  }
}
