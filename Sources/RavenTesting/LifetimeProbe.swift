package import Raven

/// Counts what the engine keeps alive, from a starting point on.
///
/// ```swift
/// let probe = LifetimeProbe()
/// TestPage(Counter()).end()
/// #expect(probe.blocks == 0 && probe.boxes == 0)
/// ```
public struct LifetimeProbe {
  private let blocksBefore = LifetimeCount.blocks
  private let boxesBefore = StateRegistry.liveCount

  /// Starts counting.
  public init() {}

  /// Blocks made and not yet freed.
  public var blocks: Int { LifetimeCount.blocks - blocksBefore }
  /// Boxes of state and environment made and not yet freed.
  public var boxes: Int { StateRegistry.liveCount - boxesBefore }
}
