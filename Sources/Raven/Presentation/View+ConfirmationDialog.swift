extension View {
  /// Offers a choice of actions while a binding is true: from below on a phone, on a card elsewhere.
  ///
  /// Use it where a person has asked for something that can be done in several ways. There is always a way to leave
  /// things as they are: a button with the role `.cancel`, or one that is added.
  ///
  /// ```swift
  /// .confirmationDialog("Share the note", isPresented: $isSharing, titleVisibility: .visible) {
  ///   Button("Copy") { copy() }
  ///   Button("Delete", role: .destructive) { delete() }
  /// }
  /// ```
  /// Where the title is not shown, assistive technology still tells it.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    asking(
      isPresented,
      Question(
        manner: .confirmation,
        title: title.string,
        isTitleHidden: titleVisibility != .visible,
        actions: actions(),
        message: message()
      )
    )
  }

  /// Offers a choice of actions without a message.
  public func confirmationDialog<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
      EmptyView()
    }
  }

  /// Offers a choice of actions with a message.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Offers a choice of actions without a message.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
      EmptyView()
    }
  }

  /// Offers a choice of actions about a value while a binding is true and there is one.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    asking(.confirmation, isPresented, about: data) {
      Question(
        manner: .confirmation,
        title: title.string,
        isTitleHidden: titleVisibility != .visible,
        actions: actions($0),
        message: message($0)
      )
    }
  }

  /// Offers a choice of actions about a value, without a message.
  @_disfavoredOverload
  public func confirmationDialog<Value, Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }

  /// Offers a choice of actions with a message about a value.
  @_disfavoredOverload
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }
}
