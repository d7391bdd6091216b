#if hasFeature(Embedded)
/// Something that was dropped or pasted, which loads as `String` or as `URL`.
///
/// Everything is loaded, and completions are called, before a call returns.
public final class NSItemProvider {
  private let item: PageEvent.Drop.Item

  init(_ item: PageEvent.Drop.Item) { self.item = item }
  nonisolated deinit {}

  /// The type of the item.
  public var registeredContentTypes: [UTType] { [item.kind.type] }

  /// The identifier of the item's type.
  public var registeredTypeIdentifiers: [String] { [item.kind.type.identifier] }

  /// Whether the item can be loaded as a `String`, or as a `URL`.
  public func canLoadObject<T: NSItemProviderReading>(ofClass: T.Type) -> Bool {
    item.kind.type.conforms(to: T.readableType)
  }

  /// Loads the item as a `String`, or as a `URL`; nil if it is none.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass: T.Type,
    completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(canLoadObject(ofClass: T.self) ? T.loaded(from: item.text) : nil, nil)
    return Progress()
  }
}

/// How far something is that takes its time; what reports one inside a page is done when it does.
public final class Progress {
  init() {}
  nonisolated deinit {}
  /// Whether it is done.
  public var isFinished: Bool { true }
  /// How much of it is done, from 0 to 1.
  public var fractionCompleted: Double { 1 }
}

/// What the item of an `NSItemProvider` can be loaded as: `String` and `URL`.
public protocol NSItemProviderReading {
  /// The type it can be made from.
  static var readableType: UTType { get }
  /// Makes it from the text of an item.
  static func loaded(from text: String) -> Self?
}

extension String: NSItemProviderReading {
  public static var readableType: UTType { .text }
  public static func loaded(from text: String) -> String? { text }
}

extension URL: NSItemProviderReading {
  public static var readableType: UTType { .url }
  public static func loaded(from text: String) -> URL? { URL(string: text) }
}
#endif
