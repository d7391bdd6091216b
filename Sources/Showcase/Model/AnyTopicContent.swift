public import SwiftUI

/// Something of an app's own kind in a topic: any view, under a name.
///
/// See `TopicContentConvertible` for how it gets there.
public struct AnyTopicContent: Equatable {
  /// What its id is made from; not shown.
  public let name: String
  /// What a search finds it by, and what is compared.
  public let text: String
  let make: () -> AnyView
  var place = Place.root

  /// Creates a thing of an own kind.
  ///
  /// - Parameters:
  ///   - name: what its id is made from: keep it the same while the thing is the same.
  ///   - text: what a search finds it by.
  ///   - content: what shows it; runs when it is on the page.
  public init<Content: View>(_ name: String, text: String = "", @ViewBuilder content: @escaping () -> Content) {
    self.name = name
    self.text = text
    make = { AnyView(content()) }
  }

  /// Whether name and text are the same; views are not compared.
  public static func == (left: AnyTopicContent, right: AnyTopicContent) -> Bool {
    left.name == right.name && left.text == right.text && left.place == right.place
  }
}
