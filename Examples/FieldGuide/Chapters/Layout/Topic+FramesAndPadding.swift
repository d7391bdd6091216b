import Showcase

extension Topic {
  static let framesAndPadding = Topic("Frames and padding") {
    Description(
      """
      A frame is a box around a view: of a given size, or between limits. It does not change the view; it decides where in the
      box the view stands. Padding is room around a view.
      """
    )
    Example("A frame and where its view stands", sample: .frame) { FrameSample() }
    Example("As wide as it may be", sample: .wideFrames) { WideFrames() }
    Paragraph("The order of modifiers matters: each is put around what stands before it.")
    Example("Padding, then background; and the other way round", sample: .modifierOrder) { ModifierOrder() }
    Note(.tip) { "`fixedSize()` has a view be as large as it likes, whatever is offered." }
  }
}
