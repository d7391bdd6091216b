public import SwiftUI

/// Blocks that belong together, under a header and above a footer.
///
/// ```swift
/// StackBoard {
///   StackBoardSection("Account") {
///     TextField("Name", text: $name)
///     Toggle("Public", isOn: $isPublic)
///   }
///   StackBoardSection("Storage", footer: "Photos count too.") { StorageBar() }
/// }
/// ```
/// At the first level of a board it is a group named by its header and described by its footer. In another section it dissolves:
/// its rows join that one, however deep it stands, and its header and footer go, unless
/// ``Raven/View/stackBoardNesting(_:)`` says otherwise. Outside boards it is a `Section`.
public struct StackBoardSection<Header: View, Footer: View>: StackBoardSectionSource {
  private let blocks: [AnyBlock]
  private let header: Header
  private let footer: Footer

  /// Creates a section with a header and a footer.
  public init(
    @StackBoardBuilder content: () -> [AnyBlock],
    @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(content(), header: header, footer: footer)
  }

  /// Creates a section of blocks that were built elsewhere.
  public init(_ blocks: [AnyBlock], @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer) {
    self.blocks = blocks
    self.header = header()
    self.footer = footer()
  }

  public func extractBlocks() -> [AnyBlock]? { blocks }

  public var body: some View {
    Section {
      Blocks(blocks)
    } header: {
      header
    } footer: {
      footer
    }
  }
}

extension StackBoardSection where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@StackBoardBuilder content: () -> [AnyBlock], @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header, of blocks that were built elsewhere.
  public init(_ blocks: [AnyBlock], @ViewBuilder header: () -> Header) {
    self.init(blocks, header: header, footer: { EmptyView() })
  }
}

extension StackBoardSection where Header == EmptyView {
  /// Creates a section with a footer.
  public init(@StackBoardBuilder content: () -> [AnyBlock], @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension StackBoardSection where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@StackBoardBuilder content: () -> [AnyBlock]) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension StackBoardSection where Header == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ title: some StringProtocol, @StackBoardBuilder content: () -> [AnyBlock]) {
    self.init(content: content, header: { Text(title) })
  }
}

extension StackBoardSection where Header == Text, Footer == Text {
  /// Creates a section with a title, and a note below.
  public init(
    _ title: some StringProtocol,
    footer: some StringProtocol,
    @StackBoardBuilder content: () -> [AnyBlock]
  ) {
    self.init(content: content, header: { Text(title) }, footer: { Text(footer) })
  }
}
