// Never compiled or run where Raven is developed, which has no Apple machine: read it as a plan, and expect to correct it.
#if canImport(UIKit) && !canImport(RavenTesting)
import SwiftUI
import UIKit

/// Shows views with Apple's SwiftUI in a window of an app on a simulator, and asks its accessibility tree.
///
/// Needs a test target with a host application, so that there is a scene to put the window into. A choice in the menu of
/// a picker cannot be made from inside the process; tests that need one fail with `CannotDo`.
final class AppleHost: Host {
  private let window: UIWindow
  /// What stood behind the ids of the last reading.
  private var found: [NSObject] = []

  init(_ view: some View) throws {
    guard let scene = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }).first else {
      throw CannotDo("these tests need a host application")
    }
    UIView.setAnimationsEnabled(false)
    window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  isolated deinit { window.isHidden = true }

  var elements: [Element] {
    found = []
    return accessible(top.view).map { object in
      found.append(object)
      return read(object, id: found.count - 1)
    }
  }

  func settle() async throws {
    // What UIKit puts off until the next turn of its run loop is not a task.
    for _ in 0..<3 {
      await Task.yield()
      RunLoop.main.run(until: .now + 0.01)
      window.layoutIfNeeded()
    }
  }

  func goBack() throws {
    guard let bar = views(top.view, UINavigationBar.self).first, let stack = bar.delegate as? UINavigationController
    else { throw CannotDo("there is no stack of screens") }
    stack.popViewController(animated: false)
  }

  func dismiss() throws {
    guard let presented = window.rootViewController?.presentedViewController else {
      throw CannotDo("nothing is presented")
    }
    let isFree = !top.isModalInPresentation && !(top is UIAlertController)
    if isFree || presented.modalPresentationStyle == .popover { top.dismiss(animated: false) }
  }

  func perform(_ action: Action, on element: Element) throws {
    let object = found[element.id]
    switch action {
    case .tap: _ = object.accessibilityActivate()
    case .focus: _ = field(at: object)?.becomeFirstResponder()
    case .leave: window.endEditing(true)
    case .type(let text):
      guard let field = field(at: object), field.becomeFirstResponder() else { return }
      field.selectAll(nil)
      field.insertText(text)
    case .submit:
      guard let field = field(at: object) else { return }
      _ = field.delegate?.textFieldShouldReturn?(field)
    case .increment: object.accessibilityIncrement()
    case .decrement: object.accessibilityDecrement()
    case .slide(let value):
      try set(UISlider.self, at: object) { $0.value = Float(value) }
    case .pick(let date):
      try set(UIDatePicker.self, at: object) { $0.date = date }
    case .choose(let option):
      try set(UISegmentedControl.self, at: object) { control in
        let titles = (0..<control.numberOfSegments).map(control.titleForSegment)
        control.selectedSegmentIndex = titles.firstIndex(of: option) ?? UISegmentedControl.noSegment
      }
    case .custom(let name):
      let action = object.accessibilityCustomActions?.first { $0.name == name }
      guard let handler = action?.actionHandler, let action else { throw CannotDo("no action '\(name)'") }
      _ = handler(action)
    }
  }

  // MARK: Reading

  /// The view controller on top of what is presented.
  private var top: UIViewController {
    var top = window.rootViewController!
    while let presented = top.presentedViewController { top = presented }
    return top
  }

  /// The accessibility elements in a view, in their order.
  private func accessible(_ object: NSObject) -> [NSObject] {
    if object.accessibilityElementsHidden || (object as? UIView)?.isHidden == true { return [] }
    if object.isAccessibilityElement { return [object] }
    if let inside = object.accessibilityElements { return inside.compactMap { $0 as? NSObject }.flatMap(accessible) }
    return (object as? UIView)?.subviews.flatMap(accessible) ?? []
  }

  private func read(_ object: NSObject, id: Int) -> Element {
    let traits = object.accessibilityTraits
    var element = Element(id: id, role: role(object, traits), label: object.accessibilityLabel ?? "")
    element.value = object.accessibilityValue ?? ""
    element.isEnabled = !traits.contains(.notEnabled)
    element.isSelected = traits.contains(.selected)
    element.isFocused = field(at: object)?.isFirstResponder ?? false
    return element
  }

  private func role(_ object: NSObject, _ traits: UIAccessibilityTraits) -> Element.Role {
    if traits.contains(.toggleButton) || control(UISwitch.self, at: object) != nil { return .toggle }
    if field(at: object) != nil { return .field }
    if control(UIDatePicker.self, at: object) != nil { return .date }
    if control(UISegmentedControl.self, at: object) != nil { return .picker }
    if control(UIStepper.self, at: object) != nil { return .stepper }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.header) { return .header }
    if !traits.isDisjoint(with: [.button, .link]) { return .button }
    return traits.contains(.image) ? .image : .text
  }

  // MARK: UIKit's controls

  private func field(at object: NSObject) -> UITextField? { control(UITextField.self, at: object) }

  /// UIKit's own control in the place of an element.
  private func control<Control: UIView>(_ type: Control.Type, at object: NSObject) -> Control? {
    if let control = object as? Control { return control }
    let frame = object.accessibilityFrame
    return views(top.view, type).first {
      frame.contains(CGPoint(x: $0.accessibilityFrame.midX, y: $0.accessibilityFrame.midY))
    }
  }

  private func views<Kind: UIView>(_ view: UIView, _ type: Kind.Type) -> [Kind] {
    (view as? Kind).map { [$0] } ?? view.subviews.flatMap { views($0, type) }
  }

  private func set<Control: UIControl>(_ type: Control.Type, at object: NSObject, _ change: (Control) -> Void) throws {
    guard let control = control(type, at: object) else { throw CannotDo("no \(type) there") }
    guard control.isEnabled else { return }
    change(control)
    control.sendActions(for: .valueChanged)
  }
}
#endif
