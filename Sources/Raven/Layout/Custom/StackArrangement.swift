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

  /// Tells the views inside what they stand in; `offer` is that of the stack.
  @MainActor func begin(_ container: inout Container, offer: Offer) {
    switch direction {
    case .row: container.beginRow(offer: offer)
    case .column: container.beginColumn(offer: offer)
    case .pile: container.beginPile(offer: offer)
    }
  }
}

extension Visitor {
  /// The styles of a stack that may become another, or none, and its guides as far as the page aligns by them.
  func align(_ stack: _StackArrangement?) -> String? {
    var items: String?
    var pile: String?
    var guides: String?
    switch stack?.direction {
    case .row(let alignment)?: (items, guides) = (css(alignment), self.guides(alignment))
    case .column(let alignment)?: (items, guides) = (css(alignment), self.guides(alignment))
    case .pile(let alignment)?: (pile, guides) = (alignment.css, self.guides(alignment))
    case nil: break
    }
    style(.alignItems, items)
    style(.placeItems, pile)
    style(.varGap, stack?.spacing.map { px($0) })
    attribute(intern("data-align"), guides)
    return guides
  }
}
