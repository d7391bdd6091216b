import SwiftUI

/// A bar of what is stored, and below it what its colours mean.
struct StorageChart: View {
  let storage: Storage

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      LabeledContent("Used", value: "\(storage.used.bytes) of \(Storage.capacity.bytes)")
      StackedBar(storage: storage)
        .frame(height: 16)
        .accessibilityHidden(true)
      VStack(spacing: 6) {
        ForEach(Storage.Kind.allCases) { Legend(kind: $0, size: storage[$0]) }
      }
      .font(.subheadline)
    }
    .padding(.vertical, 4)
  }
}

/// Stretches as long as their shares of all there is room for.
private struct StackedBar: View {
  let storage: Storage

  var body: some View {
    GeometryReader { geometry in
      HStack(spacing: 0) {
        ForEach(Storage.Kind.allCases) { kind in
          Rectangle()
            .fill(kind.color)
            .frame(width: geometry.size.width * Double(storage[kind]) / Double(Storage.capacity))
        }
      }
    }
    .background(Color.primary.opacity(0.1))
    .clipShape(Capsule())
    .animation(.default, value: storage)
  }
}

/// What a colour means, and how much there is of it.
private struct Legend: View {
  let kind: Storage.Kind
  let size: Int

  var body: some View {
    LabeledContent {
      Text(verbatim: size.bytes).monospacedDigit()
    } label: {
      HStack(spacing: 8) {
        RoundedRectangle(cornerRadius: 3).fill(kind.color).frame(width: 12, height: 12).accessibilityHidden(true)
        Text(kind.title)
      }
    }
  }
}
