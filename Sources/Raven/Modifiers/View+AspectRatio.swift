#if !hasFeature(Embedded)
public import Foundation
#endif

extension View {
  /// Keeps the view's proportions, width to height, in the room it is offered.
  ///
  /// ```swift
  /// Color.indigo.aspectRatio(16 / 9, contentMode: .fit)
  /// Image("harbour.jpg").resizable().aspectRatio(contentMode: .fill).frame(width: 80, height: 80).clipped()
  /// ```
  /// Without a ratio a resizable image keeps its own; any other view is left as it is. In a stack that shares its
  /// length among several views the room is not known in advance: the stack fills it and keeps its views in the middle.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    let isPicture = Self.self == Image.self
    return _ChainedView(content: self, as: AspectRatioLink.self) {
      AspectRatioLink(ratio, contentMode, isPicture: isPicture, outer: $0)
    }
  }

  /// Keeps the proportions of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
  }

  /// Keeps the view's own proportions and shows all of it.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's own proportions and leaves nothing of the room empty.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
