import PageModel
import Raven

/// Hides in a recording what was typed where it is not seen, and what identifies a visitor.
///
/// A stand-in is as long as what it stands for, in bytes and in UTF-16: frames keep their lengths. What was typed in a secure field is
/// hidden there, and wherever the page shows it or it is typed again; of less than four bytes only in the values of fields, as so
/// short a text is anywhere.
struct RecordingMask {
  /// What the page shows, with stand-ins.
  private(set) var document: ModelDocument
  private var secrets: [[UInt8]] = []
  private static let shortest = 4

  /// Begins with the batch that a page was first made from.
  init(firstBatch: [UInt8]) throws {
    document = ModelDocument()
    try document.apply(firstBatch)
    document.clearLog()
  }

  // MARK: From the page

  /// A frame from the page as it may be kept; it stays as it is where it is none that can be read.
  mutating func hidden(fromPage frame: ArraySlice<UInt8>) -> [UInt8] {
    guard var event = EventFrame(frame) else { return Array(frame) }
    let isSecret = document.attribute("type", of: event.event.node) == "password"
    switch event.event.payload {
    case .input(let version, let value):
      event.payload = .input(version: version, value: hidden(typed: value, isSecret))
    case .change(let version, let isChecked, let value):
      event.payload = .change(version: version, isChecked: isChecked, value: hidden(typed: value, isSecret))
    case .keyDown(let key, let modifiers) where isSecret && key.unicodeScalars.count == 1:
      event.payload = .keyDown(key: Self.standIn(for: key), modifiers: modifiers)
    default: break
    }
    return event.bytes
  }

  private mutating func hidden(typed text: String, _ isSecret: Bool) -> String {
    guard isSecret else {
      var bytes = Array(text.utf8)
      hide(in: &bytes, from: 0, count: bytes.count, isOfField: true)
      return String(decoding: bytes, as: UTF8.self)
    }
    let secret = Array(text.utf8)
    // The last ones are looked for first: they are the longest.
    if !secret.isEmpty, !secrets.contains(secret) { secrets.insert(secret, at: 0) }
    return Self.standIn(for: text)
  }

  // MARK: From the server

  /// A frame from the server as it may be kept.
  mutating func hidden(fromServer frame: [UInt8]) throws -> [UInt8] {
    var frame = frame
    switch try FrameContent(frame) {
    case .batch(let body, let start):
      hideValues(of: try DOMCommand.decode(body), in: &frame, from: start)
      try document.apply(Array(frame[start...]))
      document.clearLog()
    case .drawing(let drawing, let start):
      hideID(in: &frame)
      hideValues(of: try DOMCommand.decode(drawing.body), in: &frame, from: start)
      guard case .drawing(let drawing, _) = try FrameContent(frame) else { break }
      document = try ModelDocument(drawing)
    case .other: break
    }
    return frame
  }

  /// The id with which a page could take the session over: the kind of the frame and a length stand before it.
  private func hideID(in frame: inout [UInt8]) {
    for (index, digit) in Recording.sessionID.hex.utf8.enumerated() { frame[2 + index] = digit }
  }

  /// Hides secrets in the values of commands, which stand one behind the other at the end of a frame.
  private func hideValues(of commands: [DOMCommand], in frame: inout [UInt8], from start: Int) {
    guard !secrets.isEmpty else { return }
    let values = commands.compactMap(\.value)
    var at = frame.count - values.reduce(0) { $0 + $1.text.utf8.count }
    for value in values where at >= start {
      let count = value.text.utf8.count
      hide(in: &frame, from: at, count: count, isOfField: value.isOfField)
      at += count
    }
  }

  /// Hides secrets in a part of some bytes.
  private func hide(in bytes: inout [UInt8], from start: Int, count: Int, isOfField: Bool) {
    for secret in secrets where secret.count <= count {
      if secret.count < Self.shortest {
        if isOfField, secret.count == count, bytes[start..<start + count].elementsEqual(secret) {
          replace(secret, in: &bytes, at: start)
        }
        continue
      }
      for at in start...start + count - secret.count where bytes[at..<at + secret.count].elementsEqual(secret) {
        replace(secret, in: &bytes, at: at)
      }
    }
  }

  private func replace(_ secret: [UInt8], in bytes: inout [UInt8], at start: Int) {
    let standIn = Self.standIn(for: String(decoding: secret, as: UTF8.self))
    bytes.replaceSubrange(start..<start + secret.count, with: standIn.utf8)
  }

  // MARK: Stand-ins

  /// A text of the same length that says nothing.
  static func standIn(for text: String) -> String {
    var standIn = ""
    for scalar in text.unicodeScalars {
      switch UTF8.width(scalar) {
      case 1: standIn += "*"
      case 2: standIn += "§"
      case 3: standIn += "•"
      default: standIn += "🔒"
      }
    }
    return standIn
  }

  /// The fields of a request as they may be kept.
  ///
  /// Of cookies only the names are, without the one that names the browser; and of other fields that identify a visitor.
  static func hidden(_ headers: [(name: String, value: String)]) -> [[String]] {
    headers.map { name, value in
      let name = name.lowercased()
      if name == "cookie" { return [name, hiddenCookies(value)] }
      let isTelling = ["auth", "token", "secret", "session", "key", "cookie"].contains { name.contains($0) }
      return [name, isTelling ? standIn(for: value) : value]
    }
  }

  private static func hiddenCookies(_ value: String) -> String {
    let pairs = value.split(separator: ";").map { $0.drop { $0 == " " } }
    return pairs.compactMap { pair in
      guard let end = pair.firstIndex(of: "=") else { return standIn(for: String(pair)) }
      let name = pair[..<end]
      // What the device is like identifies nobody, and the first paint depends on it.
      if name == "raven-device" { return String(pair) }
      return name == LiveServer.cookieName ? nil : "\(name)=\(standIn(for: String(pair[pair.index(after: end)...])))"
    }
    .joined(separator: "; ")
  }
}

extension UTF8 {
  /// How many bytes a scalar takes.
  fileprivate nonisolated static func width(_ scalar: Unicode.Scalar) -> Int { String(scalar).utf8.count }
}

extension DOMCommand {
  /// The text a command carries, and whether it is what a field holds.
  fileprivate nonisolated var value: (text: String, isOfField: Bool)? {
    switch self {
    case .text(let text), .style(_, let text), .name(let text): (text, false)
    case .attribute(let name, let text):
      (text, Int(name) < WireNames.table.count && WireNames.table[Int(name)].description == "value")
    case .value(_, let text): (text, true)
    default: nil
    }
  }
}
