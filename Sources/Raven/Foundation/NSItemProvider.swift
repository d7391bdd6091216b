#if !hasFeature(Embedded)
public import Foundation

/// Something that was dropped or pasted, for an app to load in the form it wants.
///
/// `onInsert(of:perform:)` hands them out. A text loads as `String`, a link as `URL`:
///
/// ```swift
/// _ = provider.loadObject(ofClass: URL.self) { address, error in
///   if let address { bookmarks.append(address) }
/// }
/// ```
/// Differs from SwiftUI: what is dropped is here already, so everything is loaded on the main actor before the call returns,
/// and so are the completions called.
public final class NSItemProvider {
  private let item: PageEvent.Drop.Item

  init(_ item: PageEvent.Drop.Item) { self.item = item }

  /// Creates a provider of a text, as for a test of what an app does with one.
  public convenience init(object: NSString) { self.init(PageEvent.Drop.Item(.text, object.description)) }

  /// Creates a provider of a link.
  public convenience init(object: NSURL) { self.init(PageEvent.Drop.Item(.link, object.absoluteString ?? "")) }

  /// The type of the item.
  public var registeredContentTypes: [UTType] { [item.kind.type] }

  /// The identifier of the item's type.
  public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// Whether the item is of a type, or of a closer kind of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map(item.kind.type.conforms) ?? false
  }

  /// Whether the item can be loaded as a `String`, or as a `URL`.
  public func canLoadObject<T: NSItemProviderReading>(ofClass: T.Type) -> Bool {
    T.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  /// Loads the item as a `String`, or as a `URL`.
  ///
  /// - Parameters:
  ///   - ofClass: what to load it as.
  ///   - completionHandler: gets the object, or why there is none; on the main actor, before the call returns.
  /// - Returns: the progress of loading, which is done.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass: T.Type,
    completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    if canLoadObject(ofClass: T.self), let type = registeredTypeIdentifiers.first {
      do { completionHandler(try T.object(withItemProviderData: bytes, typeIdentifier: type), nil) } catch {
        completionHandler(nil, error)
      }
    } else {
      completionHandler(nil, CocoaError(.featureUnsupported))
    }
    return .done
  }

  /// Loads the bytes of the item: the text in UTF-8, or that of the link's address.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the type to load it as, which the item must conform to.
  ///   - completionHandler: gets the bytes, or why there are none; on the main actor, before the call returns.
  /// - Returns: the progress of loading, which is done.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    if hasItemConformingToTypeIdentifier(typeIdentifier) {
      completionHandler(bytes, nil)
    } else {
      completionHandler(nil, CocoaError(.featureUnsupported))
    }
    return .done
  }

  /// Not available: what it loads depends on the platform.
  @available(
    *,
    unavailable,
    message: "Load a known form: loadObject(ofClass: String.self) or loadObject(ofClass: URL.self)."
  )
  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: (((any Sendable)?, (any Error)?) -> Void)? = nil
  ) {}

  private var bytes: Data { Data(item.text.utf8) }
}

/// What the item of an `NSItemProvider` can be loaded as: `String` and `URL`.
public protocol NSItemProviderReading {
  /// The types it can be made from, those that fit best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes it from the bytes of an item.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension String: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    String(decoding: data, as: UTF8.self)
  }
}

extension URL: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let address = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return address
  }
}

extension Progress {
  /// That of something that is done already.
  fileprivate static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
#endif
