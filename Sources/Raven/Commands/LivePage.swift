/// What a carrier needs of a page that is alive: batches out, events in.
///
/// `RenderCoordinator` is the one that shows views; a session, a WebAssembly host and the tests talk to it through this alone.
public protocol LivePage: AnyObject {
  /// The id the next opened element will have; every id below it was issued.
  var nextNodeID: UInt32 { get }
  /// The names interned beyond `WireNames.table`, in order.
  var internedNames: [String] { get }
  /// Called, at most once until `takeBatch`, when state changed outside `perform`.
  var onNeedsCommit: (() -> Void)? { get set }
  /// Commits what is due and hands out the batch's body, or nil when the page is unchanged.
  func takeBatch() -> [UInt8]?
  #if !hasFeature(Embedded)
  /// Commits what is due and hands out the whole page instead of what changed; nil when it has ended. It counts as a batch.
  ///
  /// Takes as long as building the page did: every body runs. What was to happen once in what was due, as a focus that moves, does not.
  func draw() -> PageDrawing?
  /// What is kept of the page to compare with, in bytes, estimated.
  var retainedBytes: Int { get }
  #endif
  /// Whether the page is to load what moves things; asked once, when its HTML is written.
  func announceMotion() -> Bool
  /// Runs the handler an event is for. Does not commit.
  func perform(_ event: PageEvent) -> PageEventOutcome
  /// Unmounts the tree: handlers, tasks and observations end. Nothing may be called afterwards.
  func end()
}

extension LivePage {
  public func announceMotion() -> Bool { false }
  #if !hasFeature(Embedded)
  public var retainedBytes: Int { 0 }
  #endif
}

/// What became of an event.
public nonisolated enum PageEventOutcome: Equatable, Sendable {
  /// A handler ran.
  case handled
  /// The element was issued once and is gone, or no longer listens to this kind.
  case retired
  /// The id was never issued, so the page did not get it from us.
  case neverIssued
}
