import SwiftUI

/// Covers a screen while its translator is busy.
///
/// It is a dialog that only the translator closes, so keys do not reach the screen either, and the focus comes back.
///
/// Generic, and made in generic code: inside the page, code that is not cannot be the first to name the classes that the styles
/// of what it shows are kept in.
struct BusyView<Sign: View>: View {
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
