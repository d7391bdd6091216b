import Showcase

extension Topic {
  static let stacks = Topic("Stacks") {
    Description(
      """
      `HStack` sets views side by side, `VStack` one below the other, `ZStack` one over the other. Each view says how much room
      it needs; what is left goes to those that can use it.
      """
    )
    Example("Alignment and spacing", sample: .stack) { StackSample() }
    ExampleGroup("Who gets the room") {
      Example("Spacers", sample: .spacers) { Spacers() }
      Example("Priority", sample: .priority) { Priority() }
      Example("Over one another", sample: .zstack) { Pile() }
    }
  }
}
