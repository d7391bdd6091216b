public import SwiftUI

/// What a topic says and shows, without its title and without a page of its own around it.
///
/// Use it to put a topic among other views.
///
/// ```swift
/// ScrollView {
///   Header()
///   ShowcaseContent(topic)
/// }
/// ```
public struct ShowcaseContent: View {
  private let rows: [TopicRow]

  /// Creates a view of a topic's content.
  public init(_ topic: Topic) { rows = Array(TopicRow.rows(of: topic).dropFirst()) }

  public var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      ForEach(rows) { TopicRowView(row: $0) }
    }
  }
}
