extension View {
  /// Does something when a value made from the view's size has changed, and when it is first known.
  ///
  /// ```swift
  /// Text(notes).onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
  /// ```
  /// The page reports every change of the size; only a change of the value counts.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    _GeometryChangeView(content: self, transform: transform) { _, new in action(new) }
  }

  /// Does something when a value made from the view's size has changed, with the old and the new one.
  ///
  /// At first both are the same.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    _GeometryChangeView(content: self, transform: transform, action: action)
  }
}

/// A view whose size is watched.
public struct _GeometryChangeView<Content: View, Value: Equatable>: View {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let last = visitor.object { LastValue<Value>() }
    let (transform, action) = (view.transform, view.action)
    let outer = visitor.chain
    visitor.chain = MeasureLink(outer: outer) { geometry in
      let new = transform(geometry)
      let old = last.value
      if let old, old == new { return }
      last.value = new
      action(old ?? new, new)
    }
    Content._visit(view.content, visitor)
    visitor.chain = outer
  }
}

/// The value of the last measurement.
private final class LastValue<Value>: Retained {
  var value: Value?

  override init() {
    value = nil
    super.init()
  }

  nonisolated deinit {}
}

/// A box around a view that reports its size.
private final class MeasureLink: WrapperLink {
  private var onChange: (GeometryProxy) -> Void

  init(outer: ChainLink?, onChange: @escaping (GeometryProxy) -> Void) {
    self.onChange = onChange
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.constant(.dataWith, visitor.intern("measure"))
    let report = { [self] (geometry: GeometryProxy) in onChange(geometry) }
    visitor.listen(
      EventActions(.resize) { event in
        if let geometry = GeometryProxy(event) { report(geometry) }
      }
    )
  }

  override func absorb(_ other: ChainLink) -> Bool {
    onChange = unsafeDowncast(other, to: MeasureLink.self).onChange
    return true
  }
}
