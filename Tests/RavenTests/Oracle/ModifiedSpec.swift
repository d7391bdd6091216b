@testable import Raven

/// Shows a part of a tree under one modifier.
struct ModifiedSpec: View {
  let modifier: SpecModifier
  let child: Child

  var body: some View {
    let view = ChildView(child: child)
    switch modifier {
    case .padding(let length): view.padding(CGFloat(length))
    case .frame(let width, let height): view.frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    case .flexible(let width, let height):
      view.frame(maxWidth: width.map { CGFloat($0) }, maxHeight: height.map { CGFloat($0) })
    case .color(let color): view.foregroundColor(SpecModifier.colors[color])
    case .opacity(let opacity): view.opacity(opacity)
    case .bold(let isActive): view.bold(isActive)
    case .background(let color): view.background(SpecModifier.colors[color] ?? .blue)
    case .disabled(let isDisabled): view.disabled(isDisabled)
    case .level(let level): view.environment(\.specLevel, level)
    case .layer(let isBehind, let layer):
      if isBehind { view.background { ChildView(child: layer) } } else { view.overlay { ChildView(child: layer) } }
    }
  }
}

extension SpecModifier {
  static let colors: [String: Color] = ["red": .red, "green": .green, "blue": .blue]
}
