/// A type of content that comes from elsewhere, as dropped and pasted items have one.
///
/// Say with it what `onInsert(of:perform:)` takes:
///
/// ```swift
/// ForEach(places) { PlaceRow($0) }.onInsert(of: [.url, .plainText], perform: insert)
/// ```
/// `import UniformTypeIdentifiers` compiles and gives nothing more.
///
/// Differs from SwiftUI: there are the types a page can be given, and those they conform to. Files come as the text in them.
nonisolated public struct UTType: Hashable, Sendable {
  /// The name that is the same everywhere, such as `public.plain-text`.
  public let identifier: String

  /// Looks up a type by its identifier; nil for one that no item of a page has.
  public init?(_ identifier: String) {
    guard UTType.parents(of: identifier) != nil else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// What a type is a closer kind of; nil for a type that is none of these.
  private static func parents(of identifier: String) -> [String]? {
    switch identifier {
    case "public.item", "public.content": []
    case "public.data": ["public.item"]
    case "public.url": ["public.data"]
    case "public.text": ["public.data", "public.content"]
    case "public.plain-text": ["public.text"]
    case "public.utf8-plain-text": ["public.plain-text"]
    default: nil
    }
  }

  /// Anything that can be handed over.
  public static var item: UTType { UTType(known: "public.item") }
  /// What is shown to people, as text is.
  public static var content: UTType { UTType(known: "public.content") }
  /// Bytes.
  public static var data: UTType { UTType(known: "public.data") }
  /// An address.
  public static var url: UTType { UTType(known: "public.url") }
  /// Any text.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without formatting.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without formatting in UTF-8, as every text of a page is.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }

  /// Not available: pages are given no addresses of files.
  @available(
    *,
    unavailable,
    message: "A page is given no addresses of files. Take .plainText: a file of text comes as its text."
  )
  public static var fileURL: UTType { item }
  /// Not available: only text and links are taken.
  @available(*, unavailable, message: "Rows take text and links. Take .url for the address of an image.")
  public static var image: UTType { item }
  /// Not available: text comes without formatting.
  @available(*, unavailable, message: "Text comes without formatting. Take .plainText.")
  public static var rtf: UTType { item }
  /// Not available: text comes without formatting.
  @available(*, unavailable, message: "Text comes without formatting. Take .plainText.")
  public static var html: UTType { item }
  /// Not available: there is no type of its own for it.
  @available(*, unavailable, message: "JSON comes as text. Take .plainText and decode it.")
  public static var json: UTType { item }

  /// Whether the type is another, or a closer kind of it.
  ///
  /// ```swift
  /// UTType.utf8PlainText.conforms(to: .text)  // true
  /// ```
  public func conforms(to type: UTType) -> Bool {
    self == type || (UTType.parents(of: identifier) ?? []).contains { UTType(known: $0).conforms(to: type) }
  }

  /// What the web calls the type; nil for one it has no name for.
  public var preferredMIMEType: String? {
    switch identifier {
    case "public.plain-text", "public.utf8-plain-text": "text/plain"
    case "public.url": "text/uri-list"
    default: nil
    }
  }
}

extension PageEvent.Drop.Kind {
  /// The type of its items.
  var type: UTType { self == .text ? .utf8PlainText : .url }
}
