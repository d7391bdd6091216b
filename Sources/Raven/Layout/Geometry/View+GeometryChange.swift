extension View {
  /// Does something when a value made from the view's size has changed, and when it is first known.
  ///
  /// ```swift
  /// Text(notes).onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
  /// ```
  /// The page reports every change of the size, and of the place where the value is made from that; only a change of the
  /// value counts. The function is also tried out on a size of 100 × 100, to see what it uses.
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
    let use = visitor.object { GeometryUse() }
    let (transform, action) = (view.transform, view.action)
    // Tried out on some size, to see whether the place matters.
    _ = transform(GeometryProxy(PageEvent.Box(x: 0, y: 0, width: 100, height: 100), nil, use))
    let outer = visitor.chain
    visitor.chain = MeasureLink(use, outer: outer) { geometry in
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
  private let use: GeometryUse
  private var onChange: (GeometryProxy) -> Void

  init(_ use: GeometryUse, outer: ChainLink?, onChange: @escaping (GeometryProxy) -> Void) {
    (self.use, self.onChange) = (use, onChange)
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.measure(use) { [self] in onChange($0) }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: MeasureLink.self)
    onChange = other.onChange
    return other.use === use
  }
}
