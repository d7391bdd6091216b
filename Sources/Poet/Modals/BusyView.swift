public import SwiftUI

/// Covers a screen while a translator is busy.
///
/// `presenting(_:)` puts one into a screen.
///
/// It is a dialog that only the translator closes, so keys do not reach the screen either, and the focus comes back.
public struct BusyView: View {
  private let busy: BusyTranslator

  /// Creates what shows that a translator is busy.
  public init(_ busy: BusyTranslator) { self.busy = busy }

  public var body: some View { BusyCover(busy: busy) { ProgressView($0) } }
}

/// A dialog that is there while a translator is busy.
///
/// Generic, and made in generic code: inside the page, code that is not cannot be the first to name the classes that the
/// styles of what it shows are kept in.
struct BusyCover<Sign: View>: View {
  let busy: BusyTranslator
  let sign: (String) -> Sign

  var body: some View {
    let (busy, sign) = (busy, sign)
    Anchor()
      .sheet(isPresented: Binding(get: { busy.isBusy }, set: { _ in })) {
        sign(busy.activity.value ?? "")
          .padding(32)
          .frame(maxWidth: .infinity)
          .presentationDetents([.height(140)])
          .presentationDragIndicator(.hidden)
          .interactiveDismissDisabled()
      }
  }
}
