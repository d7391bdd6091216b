#if !hasFeature(Embedded)
public import Foundation
#endif

extension View {
  /// Shows an alert with the description of an error while a binding is true and there is one.
  ///
  /// ```swift
  /// .alert(isPresented: $hasFailed, error: failure) { Button("Try again") { load() } }
  /// ```
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let content = actions()
    return alert(isPresented: isPresented, error: error, actions: { _ in content }, message: { _ in EmptyView() })
  }

  /// Shows an alert about an error, with actions and a message made from it.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    asking(.alert, isPresented, about: error) {
      Question(
        manner: .alert,
        title: $0.errorDescription ?? $0.localizedDescription,
        actions: actions($0),
        message: message($0)
      )
    }
  }
}
