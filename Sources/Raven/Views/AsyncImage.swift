#if !hasFeature(Embedded)
public import Foundation
#endif

/// A picture from an address of any server, and what stands for it until it is there.
///
/// The browser loads it when it comes near the window. It says nothing to a person who cannot see it; add
/// `accessibilityLabel(_:)` if it should.
///
/// ```swift
/// AsyncImage(url: book.cover) { image in
///   image.resizable().scaledToFit()
/// } placeholder: {
///   ProgressView()
/// }
/// .frame(width: 120, height: 180)
/// ```
/// Pages that are files show the picture at once, because nothing could exchange it there.
public struct AsyncImage<Content: View>: View {
  private enum Kind {
    /// The picture alone, in its own size: nothing has to be told of it.
    case plain
    case phased((AsyncImagePhase) -> Content, Transaction)
  }

  private let address: String?
  private let scale: CGFloat
  private let kind: Kind

  /// Creates a picture with what is shown before it is there, or instead of it.
  ///
  /// - Parameters:
  ///   - url: where it is; nil for none yet.
  ///   - scale: how many of its pixels make a point.
  ///   - transaction: how one phase gives way to the next.
  ///   - content: what is shown in a phase.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    address = url?.absoluteString
    self.scale = scale
    kind = .phased(content, transaction)
  }

  /// Creates a picture with what stands for it until it is there, and if it never is.
  ///
  /// - Parameters:
  ///   - url: where it is; nil for none yet.
  ///   - scale: how many of its pixels make a point.
  ///   - content: the picture.
  ///   - placeholder: what stands for it.
  public init<Picture: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let image = Image(address: view.address, scale: view.scale)
    switch view.kind {
    case .plain:
      let outside = visitor.enterBranch(1)
      Image._visit(image, visitor)
      visitor.leave(outside)
    case .phased(let content, let transaction):
      let outside = visitor.enterBranch(2)
      let phased = PhasedImage(address: view.address, image: image, transaction: transaction, content: content)
      PhasedImage._visit(phased, visitor)
      visitor.leave(outside)
    }
  }
}

extension AsyncImage where Content == Image {
  /// Creates a picture in its own size, of which nothing shows until it is there.
  ///
  /// - Parameters:
  ///   - url: where it is; nil for none yet.
  ///   - scale: how many of its pixels make a point.
  public init(url: URL?, scale: CGFloat = 1) {
    address = url?.absoluteString
    self.scale = scale
    kind = .plain
  }
}

/// What has become of a picture from an address.
public enum AsyncImagePhase {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  #if hasFeature(Embedded)
  /// It could not be had.
  case failure(AsyncImageFailure)
  #else
  /// It could not be had.
  case failure(any Error)
  #endif

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  #if hasFeature(Embedded)
  /// Why there is none, if it could not be had.
  public var error: AsyncImageFailure? {
    if case .failure(let error) = self { error } else { nil }
  }
  #else
  /// Why there is none, if it could not be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
  #endif
}

/// A picture that could not be had; browsers do not say why.
///
/// - Support: own
public nonisolated struct AsyncImageFailure: Error, Equatable {
  /// Where it should have been.
  public let address: String
}
