/// The names of one page: the common table, then what the page added.
///
/// Looking up a literal costs a hash of its address; its text is hashed once per process, and compared once per page if it
/// is not a common one.
nonisolated final class NameTable {
  private(set) var added: [String] = []
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
    precondition(Name.commonCount + added.count < 0x8000, "more than 32,000 different names in one page")
    added.append(text.description)
    verdicts.append(nil)
    return (Name(UInt16(Name.commonCount + added.count - 1)), true)
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
