import Showcase

extension Topic {
  static let alerts = Topic("Alerts and dialogs") {
    Description(
      """
      An alert asks, and waits for an answer. A confirmation dialog offers what can be done with something. Every button
      closes them. An alert without any has an OK, and a dialog always has a way to leave things as they are.
      """
    )
    ExampleGroup("Asking") {
      Example("An alert", sample: .alert) { AlertSample() }
      Example("With a field", sample: .fieldAlert) { Renaming() }
      Example("A dialog", sample: .dialog) { DialogSample() }
    }
  }
}
