public import SwiftUI

/// One child of a board as it really is, after every body has been run: a row, or a section with children of its own.
///
/// As a view it shows the child; a section is a section again, so that a board made of some blocks of another looks as if they had
/// been written there.
public struct ResolvedBlock: View, Identifiable {
  /// Identifies a block for as long as what it stands for is there.
  public typealias ID = SubviewPart.ID

  public let id: ID
  /// How many sections it stands in.
  public let depth: Int
  /// Whether it is a section.
  public let isSection: Bool
  /// The views of a section's header; empty where there is none.
  public let header: SubviewsCollection
  /// The views of a section's footer; empty where there is none.
  public let footer: SubviewsCollection
  /// Whether the rows show, of a section that a person can close: a `Section` with a binding; nil for others.
  public let isExpanded: Binding<Bool>?
  /// What stands in a section, in the order it was declared; empty for a row.
  public let children: [ResolvedBlock]
  /// What a row shows; nil for a section.
  public let content: Subview?

  init(_ view: Subview, depth: Int) {
    id = .view(view.id)
    self.depth = depth
    isSection = false
    (header, footer) = (SubviewsCollection(), SubviewsCollection())
    isExpanded = nil
    children = []
    content = view
  }

  init(section: SubviewSection, children: [ResolvedBlock], depth: Int) {
    id = .section(section.id)
    self.depth = depth
    isSection = true
    (header, footer) = (section.header, section.footer)
    isExpanded = section.isExpanded
    self.children = children
    content = nil
  }

  private init(_ section: ResolvedBlock, children: [ResolvedBlock], footer: SubviewsCollection) {
    (id, depth, isSection) = (section.id, section.depth, true)
    header = section.header
    self.footer = footer
    isExpanded = section.isExpanded
    self.children = children
    content = nil
  }

  public var body: some View {
    if let content {
      content
    } else if let isExpanded {
      // Such sections have no footer.
      Section(isExpanded: isExpanded) {
        ForEach(children) { $0 }
      } header: {
        header
      }
    } else {
      Section {
        ForEach(children) { $0 }
      } header: {
        header
      } footer: {
        footer
      }
    }
  }

  /// What the modifiers of a row say to its container; nothing for a section.
  public var containerValues: ContainerValues? { content?.containerValues }

  /// What a row says, or the header of a section, as a screen reader would.
  ///
  /// What is asked is built for that once more, apart from the page: O(*n*) for *n* views in it.
  public var words: String { content?.words ?? header.words }

  /// The section with other children; a row stays as it is.
  public func with(children: [ResolvedBlock]) -> ResolvedBlock {
    isSection ? ResolvedBlock(self, children: children, footer: footer) : self
  }

  /// The header of a section and nothing else.
  var headerAlone: ResolvedBlock { ResolvedBlock(self, children: [], footer: SubviewsCollection()) }
}
