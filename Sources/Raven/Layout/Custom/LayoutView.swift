/// Views in the arrangement of a layout.
public struct _LayoutView<Content: View>: View {
  let layout: AnyLayoutStorage
  let content: Content
  @State private var arranger = Arranger()
  @State private var reports = 0
  @Environment(read: { $0.layoutDirection }) private var direction

  init(layout: AnyLayoutStorage, content: Content) {
    self.layout = layout
    self.content = content
  }

  public var body: some View {
    // The arranger is no observable: what it learns shows in how often it did.
    _ = reports
    let (layout, arranger, direction) = (layout, arranger, direction)
    return Group(subviews: content) { subviews in
      LayoutArea(layout, arranger, subviews, direction) { if arranger.learn($0) { reports += 1 } }
    }
  }
}

/// The element of a layout, with its views in boxes.
private struct LayoutArea: _LeafView {
  let layout: AnyLayoutStorage
  let arranger: Arranger
  let subviews: SubviewsCollection
  let report: (PageEvent.Measurements) -> Void

  init(
    _ layout: AnyLayoutStorage,
    _ arranger: Arranger,
    _ subviews: SubviewsCollection,
    _ direction: LayoutDirection,
    report: @escaping (PageEvent.Measurements) -> Void
  ) {
    (self.layout, self.arranger, self.subviews, self.report) = (layout, arranger, subviews, report)
    if layout.stack == nil { arranger.arrange(layout, subviews, direction) }
  }

  static func _build(_ view: Self, _ visitor: Visitor) {
    let stack = view.layout.stack
    let rule = stack == nil ? LayoutRule(x: .fits, y: .fits) : .stack
    let element = visitor.open(visitor.boxTag, rule)
    visitor.setRule(rule, of: element)
    visitor.attribute(.class, name: stack?.kind ?? visitor.intern("arranged"))
    let guides = visitor.align(stack)
    visitor.attribute(.dataWith, stack == nil ? "arrange" : guides == nil ? nil : "align")
    view.measure(visitor, isMeasured: stack == nil)
    if let stack {
      stack.begin(&visitor.container, offer: visitor.offer(of: element))
    } else {
      visitor.container.axis = view.layout.axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? .none
      visitor.container.measured = 0
    }
    let arranger = stack == nil ? view.arranger : nil
    visitor.visitBoxes(view.subviews, isStack: stack != nil) { arranger?.place(of: $0) }
    visitor.close(element)
  }

  /// Has the page measure, as long as the browser cannot do without.
  private func measure(_ visitor: Visitor, isMeasured: Bool) {
    let size = isMeasured ? arranger.size : nil
    visitor.style(.gridTemplateColumns, size.map { "minmax(0," + px($0.width) + ")" })
    visitor.style(.gridTemplateRows, size.map { "minmax(0," + px($0.height) + ")" })
    visitor.flag(visitor.intern("data-placed"), size != nil)
    visitor.attribute(visitor.intern("data-ask"), isMeasured ? arranger.questions : nil)
    let report = report
    visitor.listen(
      isMeasured
        ? EventActions(.measure) { event in
          if case .measure(let measurements) = event.payload { report(measurements) }
        } : EventActions()
    )
  }
}
