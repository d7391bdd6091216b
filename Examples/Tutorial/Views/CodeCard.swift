import SwiftUI

/// An excerpt of source, below the name of its file; lines that are too long scroll.
struct CodeCard: View {
  let code: String
  let path: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(fileName).font(.caption).foregroundStyle(.secondary).padding(.horizontal, 16)
      ScrollView(.horizontal) {
        Text(code)
          .font(.system(.footnote, design: .monospaced))
          .lineSpacing(3)
          .fixedSize()
          .textSelection(.enabled)
          .padding(.horizontal, 16)
      }
    }
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 12))
  }

  private var fileName: String { path.split(separator: "/").last.map { String($0) } ?? path }
}
