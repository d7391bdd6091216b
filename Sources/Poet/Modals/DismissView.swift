import SwiftUI

/// Has the screen go that it stands in.
struct DismissView: View {
  let translator: DismissTranslator
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let (translator, dismiss) = (translator, dismiss)
    Anchor().onChange(of: translator.isDismissed.bool, initial: true) { _, isDismissed in
      if !isDismissed { return }
      translator.isDismissed.bool = false
      dismiss()
    }
  }
}
