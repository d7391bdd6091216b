import Poet
import SwiftUI

/// The products beside what is to be done and what was done; one below the other where that is too much for the width.
struct Columns<Main: View, Guide: View, Summary: View>: View {
  /// Whether there are products.
  let hasMain: ObservableBool
  @ViewBuilder let main: () -> Main
  @ViewBuilder let guide: () -> Guide
  @ViewBuilder let summary: () -> Summary
  @Environment(\.horizontalSizeClass) private var width
  /// Nil until it has been measured.
  @State private var hasRoom: Bool?

  /// From this width on there is room for two columns.
  private static var enough: CGFloat { 760 }

  var body: some View {
    Group {
      if !hasMain.bool {
        guide().frame(maxWidth: 560)
      } else if hasRoom ?? (width == .regular) {
        HStack(alignment: .top, spacing: 16) {
          main().frame(maxWidth: .infinity)
          VStack(spacing: 16) {
            guide()
            summary()
          }
          .frame(width: 336)
        }
      } else {
        VStack(spacing: 16) {
          guide()
          main()
          summary()
        }
      }
    }
    .frame(maxWidth: .infinity)
    .onGeometryChange(for: Bool.self) {
      $0.size.width >= Self.enough
    } action: {
      hasRoom = $0
    }
  }
}
