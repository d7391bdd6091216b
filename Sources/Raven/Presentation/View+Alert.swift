extension View {
  /// Shows an alert while a binding is true.
  ///
  /// Use it for what a person has to know or decide before going on. Every button ends the alert once it has done what
  /// it is for; without any there is an OK. Escape presses the one with the role `.cancel`, Enter the first without a
  /// role. Fields among the actions stand above the buttons.
  ///
  /// ```swift
  /// Button("Delete") { isAsking = true }
  ///   .alert("Delete the note?", isPresented: $isAsking) {
  ///     Button("Delete", role: .destructive) { delete() }
  ///     Button("Cancel", role: .cancel) {}
  ///   } message: {
  ///     Text("This cannot be undone.")
  ///   }
  /// ```
  public func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    asking(isPresented, Question(manner: .alert, title: title.string, actions: actions(), message: message()))
  }

  /// Shows an alert without a message while a binding is true.
  public func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert with a message while a binding is true.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert without a message while a binding is true.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert about a value while a binding is true and there is one.
  ///
  /// The alert keeps the value it was shown with.
  public func alert<Value, Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    asking(.alert, isPresented, about: data) {
      Question(manner: .alert, title: title.string, actions: actions($0), message: message($0))
    }
  }

  /// Shows an alert about a value, without a message.
  public func alert<Value, Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Shows an alert with a message about a value while a binding is true and there is one.
  @_disfavoredOverload
  public func alert<Value, Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about a value, without a message.
  @_disfavoredOverload
  public func alert<Value, Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }
}
