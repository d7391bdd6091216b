// What modifiers are told by keys, as in `Controls+Key.swift`.

extension View {
  /// Gives the screen of a navigation stack its title, which is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(title.text)
  }

  /// Shows an alert without a message, with a key as title.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func alert<Actions: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title.text, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert with a message, with a key as title.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(title.text, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about a value, without a message, with a key as title.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func alert<Value, Actions: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    alert(title.text, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Shows an alert with a message about a value, with a key as title.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func alert<Value, Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    alert(title.text, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Offers a choice of actions without a message, with a key as title.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(title.text, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
      EmptyView()
    }
  }

  /// Offers a choice of actions with a message, with a key as title.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      title.text,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Offers a choice of actions about a value, without a message, with a key as title.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func confirmationDialog<Value, Actions: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    confirmationDialog(
      title.text,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }

  /// Offers a choice of actions with a message about a value, with a key as title.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    confirmationDialog(
      title.text,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Gives the screen a search field, whose prompt is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt.text)
  }

  /// Gives the screen a search field whose prompt is a key, and follows whether somebody searches.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt.text)
  }

  /// Says what a view is for, by a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func help(_ text: LocalizedStringKey) -> some View {
    help(text.text)
  }

  /// Shows a few words at the end of this row, or on this tab, by a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func badge(_ label: LocalizedStringKey) -> some View {
    badge(label.text)
  }

  /// Tells assistive technology what a view is called, by a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(label.text)
  }

  /// Tells assistive technology the value of a view, by a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(value.text)
  }

  /// Tells assistive technology what happens after an action, by a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(hint.text)
  }

  /// Offers an action by a key, for people who cannot use what it stands in for.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: name.text, handler)
  }
}
