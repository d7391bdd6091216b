/// A picture from the app's `Resources` folder, in its own size.
///
/// The name is the file's, with its extension. A person who cannot see it hears the name, so pass a `label:`, or use
/// `Image(decorative:)` for what says nothing new.
///
/// ```swift
/// Image("harbour.jpg", label: Text("The harbour at night")).resizable().frame(width: 320, height: 180)
/// ```
public struct Image: View, Equatable {
  private let name: String
  private let description: String
  private var isResizable = false

  /// Creates a picture described by its name.
  public nonisolated init(_ name: String) { self.init(name: name, description: name) }

  /// Creates a picture with a description.
  public nonisolated init(_ name: String, label: Text) { self.init(name: name, description: label.string) }

  /// Creates a picture that says nothing a text beside it does not.
  public nonisolated init(decorative name: String) { self.init(name: name, description: "") }

  /// Not available: system images are Apple's own.
  @available(
    *,
    unavailable,
    message: "There are no system images here. Use Image(_:) with a file of the app's Resources folder."
  )
  public nonisolated init(systemName: String) { self.init(systemName) }

  private nonisolated init(name: String, description: String) {
    self.name = name
    self.description = description
  }

  /// Has the picture fill the area it is offered, stretched if need be.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(.img, view.isResizable ? .fills : .rigid)
    visitor.setRule(view.isResizable ? .fills : .rigid, of: element)
    visitor.attribute(.class, name: view.isResizable ? .imgC : .empty)
    visitor.attribute(.src, visitor.resourceAddress(view.name))
    visitor.attribute(.alt, view.description)
    visitor.close(element)
  }
}

extension Visitor {
  /// Where the server has a file of the app's `Resources` folder; nil for a name that would lead out of it.
  fileprivate func resourceAddress(_ name: String) -> String? {
    var address = Array("/_app/".utf8)
    var segment: [UInt8] = []
    for byte in name.utf8 + [UInt8(ascii: "/")] {
      if byte == UInt8(ascii: "/") {
        if segment == [46] || segment == [46, 46] {
          Diagnostics.report(.refusedMarkup("The image \(name)", "A name leads to a file inside the Resources folder."))
          return nil
        }
        segment = []
      } else {
        segment.append(byte)
      }
      address.appendPercentEncoded(byte)
    }
    address.removeLast()
    return String(decoding: address, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Adds a byte of a path: itself if it may stand there, percent-encoded if not.
  fileprivate nonisolated mutating func appendPercentEncoded(_ byte: UInt8) {
    let lower = byte | 0x20
    let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): append(byte)
    case _ where isLetter || isDigit: append(byte)
    default:
      append(UInt8(ascii: "%"))
      append([UInt8]("0123456789ABCDEF".utf8)[Int(byte >> 4)])
      append([UInt8]("0123456789ABCDEF".utf8)[Int(byte & 15)])
    }
  }
}
