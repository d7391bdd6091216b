/// The names of one page: the common table, then what the page added.
///
/// Looking up a literal costs a hash of its address; its text is hashed once per process, and compared once per page if it
/// is not a common one.
nonisolated final class NameTable {
  private(set) var added: [String] = []
  /// How many of them are values that rows share.
  private var sharedCount = 0
  /// How many of these a page may get: looking for a name goes through all that were added.
  static let mostShared = 64
  /// What is known of added names as attributes.
  private var verdicts: [MarkupVerdict?] = []
  /// The numbers of the engine's rare names, as far as the page has been told.
  private var rare: [Name?] = []
  #if hasFeature(Embedded)
  /// A module that looks nothing up does without the table.
  private var common: CommonNames { CommonNames.shared }
  #else
  /// Kept here, because a global asks at every use whether it exists yet.
  private let common = CommonNames.shared
  #endif

  /// The number of a name, and whether the page has to be told of it first.
  func intern(_ text: StaticString) -> (name: Name, isNew: Bool) {
    if let known = common.find(text) { return (known, false) }
    return internRare(text)
  }

  /// The number of a name that is no common one.
  private func internRare(_ text: StaticString) -> (name: Name, isNew: Bool) {
    var index = 0
    while index < added.count {
      if added[index].hasSameBytes(as: text) { return (Name(UInt16(Name.commonCount + index)), false) }
      index += 1
    }
    return (add(text.description), true)
  }

  /// The number of a value that rows share, and whether the page has to be told of it first; nil when too many have got one.
  @inline(never)
  func intern(shared text: UnsafeBufferPointer<UInt8>) -> (name: Name, isNew: Bool)? {
    if let known = common.search(text) { return (known, false) }
    var index = 0
    while index < added.count {
      if added[index].withBytes({ hasSameBytes($0, text) }) { return (Name(UInt16(Name.commonCount + index)), false) }
      index += 1
    }
    if sharedCount == NameTable.mostShared { return nil }
    sharedCount += 1
    return (add(String(decoding: text, as: UTF8.self)), true)
  }

  private func add(_ text: String) -> Name {
    precondition(Name.commonCount + added.count < 0x8000, "more than 32,000 different names in one page")
    added.append(text)
    verdicts.append(nil)
    return Name(UInt16(Name.commonCount + added.count - 1))
  }

  /// The page's number of a rare name, and whether the page has to be told of it first.
  func number(ofRare index: Int) -> (name: Name, isNew: Bool) {
    if rare.isEmpty { rare = Array(repeating: nil, count: WireNames.rare.count) }
    if let known = rare[index] { return (known, false) }
    let (name, isNew) = internRare(WireNames.rare[index])
    rare[index] = name
    return (name, isNew)
  }

  /// What is known of a name as an attribute, found out at its first use.
  @MainActor func verdict(_ name: Name, on text: StaticString) -> MarkupVerdict {
    let index = Int(name.rawValue)
    if index < Name.commonCount {
      if let known = common.verdicts[index] { return known }
      let found = MarkupSafety.verdict(onAttribute: text)
      common.verdicts[index] = found
      return found
    }
    if let known = verdicts[index - Name.commonCount] { return known }
    let found = MarkupSafety.verdict(onAttribute: text)
    verdicts[index - Name.commonCount] = found
    return found
  }
}
