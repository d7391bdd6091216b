/// One file a page loads, as it is served.
public struct RuntimeAsset: Sendable {
  /// The file's name, which is also how the modules import each other.
  public let name: String
  /// What `Content-Type` says.
  public let contentType: String
  /// The file's content.
  public let bytes: [UInt8]
}
