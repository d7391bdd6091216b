public import SwiftUI

/// A view one can try: the view itself, with its state.
///
/// ```swift
/// Example("A counter") {
///   CounterView()
/// } code: {
///   "CounterView()"
/// }
/// ```
/// The closure runs when the example is on the page. What the view keeps in `@State` stays while the document is built anew,
/// as long as title and place stay.
public struct Example: TopicContentConvertible, Identifiable, Equatable {
  /// What stands above it, if anything.
  public let title: String?
  /// The code shown beside it, if any.
  public let codeBlock: CodeBlock?
  let make: () -> AnyView
  var place = Place.root

  /// An id that follows from the titles on the way to it.
  public var id: UUID { place.id }

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - title: what stands above it.
  ///   - codeBlock: the code shown beside it.
  ///   - content: the view.
  public init<Content: View>(
    _ title: String? = nil,
    codeBlock: CodeBlock? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.title = title
    self.codeBlock = codeBlock
    make = { AnyView(content()) }
  }

  /// Creates an example with its code in Swift.
  ///
  /// - Parameters:
  ///   - title: what stands above it.
  ///   - content: the view.
  ///   - code: the code shown beside it; nothing checks that it is what the view is made by.
  public init<Content: View>(
    _ title: String? = nil,
    @ViewBuilder content: @escaping () -> Content,
    code: () -> String
  ) {
    self.init(title, codeBlock: CodeBlock(code: code), content: content)
  }

  public func merge(into content: inout Topic.Content) { content.append(.example(self)) }

  /// Whether title and code are the same; views are not compared.
  public static func == (left: Example, right: Example) -> Bool {
    left.title == right.title && left.codeBlock == right.codeBlock && left.place == right.place
  }
}
