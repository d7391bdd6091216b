import Showcase
import SwiftUI

extension Example {
  /// Shows what a sample makes, and the sample beside it.
  init<Content: View>(_ title: String? = nil, sample: Sample, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, codeBlock: CodeBlock(sample: sample), content: content)
  }
}
