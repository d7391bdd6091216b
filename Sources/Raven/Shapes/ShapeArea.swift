#if !hasFeature(Embedded)
internal import Foundation
#endif

/// What is known of the area a path is drawn in, where its size matters: what the page has measured.
final class ShapeArea: Retained {
  private var size: CGSize?
  private let changed = Source()
  /// Whether the page has been asked to measure it, which it then does as long as the element is there.
  fileprivate private(set) var isMeasured = false

  nonisolated deinit {}

  /// The size, once it is known; the running scope follows it.
  func measured() -> CGSize? {
    isMeasured = true
    changed.recordRead()
    return size
  }

  fileprivate func set(_ size: CGSize) {
    if size == self.size { return }
    self.size = size
    changed.notifyReaders()
  }
}

extension Visitor {
  /// Has the page measure the open element, if somebody has asked for its size.
  func measure(_ area: ShapeArea) {
    let isMeasured = area.isMeasured
    attribute(.dataWith, isMeasured ? "measure" : nil)
    guard isMeasured else { return listen(EventActions()) }
    listen(
      EventActions(.resize) { event in
        guard case .resize(let box) = event.payload else { return }
        area.set(CGSize(width: box.width, height: box.height))
      }
    )
  }
}

nonisolated extension Offer {
  /// The room, where both lengths are known.
  var fixedSize: CGSize? {
    guard let width = fixedWidth, let height = fixedHeight else { return nil }
    return CGSize(width: width, height: height)
  }
}
