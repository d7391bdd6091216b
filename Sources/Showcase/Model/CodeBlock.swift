public import SwiftUI

/// Source code, coloured where its language is known, to be copied with one press.
///
/// ```swift
/// CodeBlock("Package.swift", language: .swift) {
///   """
///   .package(url: "https://example.com/buttons", from: "1.0.0")
///   """
/// }
/// ```
/// Empty lines at the beginning and at the end are left out.
public struct CodeBlock: TopicContentConvertible, Equatable {
  /// A language code is written in.
  public nonisolated struct Language: Hashable, Sendable {
    /// What it is called in fences of Markdown, and by what colours it.
    public let name: String

    /// Another language, by the name that stands above its code; it is not coloured if it is not known.
    public init(_ name: String) { self.name = name }

    /// Swift.
    public static let swift = Language("swift")
    /// JSON.
    public static let json = Language("json")
    /// HTML.
    public static let html = Language("html")
    /// CSS.
    public static let css = Language("css")
    /// JavaScript.
    public static let javascript = Language("javascript")
    /// What is typed at a prompt.
    public static let shell = Language("shell")
    /// Text that is not coloured.
    public static let plain = Language("plain")
  }

  /// What stands above it, if anything.
  public let title: String?
  /// What it is written in.
  public let language: Language
  /// The code.
  public let code: String
  var place = Place.root

  /// Creates a block of code.
  ///
  /// - Parameters:
  ///   - title: what stands above it.
  ///   - language: what it is written in.
  ///   - code: the code.
  public init(_ title: String? = nil, language: Language = .swift, code: () -> String) {
    self.title = title
    self.language = language
    self.code = CodeBlock.trimmed(code())
  }

  public func merge(into content: inout Topic.Content) { content.append(.code(self)) }

  /// The same code at a place of a document.
  func placed(at place: Place) -> CodeBlock {
    var block = self
    block.place = place
    return block
  }

  /// Code without empty lines around it.
  nonisolated static func trimmed(_ code: String) -> String {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    while let first = lines.first, first.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "\r" }) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "\r" }) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
