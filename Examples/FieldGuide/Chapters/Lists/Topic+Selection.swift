import Showcase

extension Topic {
  static let selection = Topic("Selection") {
    Description(
      """
      A binding to an id chooses one row, a binding to a set of ids several. Arrow keys move, Shift extends, and typing the
      beginning of a row leads to it.
      """
    )
    ExampleGroup("Choosing") {
      Example("One", sample: .selectOne) { OneSong() }
      Example("Several", sample: .selectMany) { ManySongs() }
    }
    Note { "In a list where several can be chosen, Command or Control with A chooses all." }
  }
}
