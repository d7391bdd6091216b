import Showcase

extension Topic {
  static let slidersAndSteppers = Topic("Sliders and steppers") {
    Description(
      """
      A slider is for *about this much*, a stepper for *exactly this many*. The slider’s knob follows the finger without
      waiting for the server; the app hears of it as it moves.
      """
    )
    Example("A slider and what follows it", sample: .slider) { SliderSample() }
    Example("Steppers", sample: .steppers) { Steppers() }
  }
}
