/// Not available: the older way to describe an alert.
@available(*, unavailable, message: "Use alert(_:isPresented:actions:message:) with buttons.")
public struct Alert {}

/// Not available: the older way to describe a choice of actions.
@available(*, unavailable, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:).")
public struct ActionSheet {}

extension View {
  /// Not available: the older form of an alert.
  @available(*, unavailable, message: "Use alert(_:isPresented:actions:message:) with buttons.")
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }

  /// Not available: the older form of an alert.
  @available(*, unavailable, message: "Use alert(_:isPresented:presenting:actions:message:) with buttons.")
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }

  /// Not available: the older form of a choice of actions.
  @available(*, unavailable, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:).")
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
}
