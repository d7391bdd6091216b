#if hasFeature(Embedded)
/// Bytes, as `Data` of Foundation.
public nonisolated struct Data: RandomAccessCollection, RangeReplaceableCollection, MutableCollection, Hashable,
  Sendable
{
  var bytes: [UInt8]

  /// Creates it without bytes.
  public init() { bytes = [] }
  /// Creates it of the bytes of a sequence: `Data("text".utf8)`.
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 { self.bytes = [UInt8](bytes) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bytes.count }
  public subscript(index: Int) -> UInt8 {
    get { bytes[index] }
    set { bytes[index] = newValue }
  }
  public mutating func replaceSubrange<New: Collection>(_ range: Range<Int>, with new: New) where New.Element == UInt8 {
    bytes.replaceSubrange(range, with: new)
  }
}

nonisolated extension String {
  /// How characters are written as bytes.
  public enum Encoding: Hashable, Sendable {
    case utf8
  }

  /// The text that bytes are written as; nil if they are not.
  public init?(data: Data, encoding: Encoding) {
    self.init(validating: data.bytes, as: UTF8.self)
  }

  /// The bytes a text is written as.
  public func data(using encoding: Encoding) -> Data? { Data(utf8) }
}
#endif
