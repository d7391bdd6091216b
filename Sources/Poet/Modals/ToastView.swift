public import SwiftUI

/// Shows the toasts of a translator.
///
/// `presenting(_:)` puts one at the bottom of a screen.
public struct ToastView: View {
  private let toast: ToastTranslator

  /// Creates what shows a translator's toasts.
  public init(_ toast: ToastTranslator) { self.toast = toast }

  public var body: some View {
    let toast = toast
    Group {
      if toast.isShown.bool {
        HStack(spacing: 16) {
          Text(toast.text.string).padding(.vertical, 12)
          if let action = toast.action.value {
            Button {
              toast.flash.hide()
              action.evaluate()
            } label: {
              Text(action.name).fontWeight(.semibold).frame(minWidth: 44, minHeight: 44)
            }
          }
        }
        .font(.subheadline)
        .padding(.horizontal, 18)
        .background(.ultraThickMaterial, in: RoundedRectangle(cornerRadius: 14))
        .shadow(color: .black.opacity(0.25), radius: 12, y: 4)
        .padding()
        .transition(.opacity)
      }
    }
    .animation(.easeOut(duration: 0.25), value: toast.isShown.bool)
    .onChange(of: toast.count.int, initial: true) { _, count in
      if count > 0 { AccessibilityNotification.Announcement(toast.text.string).post() }
    }
  }
}
