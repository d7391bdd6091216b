public import SwiftUI

/// Shows a list of display state, a view for each of its elements; when the list changes, the elements that stay keep their views.
///
/// ```swift
/// ObservingPageView(translator.page) { element in ElementView(element) }
/// ```
public struct ObservingPageView<Element: Identifiable, Content: View>: View {
  private let elements: ObservableArray<Element>
  private let content: (Element) -> Content

  /// Creates what shows a list.
  public init(_ elements: ObservableArray<Element>, @ViewBuilder content: @escaping (Element) -> Content) {
    self.elements = elements
    self.content = content
  }

  public var body: some View { ForEach(elements.array, content: content) }
}
