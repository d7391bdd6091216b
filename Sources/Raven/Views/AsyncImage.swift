#if !hasFeature(Embedded)
public import Foundation
#endif

/// A picture from an address of any server, in its own size.
///
/// The browser loads it when it comes near the window.
///
/// It says nothing to a person who cannot see it; add `accessibilityLabel(_:)` if it should. Nothing shows until it is there.
///
/// ```swift
/// AsyncImage(url: URL(string: "https://example.com/cover.jpg"))
/// ```
public struct AsyncImage: _LeafView {
  private let address: String?
  private let scale: CGFloat

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - url: where it is; nil for none yet.
  ///   - scale: how many of its pixels make a point.
  public init(url: URL?, scale: CGFloat = 1) {
    address = url?.absoluteString
    self.scale = scale
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let address = view.address.flatMap { visitor.safeAddress($0) }
    let isScaled = view.scale.isFinite && view.scale > 0 && view.scale != 1
    let element = visitor.open(.img, .rigid)
    visitor.constant(.loading, .lazy)
    visitor.attribute(.src, address)
    visitor.attribute(.srcset, isScaled ? address.map { candidate($0) + " " + decimal(Double(view.scale)) + "x" } : nil)
    visitor.constant(.alt, .empty)
    visitor.close(element)
  }

  /// A comma would end the address in a list of candidates.
  private static func candidate(_ address: String) -> String {
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      if byte == UInt8(ascii: ",") { bytes.append(contentsOf: "%2C".utf8) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
