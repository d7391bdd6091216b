/// One resolved child of a container: a view, and what its modifiers say to the container.
public struct Subview: View, Identifiable {
  /// Identifies a child for as long as it is there.
  public struct ID: Hashable {
    let number: Int
  }

  let leaf: ResolvedLeaf
  let base: EnvironmentNode?
  /// Views that hold a child are passed by as long as they hold the same: by this they notice what concerns them.
  private let version: Int

  init(leaf: ResolvedLeaf, base: EnvironmentNode?) {
    self.leaf = leaf
    self.base = base
    version = leaf.version
  }

  public var id: ID { ID(number: leaf.number) }

  /// What modifiers of the child say to its container.
  public var containerValues: ContainerValues { leaf.containerValues }

  /// What the child says, as a screen reader would.
  ///
  /// Use it to search what is shown. The child is built for that once more, apart from the page, with its state as it is when
  /// views are new: O(*n*) for *n* views in it.
  public var words: String { leaf.words }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    if visitor.container.isResolving {
      visitor.resolve(view.leaf, resolvedIn: view.base)
    } else {
      visitor.place(view.leaf, resolvedIn: view.base)
    }
  }
}

/// The resolved children of a container, or a part of them.
///
/// As a view it shows them all.
public struct SubviewsCollection: RandomAccessCollection, View {
  let leaves: [ResolvedLeaf]
  let base: EnvironmentNode?

  init(leaves: [ResolvedLeaf], base: EnvironmentNode?) {
    self.leaves = leaves
    self.base = base
  }

  /// Creates a collection without children.
  public init() { self.init(leaves: [], base: nil) }

  /// What the children say, as a screen reader would: one after the other, with spaces between.
  ///
  /// The children are built for that once more, apart from the page: O(*n*) for *n* views in them.
  public var words: String {
    var words = ""
    for child in self {
      if !words.isEmpty { words += " " }
      words += child.words
    }
    return words
  }

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { MainActor.assumeIsolated { leaves.count } }
  public nonisolated subscript(position: Int) -> Subview {
    MainActor.assumeIsolated { Subview(leaf: leaves[position], base: base) }
  }

  public var body: some View { ForEach(self) { $0 } }
}

/// A resolved section: its header, content and footer.
///
/// Children that stand in no section form sections without header and footer.
public struct SectionConfiguration: Identifiable {
  /// Identifies a section for as long as it is there.
  public struct ID: Hashable {
    let number: Int
  }

  public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// Whether the content shows, of a section that can be closed.
  var isExpanded: Binding<Bool>?
}

/// The resolved sections of a container.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { MainActor.assumeIsolated { sections.count } }
  public nonisolated subscript(position: Int) -> SectionConfiguration {
    MainActor.assumeIsolated { sections[position] }
  }
}

extension Group {
  /// Makes a view from the resolved children of another: what a container of your own is built on.
  ///
  /// Custom views, conditionals, `ForEach` and erased views are seen through; each child keeps its state while it lives.
  ///
  /// ```swift
  /// struct Numbered<Content: View>: View {
  ///   @ViewBuilder let content: Content
  ///   var body: some View {
  ///     Group(subviews: content) { children in
  ///       ForEach(children) { child in HStack { Text("•"); child } }
  ///     }
  ///   }
  /// }
  /// ```
  public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }

  /// Makes a view from the resolved sections of another.
  public init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

/// A view made from resolved children.
public struct GroupElementsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let transform = view.transform
    visitor.read(view.base) { tape, environment in
      var leaves: [ResolvedLeaf] = []
      tape.collectLeaves(&leaves)
      return transform(SubviewsCollection(leaves: leaves, base: environment))
    }
  }
}

/// A view made from resolved sections.
public struct GroupSectionsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SectionCollection) -> Result

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let transform = view.transform
    visitor.read(view.base) { tape, environment in
      transform(SectionCollection(sections: SectionConfiguration.all(in: tape, environment)))
    }
  }
}

extension SectionConfiguration {
  /// A section whose rows somebody else makes.
  init(header: SubviewsCollection, footer: SubviewsCollection, isExpanded: Binding<Bool>?) {
    self.init(id: ID(number: 0), header: header, content: SubviewsCollection(), footer: footer)
    self.isExpanded = isExpanded
  }

  static func all(in tape: Block, _ base: EnvironmentNode?) -> [SectionConfiguration] {
    var parts: [ResolvedPart] = []
    tape.collectSections(&parts)
    var sections: [SectionConfiguration] = []
    var loose: [ResolvedLeaf] = []
    // What stands in no section is told apart by the section before it: its own views come and go.
    var last = 0
    func flush() {
      if loose.isEmpty { return }
      let none = SubviewsCollection(leaves: [], base: base)
      let content = SubviewsCollection(leaves: loose, base: base)
      sections.append(SectionConfiguration(id: ID(number: last), header: none, content: content, footer: none))
      loose = []
    }
    for part in parts {
      switch part {
      case .leaf(let leaf): loose.append(leaf)
      case .section(let block):
        flush()
        last = block.number
        sections.append(SectionConfiguration(block, base))
      }
    }
    flush()
    return sections
  }

  private init(_ block: SectionBlock, _ base: EnvironmentNode?) {
    let parts = (0...2).map { SubviewsCollection(leaves: block.leaves($0), base: base) }
    self.init(id: ID(number: -block.number), header: parts[0], content: parts[1], footer: parts[2])
    isExpanded = block.isExpanded
  }
}

/// The scope of a container, with its content and what it makes of it.
private final class TypedReaderScope<Base: View, Result: View>: ReaderScope {
  var base: Base
  let isLazy: Bool
  var transform: (Block, EnvironmentNode?) -> Result

  init(
    _ base: Base,
    isLazy: Bool,
    _ coordinator: RenderCoordinator,
    _ transform: @escaping (Block, EnvironmentNode?) -> Result
  ) {
    self.base = base
    self.isLazy = isLazy
    self.transform = transform
    #if hasFeature(Embedded)
    super.init(coordinator: coordinator)
    #else
    super.init(coordinator: coordinator) { unsafeDowncast($0, to: TypedReaderScope<Base, Result>.self).runReader($1) }
    #endif
  }

  nonisolated deinit {}

  #if hasFeature(Embedded)
  override func run(_ visitor: Visitor) { runReader(visitor) }
  #endif

  final func runReader(_ visitor: Visitor) {
    let tape = visitor.resolveContent(base, isLazy: isLazy)
    Result._visit(transform(tape, environment), visitor)
  }
}

extension Visitor {
  /// Visits a container: resolves its content, lazily if it may be long, then visits what it makes of it.
  func read<Base: View, Result: View>(
    _ base: Base,
    isLazy: Bool = false,
    _ transform: @escaping (Block, EnvironmentNode?) -> Result
  ) {
    if isMounting {
      let reader = TypedReaderScope(base, isLazy: isLazy, coordinator, transform)
      appendScope(reader)
      receive(reader)
      runFresh(reader)
    } else {
      let reader = unsafeDowncast(next().object, to: TypedReaderScope<Base, Result>.self)
      prepare(reader)
      reader.base = base
      reader.transform = transform
      runExisting(reader)
    }
  }
}
