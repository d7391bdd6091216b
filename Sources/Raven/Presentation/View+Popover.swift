extension View {
  /// Shows a popover beside this view while a binding is true; where there is little room, a sheet.
  ///
  /// Escape or a click beside it sets the binding to false.
  ///
  /// ```swift
  /// Button("Legend") { isShown = true }.popover(isPresented: $isShown) { Legend().padding() }
  /// ```
  /// - Parameters:
  ///   - isPresented: whether the popover is there.
  ///   - attachmentAnchor: the part of this view at which its arrow points.
  ///   - arrowEdge: the side of that part on which it stands; where there is most room if nil.
  ///   - content: what it shows.
  /// - Returns: the view, with a popover to show.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented, spot: attachmentAnchor.spot(arrowEdge), content)
  }

  /// Shows a popover beside this view while a binding has an item, made from that item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item, spot: attachmentAnchor.spot(arrowEdge), content)
  }
}

/// The part of a view at which a popover points.
public nonisolated enum PopoverAttachmentAnchor: Sendable {
  /// Where an anchor may be.
  public struct Source: Sendable {
    /// The bounds of the view.
    public static let bounds = Source()
  }

  /// A rectangle.
  case rect(Source)
  /// A point, in parts of the view's size.
  case point(UnitPoint)

  /// Edge, then the point in hundredths, as the page's module reads them.
  func spot(_ edge: Edge?) -> String {
    let side: String =
      switch edge {
      case .top?: "top"
      case .bottom?: "bottom"
      case .leading?: "leading"
      case .trailing?: "trailing"
      case nil: "auto"
      }
    guard case .point(let point) = self else { return side }
    return side + " " + decimal(point.x * 100) + " " + decimal(point.y * 100)
  }
}
