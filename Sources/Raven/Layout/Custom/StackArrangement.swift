#if !hasFeature(Embedded)
import Foundation
#endif

/// A stack as the browser lays it out.
public nonisolated struct _StackArrangement {
  /// How the views stand to each other.
  enum Direction {
    case row(VerticalAlignment)
    case column(HorizontalAlignment)
    case pile(Alignment)
  }

  let direction: Direction
  let spacing: CGFloat?

  var kind: Name {
    switch direction {
    case .row: .h
    case .column: .v
    case .pile: .g
    }
  }

  /// What the views inside have to know; `offer` is that of the stack.
  @MainActor func setContainer(_ container: inout Container, offer: Offer) {
    container.offer = offer
    switch direction {
    case .row:
      container.axis = .horizontal
      container.offer.forgetWidth()
      container.measured &= ~Container.placedY
    case .column:
      container.axis = .vertical
      container.offer.forgetHeight()
      container.measured &= ~Container.placedX
    case .pile:
      container.axis = .depth
      container.measured &= ~(Container.placedX | Container.placedY)
    }
  }
}

extension Visitor {
  /// The styles of a stack that may become another, or none.
  func place(_ stack: _StackArrangement?) {
    var items: String?
    var pile: Alignment?
    switch stack?.direction {
    case .row(let alignment)?: items = alignment == .center ? nil : alignment.css
    case .column(let alignment)?: items = alignment == .center ? nil : alignment.css
    case .pile(let alignment)?: pile = alignment
    case nil: break
    }
    style(.alignItems, items)
    style(.placeItems, pile?.css)
    style(.varGap, stack?.spacing.map { px($0) })
  }
}
