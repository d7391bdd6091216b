/// The one button that leads on, and what it tells the evaluator.
struct StepButton: Equatable {
  let name: String
  let told: RetailTold
  var isEnabled = true
  var isDestructive = false
}
