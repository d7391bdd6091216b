import SwiftUI

/// A large button that can be the one chosen: then it has an outline and a tint, beside a symbol of its own.
struct ChoiceStyle: ButtonStyle {
  let isChosen: Bool
  var color = Color.accentColor
  var alignment = Alignment.center
  var inset: CGFloat = 6

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.primary)
      .padding(.horizontal, inset)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity, minHeight: 46, alignment: alignment)
      .background(ground, in: RoundedRectangle(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).stroke(isChosen ? color : .clear, lineWidth: 2) }
      .opacity(configuration.isPressed ? 0.6 : 1)
  }

  private var ground: Color { isChosen ? color.opacity(0.16) : Color.primary.opacity(0.07) }
}
