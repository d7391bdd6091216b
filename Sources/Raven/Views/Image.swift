#if !hasFeature(Embedded)
public import Foundation
#endif

/// A picture from the app's `Resources` folder, in its own size.
///
/// The name is the file's, with its extension. A person who cannot see it hears the name, so pass a `label:`, or use
/// `Image(decorative:)` for what says nothing new.
///
/// ```swift
/// Image("harbour.jpg", label: Text("The harbour at night")).resizable().frame(width: 320, height: 180)
/// ```
public struct Image: _LeafView, nonisolated Equatable {
  private nonisolated enum Content: Equatable {
    case file(String, description: String)
    case symbol(SystemSymbol)
    case distant(String?, scale: CGFloat)
  }

  private let content: Content
  private var isResizable = false

  /// Creates a picture described by its name.
  public nonisolated init(_ name: String) { self.init(name: name, description: name) }

  /// Creates a picture with a description.
  public nonisolated init(_ name: String, label: Text) { self.init(name: name, description: label.string) }

  /// Creates a picture that says nothing a text beside it does not.
  public nonisolated init(decorative name: String) { self.init(name: name, description: "") }

  /// Creates a system image: a drawing in the size and colour of the text around it.
  ///
  /// A good thousand names of SF Symbols are known, drawn by Bootstrap Icons; any other shows a dashed square and is
  /// reported with the names nearest to it. The name's words describe it to a person who cannot see it.
  public nonisolated init(systemName: String) {
    Presence.spokenSymbols = true
    self.init(symbol: SystemSymbol(name: systemName))
  }

  /// Creates a system image that shows a strength from 0 to 1.
  ///
  /// Differs from SwiftUI: `wifi`, `speaker.wave.3`, `thermometer.medium` and `lightbulb` have steps; the value of any
  /// other changes nothing.
  public nonisolated init(systemName: String, variableValue: Double?) {
    Presence.spokenSymbols = true
    self.init(symbol: variableValue.map { SystemSymbol(name: systemName, value: $0) } ?? SystemSymbol(name: systemName))
  }

  /// Creates a system image beside a text that says everything.
  nonisolated init(decorativeSystemName name: String) {
    self.init(symbol: SystemSymbol(name: name, isDecorative: true))
  }

  private nonisolated init(name: String, description: String) {
    Presence.pictures = true
    content = .file(name, description: description)
  }

  private nonisolated init(symbol: SystemSymbol) { content = .symbol(symbol) }

  /// Creates a picture from an address, of which so many pixels make a point; nil for none yet.
  nonisolated init(address: String?, scale: CGFloat) {
    Presence.distantPictures = true
    content = .distant(address, scale: scale)
  }

  /// Has the picture fill the area it is offered, stretched if need be.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    switch view.content {
    case .file(let name, let description):
      let outside = visitor.enterBranch(1)
      if Presence.pictures { visitor.image(name, description, isResizable: view.isResizable) }
      visitor.leave(outside)
    case .symbol(let symbol):
      let outside = visitor.enterBranch(2)
      visitor.symbol(symbol, isResizable: view.isResizable)
      visitor.leave(outside)
    case .distant(let address, let scale):
      let outside = visitor.enterBranch(3)
      if Presence.distantPictures { visitor.distantImage(address, scale, isResizable: view.isResizable) }
      visitor.leave(outside)
    }
  }
}

extension Visitor {
  /// Makes or patches the element of a file.
  fileprivate func image(_ name: String, _ description: String, isResizable: Bool) {
    let element = open(.img, isResizable ? .fills : .rigid)
    setRule(isResizable ? .fills : .rigid, of: element)
    attribute(.class, name: isResizable ? .imgC : .empty)
    attribute(.src, resourceAddress(name))
    attribute(.alt, description)
    close(element)
  }

  /// Makes or patches the element of a picture from an address.
  fileprivate func distantImage(_ address: String?, _ scale: CGFloat, isResizable: Bool) {
    let address = address.flatMap { safeAddress($0) }
    let isScaled = scale.isFinite && scale > 0 && scale != 1
    let element = open(.img, isResizable ? .fills : .rigid)
    setRule(isResizable ? .fills : .rigid, of: element)
    attribute(.class, name: isResizable ? .imgC : .empty)
    constant(.loading, .lazy)
    attribute(.src, address)
    attribute(.srcset, isScaled ? address.map { candidate($0) + " " + decimal(Double(scale)) + "x" } : nil)
    constant(.alt, .empty)
    close(element)
  }

  /// A comma would end the address in a list of candidates.
  private func candidate(_ address: String) -> String {
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      if byte == UInt8(ascii: ",") { bytes.append(contentsOf: "%2C".utf8) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

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
