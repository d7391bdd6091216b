/// One view of a layout in its box: placed where the layout says, or a part of a stack as the view itself would be.
struct LayoutBox: _LeafView {
  let subview: Subview
  let isInStack: Bool
  let place: MeasuredSubview.Place?

  static func _build(_ box: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .child, kind: .g)
    visitor.style(visitor.intern("inset-inline-start"), box.place.map { px($0.x) })
    visitor.style(visitor.intern("top"), box.place.map { px($0.y) })
    visitor.style(.width, box.place.map { px($0.width) })
    visitor.style(.height, box.place.map { px($0.height) })
    let priority = box.isInStack ? box.subview.containerValues.layoutPriority : 0
    visitor.style(.varGrow, priority == 0 ? nil : growth(priority))
    visitor.flag(.dataFirst, priority > 0)
    if box.isInStack { visitor.container.axis = .none } else { visitor.container.measured = 0 }
    Subview._visit(box.subview, visitor)
    visitor.close(element)
  }
}

extension Visitor {
  /// Visits the views of a layout, each in a box; spacers and dividers of a stack stand in it themselves.
  func visitBoxes(_ subviews: SubviewsCollection, isStack: Bool, place: @escaping (Subview) -> MeasuredSubview.Place?) {
    let axis = container.axis
    visit(
      ForEach(subviews) { subview in
        if isStack, subview.leaf.kind != .view {
          // They are made for the axis they stand on.
          subview.id(axis.rawValue)
        } else {
          LayoutBox(subview: subview, isInStack: isStack, place: place(subview))
        }
      }
    )
  }

  private func visit<Content: View>(_ view: Content) { Content._visit(view, self) }
}
