import SwiftUI
import Tiled

/// What a message says, on a ground of its own.
struct MessageBubble: View {
  let message: ChatMessage
  let isOwn: Bool
  /// Whether an address or a search led here.
  let isTarget: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let image = message.image {
        Image(image.file, label: Text(verbatim: image.words))
          .resizable()
          .scaledToFit()
          .frame(width: 240)
          .clipShape(RoundedRectangle(cornerRadius: 10))
      }
      if !message.text.isEmpty { MessageText(text: message.text, isOwn: isOwn) }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .foregroundStyle(isOwn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
    .background(ground, in: RoundedRectangle(cornerRadius: 16))
    .overlay {
      if isTarget { RoundedRectangle(cornerRadius: 16).stroke(.orange, lineWidth: 3) }
    }
  }

  private var ground: AnyShapeStyle {
    isOwn ? AnyShapeStyle(Color.own) : AnyShapeStyle(Color.primary.opacity(0.08))
  }
}

/// A text, of which only the beginning shows if it is long.
private struct MessageText: View {
  let text: String
  let isOwn: Bool
  @TiledRowState private var isExpanded = false

  private static let limit = 300

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: isExpanded || !isLong ? text : beginning)
      if isLong {
        Button(isExpanded ? "Less" : "More") { isExpanded.toggle() }
          .buttonStyle(.plain)
          .fontWeight(.semibold)
          .underline()
      }
    }
  }

  /// So much of it that the rest is worth a press, up to the end of a word.
  private var beginning: String {
    let part = text.prefix(Self.limit - 40)
    return part.prefix(upTo: part.lastIndex(where: \.isWhitespace) ?? part.endIndex) + " …"
  }

  private var isLong: Bool { text.utf8.count > Self.limit && text.count > Self.limit }
}
