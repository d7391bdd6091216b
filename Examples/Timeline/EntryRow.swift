import SwiftUI

/// One entry.
struct EntryRow: View {
  let entry: TimelineEntry
  @State private var isMarked = false

  var body: some View {
    HStack(alignment: .top) {
      Text(entry.id.formatted()).font(.caption).foregroundStyle(.secondary).frame(width: 72, alignment: .leading)
      VStack(alignment: .leading) {
        Text(entry.title)
        ForEach(entry.paragraphs) { Text($0.text) }
      }
      Spacer(minLength: 0)
      Button("Mark", systemImage: isMarked ? "star.fill" : "star") { isMarked.toggle() }
        .labelStyle(.iconOnly)
        .accessibilityLabel("Mark entry \(entry.id)")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 6)
    .frame(height: entry.height.map { CGFloat($0) }, alignment: .top)
    .clipped()
  }
}
