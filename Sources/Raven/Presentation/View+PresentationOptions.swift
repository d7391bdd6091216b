extension View {
  /// Keeps a person from closing the sheet or popover this view stands in by Escape, a click beside it or a drag.
  ///
  /// Use it while closing would lose what was entered, and give another way out.
  ///
  /// ```swift
  /// NoteEditor().interactiveDismissDisabled(hasChanges)
  /// ```
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption({ $0.isDismissDisabled = isDisabled }, undo: { $0.isDismissDisabled = false })
  }

  /// Sets the heights of the sheet this view stands in, on a phone.
  ///
  /// The first one is the lowest; a person drags the sheet, or presses its handle, to choose another. On a wide window a
  /// sheet is a card as high as its content.
  ///
  /// ```swift
  /// Filters().presentationDetents([.medium, .large])
  /// ```
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let css = PresentationDetent.css(detents)
    return presentationOption({ $0.detents = css }, undo: { $0.detents = nil })
  }

  /// Shows or hides the handle of the sheet this view stands in, on a phone.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    let isVisible: Bool? = visibility == .automatic ? nil : visibility == .visible
    return presentationOption({ $0.isDragIndicatorVisible = isVisible }, undo: { $0.isDragIndicatorVisible = nil })
  }

  /// Rounds the corners of the presentation this view stands in.
  public func presentationCornerRadius(_ cornerRadius: Double?) -> some View {
    presentationOption({ $0.cornerRadius = cornerRadius }, undo: { $0.cornerRadius = nil })
  }

  /// Colours the ground of the presentation this view stands in.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    let css = style._css
    return presentationOption({ $0.background = css }, undo: { $0.background = nil })
  }

  /// Says whether the popover this view stands in becomes a sheet on a phone, as it does by itself.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    let stays = adaptation == .popover || adaptation == .none
    return presentationOption({ $0.staysPopover = stays }, undo: { $0.staysPopover = false })
  }

  /// Not available: ask with an alert of your own.
  @available(*, unavailable, message: "Present a confirmationDialog(_:isPresented:) where the person leaves.")
  public func dismissalConfirmationDialog<Actions: View>(
    _ title: some StringProtocol,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    self
  }
}

/// What a popover becomes where there is little room.
public nonisolated struct PresentationAdaptation: Equatable, Sendable {
  private let number: Int
  /// A sheet on a phone.
  public static let automatic = PresentationAdaptation(number: 0)
  /// What it is everywhere.
  public static let none = PresentationAdaptation(number: 1)
  /// A popover.
  public static let popover = PresentationAdaptation(number: 2)
  /// A sheet.
  public static let sheet = PresentationAdaptation(number: 3)
}
