/// A part of resolved content: a child of its own, or a section with parts of its own.
public enum SubviewPart: Identifiable {
  /// A view, in no section between it and the content it is a part of.
  case view(Subview)
  /// A section.
  case section(SubviewSection)

  /// Identifies a part for as long as it is there.
  public enum ID: Hashable {
    /// A view, by its own id.
    case view(Subview.ID)
    /// A section, by its own id.
    case section(SectionConfiguration.ID)
  }

  public var id: ID {
    switch self {
    case .view(let view): .view(view.id)
    case .section(let section): .section(section.id)
    }
  }
}

/// The parts of resolved content as they were declared: views, and sections in one another to any depth.
///
/// Looking at the parts looks at nothing inside their sections: going through all of them takes time in proportion to how
/// many there are, however deep they stand.
public struct SubviewParts: RandomAccessCollection {
  fileprivate let parts: [ResolvedPart]
  fileprivate let reading: Reading

  fileprivate init(of tape: Block?, _ reading: Reading) {
    var parts: [ResolvedPart] = []
    tape?.collectSections(&parts)
    self.parts = parts
    self.reading = reading
  }

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { MainActor.assumeIsolated { parts.count } }
  public nonisolated subscript(position: Int) -> SubviewPart {
    MainActor.assumeIsolated {
      switch parts[position] {
      case .leaf(let leaf): .view(Subview(leaf: leaf, base: reading.base))
      case .section(let block): .section(SubviewSection(block: block, reading: reading))
      }
    }
  }
}

/// A section among the parts of resolved content.
///
/// Each property looks its part up again: in O(*n*) for the *n* views or parts it gives.
public struct SubviewSection: Identifiable {
  fileprivate let block: SectionBlock
  fileprivate let reading: Reading

  public var id: SectionConfiguration.ID { SectionConfiguration.ID(number: -block.number) }
  /// The views of the header.
  public var header: SubviewsCollection { SubviewsCollection(leaves: block.leaves(0), base: reading.base) }
  /// What stands in the section, with the sections in it.
  public var content: SubviewParts { SubviewParts(of: block.part(1), reading) }
  /// The views of the footer.
  public var footer: SubviewsCollection { SubviewsCollection(leaves: block.leaves(2), base: reading.base) }
  /// Whether the content shows, of a section that a person can close; nil for others.
  public var isExpanded: Binding<Bool>? { block.isExpanded }
}

/// One time that content was read.
///
/// What is in a section is looked up in its block, which stays: views that hold a section, and are passed by as long as they
/// hold the same, notice by this that it may show something else.
private final class Reading {
  /// Where the content was resolved.
  let base: EnvironmentNode?

  init(_ base: EnvironmentNode?) { self.base = base }
  nonisolated deinit {}
}

extension Group {
  /// Makes a view from the resolved parts of another, sections in sections among them.
  ///
  /// `Group(sections:)` gives the outermost sections, with the views of those in them among their own. This is for containers
  /// that treat inner sections in a way of their own: outlines, tables of contents, boards of settings.
  ///
  /// ```swift
  /// struct Outline<Content: View>: View {
  ///   @ViewBuilder let content: Content
  ///   var body: some View { Group(parts: content) { parts in OutlineLevel(parts: parts) } }
  /// }
  ///
  /// struct OutlineLevel: View {
  ///   let parts: SubviewParts
  ///   var body: some View {
  ///     ForEach(parts) { part in
  ///       switch part {
  ///       case .view(let view): view
  ///       case .section(let section):
  ///         section.header
  ///         OutlineLevel(parts: section.content).padding(.leading)
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  /// Custom views, modifiers, conditionals, `ForEach` and erased views are seen through; each view keeps its state while it
  /// lives. SwiftUI has nothing of the kind.
  public init<Base: View, Result: View>(
    parts view: Base,
    @ViewBuilder transform: @escaping (SubviewParts) -> Result
  ) where Content == GroupPartsOfContent<Base, Result> {
    self.init { GroupPartsOfContent(base: view, transform: transform) }
  }
}

/// A view made from resolved parts.
public struct GroupPartsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewParts) -> Result

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let transform = view.transform
    visitor.read(view.base) { tape, environment in transform(SubviewParts(of: tape, Reading(environment))) }
  }
}
