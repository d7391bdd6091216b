// Repeats a view for each child, or each section, of another.

extension ForEach where Content: View {
  /// Makes a view for each resolved child of another view.
  ///
  /// The short form of `Group(subviews:)` for containers that treat all their children alike.
  ///
  /// ```swift
  /// ForEach(subviews: content) { child in HStack { Text("•"); child } }
  /// ```
  /// Differs from SwiftUI: `data` is empty until the view is shown.
  public init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let data = Data()
    self.init(data: data, content: content, id: { $0.id }, source: SourceLocation(fileID, line)) { visitor, visitRows in
      visitor.read(view) { tape, environment in
        var leaves: [ResolvedLeaf] = []
        tape.collectLeaves(&leaves)
        data.found.children = SubviewsCollection(leaves: leaves, base: environment)
        return FoundRows(visit: visitRows)
      }
    }
  }

  /// Makes a view for each resolved section of another view.
  ///
  /// ```swift
  /// ForEach(sections: content) { section in VStack { section.header; section.content } }
  /// ```
  /// Differs from SwiftUI: `data` is empty until the view is shown.
  public init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    let data = Data()
    self.init(data: data, content: content, id: { $0.id }, source: SourceLocation(fileID, line)) { visitor, visitRows in
      visitor.read(view) { tape, environment in
        data.found.sections = SectionCollection(sections: SectionConfiguration.all(in: tape, environment))
        return FoundRows(visit: visitRows)
      }
    }
  }
}

/// The children of a view as the elements of a `ForEach`.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let found = FoundElements()

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { MainActor.assumeIsolated { found.children.count } }
  public nonisolated subscript(position: Int) -> Subview { MainActor.assumeIsolated { found.children[position] } }
}

/// The sections of a view as the elements of a `ForEach`.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let found = FoundElements()

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { MainActor.assumeIsolated { found.sections.count } }
  public nonisolated subscript(position: Int) -> SectionConfiguration {
    MainActor.assumeIsolated { found.sections[position] }
  }
}

/// What resolving a view has found: whoever has the collection from before sees it, too.
final class FoundElements {
  var children = SubviewsCollection(leaves: [], base: nil)
  var sections = SectionCollection(sections: [])

  init() {}
  nonisolated deinit {}
}

/// The rows made of what has been found.
private struct FoundRows: View {
  let visit: (Visitor) -> Void

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) { view.visit(visitor) }
}
