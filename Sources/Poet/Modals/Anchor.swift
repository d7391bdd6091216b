import SwiftUI

/// The place something is presented from, which shows nothing itself.
struct Anchor: View {
  var body: some View { Color.clear.frame(width: 0, height: 0).accessibilityHidden(true) }
}
