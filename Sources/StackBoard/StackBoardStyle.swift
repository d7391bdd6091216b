public import SwiftUI

/// How boards look.
///
/// A style of your own shows the blocks of `configuration.board`, in which no section holds another:
///
/// ```swift
/// struct CompactBoardStyle: StackBoardStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       ForEach(configuration.board) { block in
///         if block.isSection { block.header.bold() }
///         ForEach(block.children) { $0 }
///       }
///     }
///   }
/// }
/// ```
public protocol StackBoardStyle {
  /// The type of the board.
  associatedtype Body: View
  /// The board.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a board.
  typealias Configuration = StackBoardStyleConfiguration
}

/// The parts of a board.
public struct StackBoardStyleConfiguration {
  /// What stands on the board: rows and sections, no section in another.
  ///
  /// Where headers are shown as rows, such a row is a section among the children of another, without children of its own.
  public let board: ResolvedBoard
}

/// A style of any type.
struct AnyStackBoardStyle {
  private let makeStyled: (StackBoardStyleConfiguration) -> AnyView

  init<Style: StackBoardStyle>(_ style: Style) {
    makeStyled = { AnyView(StyledBoard(style: style, configuration: $0)) }
  }

  func make(_ configuration: StackBoardStyleConfiguration) -> AnyView { makeStyled(configuration) }
}

/// A board in a style: where the style's own dynamic properties live.
private struct StyledBoard<Style: StackBoardStyle>: View {
  let style: Style
  let configuration: StackBoardStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum StyleKey: EnvironmentKey {
  static var defaultValue: AnyStackBoardStyle { AnyStackBoardStyle(AutomaticStackBoardStyle()) }
}

extension EnvironmentValues {
  var stackBoardStyle: AnyStackBoardStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how boards in this view look.
  ///
  /// ```swift
  /// StackBoard { AllSettings() }.stackBoardStyle(.plain)
  /// ```
  public func stackBoardStyle<Style: StackBoardStyle>(_ style: Style) -> some View {
    environment(\.stackBoardStyle, AnyStackBoardStyle(style))
  }
}
