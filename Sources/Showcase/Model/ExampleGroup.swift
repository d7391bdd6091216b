public import SwiftUI

/// Examples of which one at a time is shown, chosen by tabs.
///
/// ```swift
/// ExampleGroup("Styles") {
///   Example("Bordered") { Button("Save") {}.buttonStyle(.bordered) }
///   Example("Plain") { Button("Save") {}.buttonStyle(.plain) }
/// }
/// ```
/// What an example keeps in `@State` is gone when another is chosen, as in a tab view that shows one at a time.
public struct ExampleGroup: TopicContentConvertible, Equatable {
  /// What stands above it, if anything.
  public let title: String?
  /// The examples, in order.
  public let examples: [Example]
  let place: Place

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: what stands above it.
  ///   - examples: the examples, in order.
  public init(_ title: String? = nil, @ExampleGroupBuilder examples: () -> [Example]) {
    self.init(title: title, examples: examples(), place: .root)
  }

  private init(title: String?, examples: [Example], place: Place) {
    self.title = title
    self.place = place
    var places = SiblingPlaces(below: place)
    self.examples = examples.map { example in
      var example = example
      example.place = places.place(for: example.title ?? "example")
      return example
    }
  }

  /// The same group at a place of a document.
  func placed(at place: Place) -> ExampleGroup { ExampleGroup(title: title, examples: examples, place: place) }

  public func merge(into content: inout Topic.Content) { content.append(.exampleGroup(self)) }
}

/// Puts together the examples of a group, in order.
@resultBuilder
public enum ExampleGroupBuilder: ListBuilder {
  public typealias Part = Example

  /// One example.
  public static func buildExpression(_ example: Example) -> [Example] { [example] }
}
