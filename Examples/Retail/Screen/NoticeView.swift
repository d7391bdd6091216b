import Poet
import SwiftUI

/// What a person should know before going on.
struct NoticeView: View {
  let notice: ObservableValue<Notice?>

  var body: some View {
    if let notice = notice.value {
      HStack(alignment: .top, spacing: 12) {
        Image(systemName: notice.kind.symbol)
          .font(.title2)
          .foregroundStyle(notice.kind.color)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 4) {
          Text(notice.title).font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
          Text(notice.text)
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(notice.kind.color.opacity(0.14), in: RoundedRectangle(cornerRadius: 16))
      .onChange(of: notice, initial: true) { _, notice in
        AccessibilityNotification.Announcement("\(notice.title). \(notice.text)").post()
      }
    }
  }
}

extension Notice.Kind {
  fileprivate var symbol: String {
    switch self {
    case .success: "checkmark.circle.fill"
    case .warning: "exclamationmark.triangle.fill"
    case .failure: "exclamationmark.octagon.fill"
    }
  }

  fileprivate var color: Color {
    switch self {
    case .success: .green
    case .warning: .orange
    case .failure: .red
    }
  }
}
