import SwiftUI

/// Shows a view to a test, which finds, does and sees what a person can, and knows nothing of how the view is drawn.
///
/// The tests use it through the words in `Host+Person.swift`.
protocol Host: AnyObject {
  /// Shows a view.
  init(_ view: some View) throws

  /// What can be seen and reached, in reading order.
  ///
  /// Nothing of what is hidden, of another tab, or behind a screen, sheet, alert or menu.
  var elements: [Element] { get }

  /// Does something with an element; a person may try this with a disabled one, too.
  func perform(_ action: Action, on element: Element) throws

  /// Goes back to the screen below, as by the button in the bar.
  func goBack() throws

  /// Tries to dismiss what is presented on top without using what it shows: pulls the sheet down, taps beside it.
  func dismiss() throws

  /// Lets everything happen that is due, and tasks that can go on, go on; does not wait for a clock.
  func settle() async throws
}

/// Something a person can do with an element.
enum Action {
  /// A click or a tap.
  case tap
  /// Gives it the keyboard.
  case focus
  /// Takes the keyboard away from it.
  case leave
  /// Types this in the place of what stands there.
  case type(String)
  /// Presses Return.
  case submit
  /// One step up.
  case increment
  /// One step down.
  case decrement
  /// Moves its knob.
  case slide(to: Double)
  /// Chooses what is called so.
  case choose(String)
  /// Sets a date.
  case pick(Date)
  /// An action it offers by name, such as "Delete" of a row.
  case custom(String)
}

/// One thing on the screen, as assistive technology tells of it.
struct Element {
  /// What it is for.
  enum Role: Equatable {
    case text, header, image, button, toggle, field, slider, stepper, picker, date, progress, group
  }

  /// How the host finds it again, as long as nothing has changed.
  let id: Int
  let role: Role
  /// What it is called, or the text itself.
  let label: String
  /// What it stands at; "1" or "0" for a toggle.
  var value = ""
  var isEnabled = true
  var isSelected = false
  var isFocused = false
}
