#if !hasFeature(Embedded)
public import Foundation
#endif

/// The size of a view, and where it stood in the window when that was measured.
public nonisolated struct GeometryProxy: Equatable, Sendable {
  private let area: CGRect

  /// The size, in points.
  public var size: CGSize { area.size }

  /// What bars and the device's edges cover: nothing, for the page keeps clear of them itself.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The view's rectangle in its own coordinates, or in those of the window.
  ///
  /// In the window it is where the view stood when its size last changed: scrolling alone is not reported.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: area.size)
    case .global: area
    }
  }

  init(_ area: CGRect) { self.area = area }

  /// What a page measured; nil for any other event.
  init?(_ event: PageEvent) {
    guard case .resize(let box) = event.payload else { return nil }
    area = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}

/// What coordinates are relative to.
public nonisolated enum CoordinateSpace: Hashable, Sendable {
  /// The window's top corner.
  case global
  /// The view's own top corner.
  case local
}
