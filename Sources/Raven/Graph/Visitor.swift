/// Walks views and keeps their tapes, writing to the page what changed.
///
/// One walk both makes and patches: while *mounting*, every call appends a slot and writes a command; while *patching*,
/// the same calls in the same order compare with the slot under the cursor. Views differ only in which calls they make.
///
/// ```
///   Block A  [el][str][blk][el]…         cursor ──▶ next slot of the block being walked
///                      └─▶ Block B …     entering a child block saves the place and restores it
/// ```
/// Invariants, while visiting a view: `chain`, `environment` and `container` are as found when the visit returns;
/// `previous` is the last root behind which the next one goes, `parent` the element they stand in.
public final class Visitor {
  /// The page's owner, which owns the visitor.
  var coordinator: RenderCoordinator { unmanagedCoordinator._withUnsafeGuaranteedRef { $0 } }
  /// For calls made for every element, which need no retain and release around them.
  let unmanagedCoordinator: Unmanaged<RenderCoordinator>
  /// Where commands go: to the page, or nowhere inside an element that was refused.
  private(set) var encoder: CommandEncoder
  private let pageEncoder: CommandEncoder

  // Where we are on the tape.
  private(set) var isMounting = false
  /// The ids of the elements written while the whole page is drawn again; nil otherwise.
  #if hasFeature(Embedded)
  var drawn: [UInt32]? {
    get { nil }
    set {}
  }
  #else
  var drawn: [UInt32]?
  #endif
  private(set) var block: Block
  private(set) var cursor = 0
  private var scratch = SlotStack()
  private var base = 0

  // Where we are on the page.
  var place = Place(parent: 0, previous: Place.unknown)
  var sizing = ChildSizing()
  var openElements = OpenElements()
  /// The slot of the element opened last.
  var openIndex = 0

  // What is handed down.
  var scope: Scope
  var environment: EnvironmentNode?
  var chain: ChainLink?
  var container = Container()
  /// What a scope was given last of these; at first what the running one has itself.
  var given: Surroundings?
  #if !hasFeature(Embedded)
  /// Those made last in this walk.
  var recent: [Surroundings] = []
  #endif
  var decorations = Decorations()
  /// What assistive technology is told of the view being opened, until an element takes it.
  var description: AccessibilityDescription?
  /// How many more elements lazy lists build before the page has said what it can show.
  var rowBudget = ListWindow.initial
  /// How many lazy lists have been made in the lazy container.
  var lazyLists = 0
  /// Whether modifiers gave the open element a label.
  var isLabelled = false

  /// The element being filled and its last child so far.
  struct Place {
    /// Nothing is known yet of what stands before: a scope runs by itself.
    static let unknown = UInt32.max
    var parent: UInt32
    var previous: UInt32
  }

  init(coordinator: RenderCoordinator, encoder: CommandEncoder, root: Scope) {
    unmanagedCoordinator = .passUnretained(coordinator)
    self.encoder = encoder
    pageEncoder = encoder
    block = root
    scope = root
  }

  nonisolated deinit {}

  // MARK: Slots

  /// Appends a slot while mounting.
  @discardableResult
  func append(_ header: SlotHeader) -> SlotPointer {
    let slot = scratch.append()
    slot.initialize(header)
    return slot
  }

  /// Appends an element's slot while mounting.
  func append(_ element: ElementSlot) { scratch.append().initialize(element) }

  /// The next slot while patching.
  @inline(__always)
  func next() -> SlotPointer {
    let slot = block.slot(cursor)
    cursor += 1
    return slot
  }

  /// Passes slots by that are as they were.
  @inline(__always)
  func pass(_ count: Int) { cursor += count }

  /// Whether the whole page is drawn again: the tape is passed as while patching, and all of it written as while mounting.
  var isRedrawing: Bool { drawn != nil }
  /// Whether what is visited is written whole, whether or not it was there before.
  var isWriting: Bool { isMounting || isRedrawing }

  /// The number of slots written or passed in the block being walked.
  var passed: Int { isMounting ? scratch.count - base : cursor }

  /// The slot at an index of the block being walked.
  @inline(__always)
  func slot(at index: Int) -> SlotPointer { isMounting ? scratch[base + index] : block.slot(index) }

  // MARK: Blocks

  /// What entering a child block saves.
  struct Outside {
    fileprivate unowned(unsafe) let block: Block
    fileprivate let cursor: Int
    fileprivate let base: Int
    fileprivate let isMounting: Bool
    fileprivate let sizing: ChildSizing
  }

  /// Goes into a fresh block, whose slots are now appended.
  ///
  /// Its slot in the enclosing block exists already.
  func enterFresh(_ child: Block) -> Outside {
    if !isWriting { encoder.position(resolvedPosition()) }
    child.parent = block
    child.depth = block.depth &+ 1
    let outside = enter(child)
    base = scratch.count
    isMounting = true
    return outside
  }

  /// Goes into a block that exists, at its first slot.
  func enterExisting(_ child: Block) -> Outside { enter(child) }

  private func enter(_ child: Block) -> Outside {
    let outside = Outside(block: block, cursor: cursor, base: base, isMounting: isMounting, sizing: sizing)
    block = child
    cursor = 0
    sizing = ChildSizing()
    return outside
  }

