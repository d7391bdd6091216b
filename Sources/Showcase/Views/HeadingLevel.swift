import SwiftUI

/// Levels of headings.
enum HeadingLevel {
  /// A level from 1 to 6.
  static func of(_ level: Int) -> AccessibilityHeadingLevel {
    switch level {
    case ...1: .h1
    case 2: .h2
    case 3: .h3
    case 4: .h4
    case 5: .h5
    default: .h6
    }
  }
}
