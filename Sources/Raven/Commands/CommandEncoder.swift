/// Writes the DOM commands of one batch.
///
/// ```
///   ops      small integers: what happens, to which name, to which id
///   lengths  of every value, in UTF-16 units, in order of use
///   blob     the values' UTF-8
/// ```
/// Splitting values from operations makes equal markup equal bytes, so a run of rows is written once and repeated with
/// `again`. One encoder serves every page of a process in turn: a batch is always taken in the call that made it.
///
/// Not isolated, because its closures would ask at run time which actor they are on; only the main actor uses it.
///
/// Invariants: `depth` elements are open; ids are given in the order of `open`; a position is written only when
/// something is inserted there.
/// A handle on memory that is never freed, for there are two in a process: an object would be retained and released around
/// each command.
nonisolated struct CommandEncoder {
  private struct State: ~Copyable {
    var ops = ByteBuffer(capacity: 4096)
    var lengths = ByteBuffer(capacity: 1024)
    var blob = ByteBuffer(capacity: 4096)
    var targeted: UInt32 = 0
    var depth = 0
    var pendingPosition: Position?
    var lastAgain = -1
    var cursor: Position?
    var names: NameTable
    var pattern = RowPattern()
    /// Where the row began that is held against the pattern.
    var followed: Mark?
  }

  private let state: UnsafeMutablePointer<State>

  init(names: NameTable) {
    state = .allocate(capacity: 1)
    state.initialize(to: State(names: names))
  }

  /// The names of the page that is written to.
  var names: NameTable {
    get { state.pointee.names }
    nonmutating set { state.pointee.names = newValue }
  }

  private var ops: ByteBuffer {
    _read { yield state.pointee.ops }
    nonmutating _modify { yield &state.pointee.ops }
  }

  private var lengths: ByteBuffer {
    _read { yield state.pointee.lengths }
    nonmutating _modify { yield &state.pointee.lengths }
  }

  private var blob: ByteBuffer {
    _read { yield state.pointee.blob }
    nonmutating _modify { yield &state.pointee.blob }
  }

  /// The id of the element `attribute` and its kin apply to, when it is named by `target`.
  private var targeted: UInt32 {
    get { state.pointee.targeted }
    nonmutating set { state.pointee.targeted = newValue }
  }

  private var depth: Int {
    get { state.pointee.depth }
    nonmutating set { state.pointee.depth = newValue }
  }

  private var pendingPosition: Position? {
    get { state.pointee.pendingPosition }
    nonmutating set { state.pointee.pendingPosition = newValue }
  }

  private var lastAgain: Int {
    get { state.pointee.lastAgain }
    nonmutating set { state.pointee.lastAgain = newValue }
  }

  private var followed: Mark? {
    get { state.pointee.followed }
    nonmutating set { state.pointee.followed = newValue }
  }

  /// Where the page's cursor stands, while known.
  private var cursor: Position? {
    get { state.pointee.cursor }
    nonmutating set { state.pointee.cursor = newValue }
  }

  /// A place between siblings: behind `previous`, or first in `parent` when `previous` is 0.
  struct Position: Equatable {
    var parent: UInt32
    var previous: UInt32
  }

  /// Whether nothing has been written since the last batch was taken.
  var isEmpty: Bool { ops.count == 0 }

  // MARK: Building

  /// Opens an element and returns where its layout byte stands, if it has one.
  func open(_ tag: Name, layout: UInt8?) -> Int {
    if depth == 0 { writePosition() }
    depth += 1
    targeted = 0
    guard let layout else {
      write(.open, number(tag))
      return -1
    }
    write(.openLaidOut, number(tag))
    ops.append(layout)
    return ops.count - 1
  }

  /// Closes the element; `layout` is now known from its children.
  func close(_ id: UInt32, layoutAt index: Int, layout: UInt8) {
    if index >= 0 { ops[index] = layout }
    ops.append(Command.close.rawValue)
    depth -= 1
    if depth == 0 { cursor?.previous = id }
  }

  /// Says where the next elements at depth 0 go.
  ///
  /// Costs nothing until one comes.
  func position(_ position: Position) { pendingPosition = position == cursor ? nil : position }

  private func writePosition() {
    guard let position = pendingPosition else { return }
    pendingPosition = nil
    targeted = 0
    cursor = position
    if position.previous != 0 {
      ops.append(Command.after.rawValue)
      ops.appendVarint(position.previous)
    } else {
      ops.append(Command.into.rawValue)
      ops.appendVarint(position.parent)
    }
  }

  // MARK: The current element

  /// Makes an element that stands on the page current.
  func target(_ id: UInt32) {
    // 0 is the page's container, and also says that nothing is targeted.
    if targeted == id, id != 0 { return }
    targeted = id
    ops.append(Command.target.rawValue)
    ops.appendVarint(id)
  }

  func text(_ value: String) {
    ops.append(Command.text.rawValue)
    append(value)
  }

  func attribute(_ name: Name, _ value: String) { write(.attribute, name, value) }
  func style(_ name: Name, _ value: String) { write(.style, name, value) }
  func removeAttribute(_ name: Name) { write(.removeAttribute, number(name)) }
  func removeStyle(_ name: Name) { write(.removeStyle, number(name)) }

  func constant(_ name: Name, _ value: Name) {
    let value = number(value)
    write(.constant, number(name))
    ops.appendVarint(value)
  }

  func listen(_ mask: UInt32) { write(.listen, mask) }

  func layout(_ byte: UInt8) {
    ops.append(Command.layout.rawValue)
    ops.append(byte)
  }

  func value(version: UInt32, _ text: String) {
    write(.value, version)
    append(text)
  }

  func checked(_ isChecked: Bool) {
    ops.append(Command.checked.rawValue)
    ops.append(isChecked ? 1 : 0)
  }

  func focus() { ops.append(Command.focus.rawValue) }
  func blur() { ops.append(Command.blur.rawValue) }

  // MARK: Moving and removing

  func move(_ id: UInt32) {
    writePosition()
    targeted = 0
    write(.move, id)
    cursor?.previous = id
  }

  func remove(_ id: UInt32) {
    targeted = 0
    cursor = nil
    write(.remove, id)
  }

  func clear(_ id: UInt32) {
    targeted = 0
    cursor = nil
    write(.clear, id)
  }

  /// Tells the page of an interned name.
  func name(_ text: StaticString) {
    ops.append(Command.name.rawValue)
    append(text.description)
  }

  // MARK: Repetition

  /// A run of rows being written: the ops of the last one, and how often it has been repeated.
  struct Run {
    fileprivate var first: Mark?
    fileprivate var rowLength = 0
    fileprivate var end = -1
    fileprivate var againAt = -1
    fileprivate var count: UInt32 = 0
    /// The pattern that its rows follow; 0 for none.
    fileprivate var pattern: UInt32 = 0
    /// The values that rows do not share, though the first few did, by bits.
    fileprivate var varying: UInt32 = 0
  }

  /// Starts a row of a run; hand the result to `endRow`.
  func beginRow(_ run: Run) -> Mark {
    if depth == 0 { writePosition() }
    // A row with a list in it is written as it is.
    if let followed { stopFollowing(from: followed) }
    let start = mark
    if run.pattern != 0, run.pattern == state.pointee.pattern.owner, run.end == start.ops {
      state.pointee.pattern.begin()
      followed = start
    }
    return start
  }

  /// Ends a row: one whose ops equal the row before becomes a repetition of it.
  func endRow(_ run: inout Run, from start: Mark) {
    let row = ops.bytes(from: start.ops)
    if followed != nil {
      let missing = state.pointee.pattern.missing(inRowOf: row)
      if missing == 0 {
        followed = nil
        return addRepetition(to: &run, insteadOf: start)
      }
      stopFollowing(from: start)
      run.varying |= missing ?? 0
    }
    guard let first = run.first, row.count > 4, start.ops == run.end,
      hasSameBytes(row, UnsafeBufferPointer(start: ops.start + first.ops, count: run.rowLength))
    else {
      // A row that itself holds a repetition cannot be repeated: `again` does not nest.
      run = Run(
        first: lastAgain >= start.ops ? nil : start,
        rowLength: row.count,
        end: ops.count,
        varying: run.varying
      )
      return
    }
    addRepetition(to: &run, insteadOf: start)
    if run.count == RowPattern.rowsNeeded - 1 { shareValues(in: &run) }
  }

  #if hasFeature(Embedded)
  /// Writes attributes that are the same in every row, told apart by a number; most rows copy what the one before got.
  @inline(__always)
  func writePassage(_ identity: Int, _ write: () -> Void) {
    guard let followed else { return write() }
    if state.pointee.pattern.repeatPassage(identity, &state.pointee.ops) { return }
    let (place, value) = (ops.count - followed.ops, state.pointee.pattern.index)
    write()
    state.pointee.pattern.keepPassage(identity, in: ops.bytes(from: followed.ops), from: place, value)
  }
  #endif

  /// Has the last row be a repetition of the one before; its values stay.
  private func addRepetition(to run: inout Run, insteadOf start: Mark) {
    ops.truncate(to: run.againAt < 0 ? start.ops : run.againAt)
    run.count += 1
    writeRepetition(of: &run)
  }

  private func writeRepetition(of run: inout Run) {
    #if !hasFeature(Embedded)
    if BodyTrace.recordsAll { BodyTrace.takeBack(to: written) }
    #endif
    run.againAt = ops.count
    lastAgain = ops.count
    ops.append(Command.again.rawValue)
    ops.appendVarint(UInt32(run.rowLength))
    ops.appendVarint(run.count)
    run.end = ops.count
  }

  /// Writes the first rows of a run anew, with names for the values that all of them share, which later rows leave out.
  @inline(never)
  private func shareValues(in run: inout Run) {
    guard var first = run.first else { return }
    state.pointee.pattern.learn(
      UnsafeBufferPointer(start: ops.start + first.ops, count: run.rowLength),
      lengths.bytes(from: first.lengths),
      blob.bytes(from: first.blob),
      without: run.varying
    )
    if state.pointee.pattern.shared == 0 { return }
    takeBack(to: first)
    state.pointee.pattern.nameShared { value in
      guard let (name, isNew) = names.intern(shared: value) else { return nil }
      if isNew {
        ops.append(Command.name.rawValue)
        append(value)
      }
      return name
    }
    first = mark
    state.pointee.pattern.write(&state.pointee.ops, &state.pointee.lengths, &state.pointee.blob)
    run.first = first
    run.rowLength = ops.count - first.ops
    if state.pointee.pattern.shared != 0 { run.pattern = state.pointee.pattern.owner }
    writeRepetition(of: &run)
  }

  /// Writes what was left out of the row that is being written; it follows no pattern any more.
  @inline(never)
  private func stopFollowing(from start: Mark) {
    followed = nil
    state.pointee.pattern.restore(
      &state.pointee.lengths,
      from: start.lengths,
      &state.pointee.blob,
      from: start.blob
    )
  }

  #if !hasFeature(Embedded)
  /// How much of the batch there is: bytes of operations, and of values with their lengths.
  var written: ByteShares.Written { (ops.count, lengths.count + blob.count) }
  #endif

  // MARK: Taking back

  /// A place in the batch.
  struct Mark: Equatable {
    fileprivate var ops: Int
    fileprivate var lengths: Int
    fileprivate var blob: Int
  }

  /// Where the batch ends now.
  var mark: Mark { Mark(ops: ops.count, lengths: lengths.count, blob: blob.count) }

  /// Takes back everything written since a place, at which no element was open.
  func takeBack(to mark: Mark) {
    ops.truncate(to: mark.ops)
    lengths.truncate(to: mark.lengths)
    blob.truncate(to: mark.blob)
    targeted = 0
    #if !hasFeature(Embedded)
    if BodyTrace.recordsAll { BodyTrace.takeBack(to: written) }
    #endif
  }

  // MARK: The batch

  /// Hands out the batch's body and empties the encoder.
  func take() -> [UInt8] {
    var body: [UInt8] = []
    body.reserveCapacity(ops.count + lengths.count + blob.count + 10)
    body.appendVarint(UInt32(ops.count))
    body.append(contentsOf: ops.bytes)
    body.appendVarint(UInt32(lengths.count))
    body.append(contentsOf: lengths.bytes)
    body.append(contentsOf: blob.bytes)
    reset()
    return body
  }

  /// Empties the encoder without a batch.
  func reset() {
    ops.reset(keepingAtMost: 1 << 20)
    lengths.reset(keepingAtMost: 1 << 18)
    blob.reset(keepingAtMost: 1 << 20)
    targeted = 0
    depth = 0
    pendingPosition = nil
    cursor = nil
    lastAgain = -1
    followed = nil
  }

  private func write(_ command: Command, _ operand: UInt32) {
    ops.append(command.rawValue)
    ops.appendVarint(operand)
  }

  private func write(_ command: Command, _ name: Name, _ value: String) {
    write(command, number(name))
    append(value)
  }

  /// The page's number of a name, which is told first if it is a rare one and new.
  @inline(__always)
  private func number(_ name: Name) -> UInt32 {
    guard let rare = name.rareIndex else { return UInt32(name.rawValue) }
    return number(ofRare: rare)
  }

  @inline(never)
  private func number(ofRare index: Int) -> UInt32 {
    let (name, isNew) = names.number(ofRare: index)
    if isNew { self.name(WireNames.rare[index]) }
    return UInt32(name.rawValue)
  }

  private func append(_ value: String) {
    value.withBytes { append($0) }
  }

  private func append(_ utf8: UnsafeBufferPointer<UInt8>) {
    if followed != nil, state.pointee.pattern.omits(utf8) { return }
    let (units, hasNull) = utf8.measureText()
    lengths.appendVarint(UInt32(units))
    if hasNull { appendReplacingNull(utf8) } else { blob.append(utf8) }
  }

  /// No HTML can hold U+0000; it shows as the replacement character everywhere.
  @inline(never) private func appendReplacingNull(_ utf8: UnsafeBufferPointer<UInt8>) {
    for byte in utf8 {
      var bytes: UInt32 = byte == 0 ? 0xBD_BF_EF : UInt32(byte)
      while bytes != 0 {
        blob.append(UInt8(truncatingIfNeeded: bytes))
        bytes >>= 8
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The length of UTF-8 in UTF-16 units, and whether it holds a U+0000.
  ///
  /// Eight bytes at a time where all are ASCII.
  fileprivate nonisolated func measureText() -> (units: Int, hasNull: Bool) {
    guard let base = baseAddress else { return (0, false) }
    let bytes = UnsafeRawPointer(base)
    var units = count
    var hasNull = false
    var index = 0
    while index < count {
      if index + 8 <= count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        // No high bit is set, and subtracting one from each byte sets none.
        if (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 {
          index += 8
          continue
        }
      }
      let byte = self[index]
      if byte >= 0x80 {
        if byte < 0xC0 { units -= 1 }
        if byte >= 0xF0 { units += 1 }
      } else if byte == 0 {
        hasNull = true
      }
      index += 1
    }
    return (units, hasNull)
  }
}