  /// Goes back to the enclosing block.
  func leave(_ outside: Outside) {
    if isMounting {
      block.adopt(scratch, from: base)
      #if !hasFeature(Embedded)
      unmanagedCoordinator._withUnsafeGuaranteedRef { $0.retainedSlots &+= Int(block.slotCount) }
      #endif
      scratch.truncate(to: base)
    }
    block.sizing = sizing
    sizing = outside.sizing
    sizing.add(block.sizing)
    block = outside.block
    cursor = outside.cursor
    base = outside.base
    isMounting = outside.isMounting
  }

  /// Passes a block by that needs no visit.
  func skip(_ child: Block) {
    let last = child.lastRoot
    if last != 0 { place.previous = last }
    sizing.add(child.sizing)
  }

  /// Takes a block's elements from the page and ends everything in it.
  func remove(_ child: Block) {
    if !isRedrawing { child.forEachRoot { encoder.remove($0) } }
    child.retire(coordinator)
  }

  /// Where the next root goes, looking upwards if a scope runs by itself and nothing has been passed yet.
  func resolvedPosition() -> CommandEncoder.Position {
    if place.previous == Place.unknown {
      let here = block.place(before: max(0, cursor - 1))
      let position =
        here.parent != 0 || here.previous != 0
        ? CommandEncoder.Position(parent: here.parent, previous: here.previous) : block.position()
      place = Place(parent: position.parent, previous: position.previous)
    }
    return CommandEncoder.Position(parent: place.parent, previous: place.previous)
  }

  // MARK: Refusing

  /// Keeps the element about to be opened off the page, with everything in it.
  ///
  /// What is wrong with it is put into words only if somebody is told.
  func mute(_ words: () -> (what: String, instead: String)) {
    if Diagnostics.isHeard {
      let (what, instead) = words()
      Diagnostics.report(.refusedMarkup(what, instead))
    }
    container.isMuted = true
    updateEncoder()
  }

  /// Has commands go where the container says.
  func updateEncoder() { encoder = container.isMuted ? .discarding : pageEncoder }

  // MARK: Scopes

  /// Runs a marked scope by itself.
  func rerun(_ scope: Scope) {
    #if hasFeature(Embedded)
    // It has its turn when the scope around it has given it its elements.
    if Presence.arrays, scope.isList, unsafeDowncast(scope, to: ElementList.self).isWaiting { return }
    #endif
    let before = (sizing: scope.sizing, shapes: ContentShape.changes)
    walk(scope, from: Place.unknown)
    if scope.container.isResolving, ContentShape.changes != before.shapes { scope.reader?.invalidate() }
    if scope.container.isMuted { scope.enclosingReader?.invalidate() }
    if scope.sizing != before.sizing { scope.parent?.childSizingChanged(scope, encoder) }
  }

  /// Walks the whole page, whose outermost scope this is, and writes all of it.
  ///
  /// Every body runs; nothing appears or disappears by it, and state is as it was.
  ///
  /// - Returns: the ids of the elements in the order of the page.
  func redraw(_ root: Scope) -> [UInt32] {
    drawn = []
    encoder.position(CommandEncoder.Position(parent: 0, previous: 0))
    defer { drawn = nil }
    walk(root, from: 0)
    return drawn ?? []
  }

  /// Walks a scope's tape by itself; `previous` is what its first root stands behind.
  private func walk(_ scope: Scope, from previous: UInt32) {
    block = scope
    isMounting = false
    place = Place(parent: 0, previous: previous)
    sizing = ChildSizing()
    rowBudget = ListWindow.initial
    let outside = Outside(block: scope, cursor: 0, base: 0, isMounting: false, sizing: ChildSizing())
    cursor = 0
    inScope(scope) { scope.run(self) }
    Scope.current = nil
    #if !hasFeature(Embedded)
    recent.removeAll(keepingCapacity: true)
    #endif
    leave(outside)
  }

  /// A scope and what is handed down to it.
  private struct Handed {
    var scope: Scope
    var environment: EnvironmentNode?
    var chain: ChainLink?
    var container: Container
    var given: Surroundings?
  }

  /// Changes what is handed down for something else, without retaining either.
  private func swap(with other: inout Handed) {
    Swift.swap(&scope, &other.scope)
    Swift.swap(&environment, &other.environment)
    Swift.swap(&chain, &other.chain)
    Swift.swap(&container, &other.container)
    Swift.swap(&given, &other.given)
    Scope.current = Unmanaged.passUnretained(scope)
    updateEncoder()
  }

  /// Runs `body` with everything a scope keeps from outside in place.
  func inScope(_ inner: Scope, _ body: () -> Void) {
    let surroundings = inner.surroundings
    var outer = Handed(
      scope: inner,
      environment: surroundings?.environment,
      chain: surroundings?.chain,
      container: surroundings?.container ?? Container(),
      given: surroundings
    )
    swap(with: &outer)
    inner.beginRun()
    #if hasFeature(Embedded)
    body()
    #else
    if BodyTrace.recordsAll { BodyTrace.record(inner, body) } else { body() }
    #endif
    swap(with: &outer)
  }
}
