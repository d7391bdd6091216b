import SwiftUI

/// A field for a line of text, beside what it is for.
struct LabeledField: View {
  private let title: String
  @Binding private var text: String

  init(_ title: String, text: Binding<String>) {
    self.title = title
    _text = text
  }

  var body: some View {
    LabeledContent(title) {
      TextField(title, text: $text).multilineTextAlignment(.trailing)
    }
  }
}
