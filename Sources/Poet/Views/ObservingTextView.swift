public import SwiftUI

/// Shows a text of display state; when it changes, only this view runs again.
///
/// ```swift
/// ObservingTextView(translator.title).font(.title)
/// ```
public struct ObservingTextView: View {
  private let text: ObservableString

  /// Creates what shows a text.
  public init(_ text: ObservableString) { self.text = text }

  public var body: some View { Text(text.string) }
}
