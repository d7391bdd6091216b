/// Builds controls as what they are among the actions of an alert or a row, and the items of a menu.
///
/// A page gets one with the first place that has actions, so that a download without any does not bring it along.
class ActionBuilder {
  init() {}
  nonisolated deinit {}

  func button(_ role: ButtonRole?, _ label: AnyView, _ visitor: Visitor, _ action: @escaping () -> Void) {}
  func toggle(_ isOn: Binding<Bool>, _ label: AnyView, _ visitor: Visitor) {}
}

private final class BuiltInActionBuilder: ActionBuilder {
  override init() { super.init() }
  nonisolated deinit {}

  override func button(_ role: ButtonRole?, _ label: AnyView, _ visitor: Visitor, _ action: @escaping () -> Void) {
    visitor.composite(ActionButton(role: role, action: action, label: label))
  }

  override func toggle(_ isOn: Binding<Bool>, _ label: AnyView, _ visitor: Visitor) {
    visitor.composite(MenuChoice(mark: .checkbox, isOn: isOn, label: label))
  }
}

extension Visitor {
  /// Has what is visited next stand among actions, or not.
  func beginActions(_ place: ActionPlace) {
    container.actions = place
    if place != .anywhere { Presence.actions = true }
    if place != .anywhere, coordinator.actionBuilder == nil { coordinator.actionBuilder = BuiltInActionBuilder() }
  }

  /// What builds controls where the walk is; nil where they stand for themselves.
  var actionBuilder: ActionBuilder? {
    !Presence.actions || container.actions == .anywhere ? nil : coordinator.actionBuilder
  }
}
