import Showcase

extension Topic {
  static let forms = Topic("Forms and groups") {
    Description(
      """
      A form gives controls rows, labels and sections. It finds its rows through any view: through your own, through
      conditions and through `ForEach`.
      """
    )
    Example("Settings of an alarm", sample: .form) { AlarmForm() }
    ExampleGroup("Groups outside forms") {
      Example("A box", sample: .groupBox) { Boxes() }
      Example("What can be closed", sample: .disclosure) { Disclosures() }
    }
    Note(.tip) { "For settings that come from many places there is [StackBoard](/stackboard/boards)." }
  }
}
