public import SwiftUI

/// A ``TiledView`` under the name and labels it has in sources written for UIKit's lists.
///
/// ```swift
/// TiledViewRepresentable(items: messages) { message in Bubble(message) }
/// ```
public typealias TiledViewRepresentable = TiledView

extension TiledView {
  /// Creates a list of elements that tell their own id.
  ///
  /// - Parameters:
  ///   - items: the elements, from the first to the last.
  ///   - cellBuilder: what an element is shown as.
  public init(items: Data, @ViewBuilder cellBuilder: @escaping (Data.Element) -> Row)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(items, row: cellBuilder)
  }
}
