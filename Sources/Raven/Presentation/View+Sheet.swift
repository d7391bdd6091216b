extension View {
  /// Shows a sheet above the page while a binding is true.
  ///
  /// Use it for a task of its own that ends with Done or Cancel. What is inside closes it with
  /// `@Environment(\.dismiss)`; Escape, a click beside it or, on a phone, a drag downwards set the binding to false. Its
  /// state begins anew each time.
  ///
  /// ```swift
  /// Button("New note") { isWriting = true }
  ///   .sheet(isPresented: $isWriting) { NoteEditor() }
  /// ```
  /// - Parameters:
  ///   - isPresented: whether the sheet is there.
  ///   - onDismiss: what to do when it has gone.
  ///   - content: what it shows.
  /// - Returns: the view, with a sheet to show.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss: onDismiss, content)
  }

  /// Shows a sheet above the page while a binding has an item, made from that item.
  ///
  /// An item with another id is another sheet: the first one goes, with its state and its `onDismiss`.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss: onDismiss, content)
  }

  /// Covers the whole window while a binding is true.
  ///
  /// Nothing but what is inside closes it: give it a button that calls `dismiss`.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss: onDismiss, content)
  }

  /// Covers the whole window while a binding has an item, made from that item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, item, onDismiss: onDismiss, content)
  }
}

extension View {
  /// Presents a view while a binding is true.
  ///
  /// The binding is read here, where the body that reads it is watched.
  func presenting<Content: View>(
    _ manner: PresentationManner,
    _ isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    spot: String? = nil,
    _ content: @escaping () -> Content
  ) -> _PresentingView<Self, Bool> {
    _PresentingView(
      content: self,
      key: isPresented.wrappedValue ? true : nil,
      request: PresentationRequest(
        manner: manner,
        content: TypedViewStorage(PresentedContent(build: content)),
        close: { isPresented.wrappedValue = false },
        onDismiss: onDismiss,
        spot: spot
      )
    )
  }

  /// Presents a view of an item while a binding has one.
  func presenting<Item: Identifiable, Content: View>(
    _ manner: PresentationManner,
    _ item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    spot: String? = nil,
    _ content: @escaping (Item) -> Content
  ) -> _PresentingView<Self, Item.ID> {
    let present = item.wrappedValue
    return _PresentingView(
      content: self,
      key: present?.id,
      request: PresentationRequest(
        manner: manner,
        content: TypedViewStorage(PresentedContent { PresentedItem(item: present, content: content) }),
        close: { item.wrappedValue = nil },
        onDismiss: onDismiss,
        spot: spot
      )
    )
  }
}

/// The view of an item that is presented.
struct PresentedItem<Item, Content: View>: View {
  let item: Item?
  let content: (Item) -> Content

  var body: some View {
    if let item { content(item) }
  }
}
