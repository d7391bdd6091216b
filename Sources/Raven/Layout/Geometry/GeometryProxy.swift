#if !hasFeature(Embedded)
public import Foundation
#endif

/// The size of a view, and where it stood when that was measured.
public struct GeometryProxy: Equatable {
  private let box: PageEvent.Box
  private let spaces: NamedSpace?
  private let use: GeometryUse

  /// The size, in points.
  public var size: CGSize { CGSize(width: box.width, height: box.height) }

  /// What bars and the device's edges cover: nothing, for the page keeps clear of them itself.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The view's rectangle in a space of coordinates: its own, the window's, that of the nearest area that scrolls, or one
  /// with a name.
  ///
  /// Asked for in any space but its own, the page reports also while it scrolls, ten times a second at most.
  /// A name that no view around has means the window, as does `.scrollView` where nothing scrolls.
  public func frame<Space: CoordinateSpaceProtocol>(in space: Space) -> CGRect {
    let space = space.coordinateSpace
    if space == .local { return CGRect(origin: .zero, size: size) }
    use.wantsPlace = true
    guard let place = place(of: space) else { return rectangle(box.x, box.y, box.width, box.height) }
    return rectangle(box.x - place.x, box.y - place.y, box.width, box.height)
  }

  /// The rectangle of a space around, in the view's own coordinates; nil if no view around has the name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    use.wantsPlace = true
    guard let place = place(of: space.coordinateSpace) else { return nil }
    return rectangle(place.x - box.x, place.y - box.y, place.width, place.height)
  }

  private func place(of space: CoordinateSpace) -> PageEvent.Box.Space? {
    let node = space == .scrollArea ? 0 : spaces?.node(of: space)
    return box.spaces.first { $0.node == node }
  }

  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  /// What a page measured; nil for any other event.
  init?(_ event: PageEvent, _ spaces: NamedSpace?, _ use: GeometryUse) {
    guard case .resize(let box) = event.payload else { return nil }
    self.init(box, spaces, use)
  }

  init(_ box: PageEvent.Box, _ spaces: NamedSpace?, _ use: GeometryUse) {
    (self.box, self.spaces, self.use) = (box, spaces, use)
  }

  public static func == (left: GeometryProxy, right: GeometryProxy) -> Bool { left.box == right.box }
}

/// What an app wants to know of a measured view: whether its place matters, so that scrolling has to be reported.
final class GeometryUse: Retained {
  var wantsPlace = false

  nonisolated deinit {}
}

extension Visitor {
  /// Has the page measure the open element, and its place if that matters.
  func measure(_ use: GeometryUse, onChange: @escaping (GeometryProxy) -> Void) {
    constant(.dataWith, intern("measure"))
    flag(intern("data-place"), use.wantsPlace)
    let spaces = EnvironmentValues(environment).namedSpace
    listen(
      EventActions(.resize) { event in
        if let geometry = GeometryProxy(event, spaces, use) { onChange(geometry) }
      }
    )
  }
}
