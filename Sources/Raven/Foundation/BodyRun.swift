#if !hasFeature(Embedded)
/// What ran of a view for one batch, and why: its body, or something its body has made that runs by itself.
package nonisolated struct BodyRun: Equatable {
  /// One thing that changed.
  package struct Reason: Equatable {
    /// `@identity`, `@self` or `@dependencies`, or the name of a property.
    package let name: String
    /// What the property is now, in a few words; nil where there is nothing to be said of it.
    package var value: String?
    /// What the property reads, until it is known of all of that whether it is secret.
    var read: Set<ObjectIdentifier> = []
  }

  /// The type of the view; of what runs by itself, what it is and in which view.
  package let view: String
  /// What changed; none where nothing is known.
  package let reasons: [Reason]
  /// How often it ran.
  package let count: Int
  /// The bytes it wrote to the batch.
  package let bytes: Int
  /// The elements it stands at, the outermost ones.
  package let nodes: [UInt32]
}

extension BodyRun {
  /// Writes it as `Documentation/Wire.md` says.
  package func write(to frame: inout [UInt8]) {
    frame.appendString(view)
    frame.appendVarint(UInt32(count))
    frame.appendVarint(UInt32(max(0, bytes)))
    frame.appendVarint(UInt32(reasons.count))
    for reason in reasons {
      frame.appendString(reason.name)
      frame.appendString(reason.value ?? "")
    }
    frame.appendVarint(UInt32(nodes.count))
    for node in nodes { frame.appendVarint(node) }
  }
}
#endif
