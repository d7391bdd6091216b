import SwiftUI

/// Covers a screen while its translator is busy.
///
/// It is a dialog that only the translator closes, so keys do not reach the screen either, and the focus comes back.
///
/// Inside the page, what is made of generic views has to be made where the app is compiled: so it knows the translator's type.
struct BusyView<Display: Translator>: View {
  let busy: BusyTranslator

  var body: some View {
    let busy = busy
    Anchor()
      .sheet(isPresented: Binding(get: { busy.isBusy }, set: { _ in })) {
        ProgressView(busy.activity.value ?? "")
          .padding(32)
          .frame(maxWidth: .infinity)
          .presentationDetents([.height(140)])
          .presentationDragIndicator(.hidden)
          .interactiveDismissDisabled()
      }
  }
}
