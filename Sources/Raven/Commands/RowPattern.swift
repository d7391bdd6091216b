/// What the rows of a run have in common: their operations, and the values of attributes that were equal in the first few.
///
/// ```
///   first rows   are written as they come; then the values they share become names of the page, and the row is written anew
///   later rows   leave out the values that are the pattern's
/// ```
/// Of a thousand rows, what a page is sent is what differs from row to row. Only attributes: names stand for nothing else.
/// One serves all runs in turn: a run whose pattern another one has taken ends.
nonisolated struct RowPattern: ~Copyable {
  /// How many rows are looked at before values count as shared.
  static let rowsNeeded = 4
  /// Of each row so many values are looked at, one bit each.
  static let mostValues = 32

  /// A value of the first row.
  private struct Value {
    /// Where its bytes are, and how many.
    var start = 0
    var count = 0
    /// Its length as the wire has it.
    var units: UInt32 = 0
    /// What the page calls it if the rows share it.
    var name = Name(0)
  }

  /// The operations of a row as the engine writes them.
  private var ops = ByteBuffer(capacity: 256)
  // The values of the first rows.
  private var lengths = ByteBuffer(capacity: 64)
  private var blob = ByteBuffer(capacity: 256)
  private let values: UnsafeMutablePointer<Value>
  /// The values that the rows share, by bits.
  private(set) var shared: UInt32 = 0
  /// Tells whose pattern it is.
  private(set) var owner: UInt32 = 0

  // Of the row that is being written: how many values there were, and which were left out.
  private(set) var index = 0
  private var omitted: UInt32 = 0

  #if hasFeature(Embedded)
  /// Operations that come of something whose values are all left out, as often as it is there.
  private struct Passage {
    /// Tells what they come of.
    var identity = 0
    /// Whose pattern it is a part of.
    var owner: UInt32 = 0
    var ops: UInt64 = 0
    var count = 0
    /// How many values are left out.
    var values = 0
  }

  /// By the first of their values.
  private let passages: UnsafeMutablePointer<Passage>
  #endif

  @inline(never)
  init() {
    values = .allocate(capacity: RowPattern.mostValues)
    #if hasFeature(Embedded)
    passages = .allocate(capacity: RowPattern.mostValues)
    passages.initialize(repeating: Passage(), count: RowPattern.mostValues)
    #endif
  }

  deinit {
    values.deallocate()
    #if hasFeature(Embedded)
    passages.deallocate()
    #endif
  }

  private func isShared(_ index: Int) -> Bool { shared & RowPattern.bit(index) != 0 }

  /// The bit of a value; none for one that is not looked at.
  private static func bit(_ index: Int) -> UInt32 { index < mostValues ? 1 &<< UInt32(truncatingIfNeeded: index) : 0 }

  private func bytes(of index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: blob.start + values[index].start, count: values[index].count)
  }

  /// Writes a value and its length.
  @inline(never)
  private func append(
    _ value: UnsafeBufferPointer<UInt8>,
    _ units: UInt32,
    to lengths: inout ByteBuffer,
    _ blob: inout ByteBuffer
  ) {
    lengths.appendVarint(units)
    blob.append(value)
  }

  // MARK: The first rows

  /// Takes the operations that the first rows have in common, and their values, and looks which of these all share.
  ///
  /// - Parameters:
  ///   - ops: those of one row.
  ///   - lengths: of the values of `rowsNeeded` rows.
  ///   - blob: these values.
  ///   - varying: values that are not looked at, by bits.
  mutating func learn(
    _ ops: UnsafeBufferPointer<UInt8>,
    _ lengths: UnsafeBufferPointer<UInt8>,
    _ blob: UnsafeBufferPointer<UInt8>,
    without varying: UInt32
  ) {
    owner &+= 1
    self.ops.replace(with: ops)
    self.lengths.replace(with: lengths)
    self.blob.replace(with: blob)
    shared = 0
    var count = 0
    var steps = OpsReader(self.ops.bytes)
    while let step = steps.next() {
      if !step.command.hasValue { continue }
      // What a field holds may be a secret, and is hidden as a value where it must not be seen.
      if step.command == .attribute, step.name != .value { shared |= RowPattern.bit(count) }
      count += 1
    }
    shared &= ~varying
    // A row that does more than build has values that are not counted here.
    if !steps.isAtEnd { shared = 0 }
    if shared == 0 { return }
    var reader = ValueReader(lengths: self.lengths.start, values: self.blob.start)
    for row in 0..<RowPattern.rowsNeeded {
      for index in 0..<count {
        let value = reader.next()
        if row == 0, index < RowPattern.mostValues {
          let start = value.baseAddress.unsafelyUnwrapped - UnsafePointer(self.blob.start)
          values[index] = Value(start: start, count: value.count, units: reader.units)
        } else if isShared(index), !hasSameBytes(value, bytes(of: index)) {
          shared &= ~RowPattern.bit(index)
        }
      }
    }
  }

  /// Gives the shared values names; those that get none are shared no more.
  mutating func nameShared(_ name: (UnsafeBufferPointer<UInt8>) -> Name?) {
    for index in 0..<RowPattern.mostValues where isShared(index) {
      if let name = name(bytes(of: index)) { values[index].name = name } else { shared &= ~RowPattern.bit(index) }
    }
  }

  /// Writes the row with names for the values that are shared, and the other values of the first rows.
  func write(_ output: inout ByteBuffer, _ lengths: inout ByteBuffer, _ blob: inout ByteBuffer) {
    var count = 0
    var steps = OpsReader(ops.bytes)
    while let step = steps.next() {
      if step.command.hasValue { count += 1 }
      if step.command.hasValue, isShared(count - 1) {
        output.append(Command.constant.rawValue)
        output.appendVarint(UInt32(step.name.rawValue))
        output.appendVarint(UInt32(values[count - 1].name.rawValue))
      } else {
        output.append(step.bytes)
      }
    }
    var reader = ValueReader(lengths: self.lengths.start, values: self.blob.start)
    for _ in 0..<RowPattern.rowsNeeded {
      for index in 0..<count {
        let value = reader.next()
        if !isShared(index) { append(value, reader.units, to: &lengths, &blob) }
      }
    }
  }

  // MARK: A later row

  /// Begins with a row.
  mutating func begin() {
    index = 0
    omitted = 0
  }

  /// Whether the next value of the row is the pattern's, and so left out.
  mutating func omits(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    let index = index
    self.index += 1
    guard isShared(index), hasSameBytes(value, bytes(of: index)) else { return false }
    omitted |= RowPattern.bit(index)
    return true
  }

  #if hasFeature(Embedded)
  /// Writes again what came of something in the rows before, and says whether it did.
  mutating func repeatPassage(_ identity: Int, _ ops: inout ByteBuffer) -> Bool {
    if index >= RowPattern.mostValues { return false }
    let passage = passages + index
    if passage.pointee.identity != identity || passage.pointee.owner != owner { return false }
    ops.append(passage.pointee.ops, count: passage.pointee.count)
    let values = passage.pointee.values
    omitted |= (RowPattern.bit(values) &- 1) &<< UInt32(truncatingIfNeeded: index)
    index += values
    return true
  }

  /// Keeps what came of something, if all its values were left out and its operations are the pattern's.
  ///
  /// - Parameters:
  ///   - identity: tells what it came of.
  ///   - row: the operations of the row that is being written.
  ///   - place: where in them its own begin.
  ///   - first: the first of its values.
  @inline(never)
  mutating func keepPassage(_ identity: Int, in row: UnsafeBufferPointer<UInt8>, from place: Int, _ first: Int) {
    let (count, values) = (row.count - place, index - first)
    if count > 8 || index >= RowPattern.mostValues || row.count > ops.count { return }
    let bits = (RowPattern.bit(values) &- 1) &<< UInt32(truncatingIfNeeded: first)
    if omitted & bits != bits { return }
    var word: UInt64 = 0
    for offset in (place..<row.count).reversed() {
      if row[offset] != ops[offset] { return }
      word = word << 8 | UInt64(row[offset])
    }
    passages[first] = Passage(identity: identity, owner: owner, ops: word, count: count, values: values)
  }
  #endif

  /// Which of the shared values the row does not have, by bits; nil if its operations are others.
  func missing(inRowOf ops: UnsafeBufferPointer<UInt8>) -> UInt32? {
    hasSameBytes(ops, self.ops.bytes) ? shared & ~omitted : nil
  }

  /// Puts the values that were left out between those that were written from some places on.
  func restore(_ lengths: inout ByteBuffer, from length: Int, _ blob: inout ByteBuffer, from value: Int) {
    var writtenLengths = ByteBuffer(capacity: 64)
    var written = ByteBuffer(capacity: 256)
    writtenLengths.append(lengths.bytes(from: length))
    written.append(blob.bytes(from: value))
    lengths.truncate(to: length)
    blob.truncate(to: value)
    var reader = ValueReader(lengths: writtenLengths.start, values: written.start)
    for index in 0..<index {
      if omitted & RowPattern.bit(index) != 0 {
        append(bytes(of: index), values[index].units, to: &lengths, &blob)
      } else {
        let value = reader.next()
        append(value, reader.units, to: &lengths, &blob)
      }
    }
  }
}

/// Whether bytes are the same, eight at a time.
nonisolated func hasSameBytes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  let count = left.count
  if count != right.count { return false }
  guard let first = left.baseAddress, let second = right.baseAddress else { return true }
  var index = 0
  while index + 8 <= count {
    let words = (
      UnsafeRawPointer(first).loadUnaligned(fromByteOffset: index, as: UInt64.self),
      UnsafeRawPointer(second).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    )
    if words.0 != words.1 { return false }
    index += 8
  }
  while index < count {
    if first[index] != second[index] { return false }
    index += 1
  }
  return true
}
