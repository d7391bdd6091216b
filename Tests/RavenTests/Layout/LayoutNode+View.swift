import RavenTesting

@testable import Raven

extension LayoutNode {
  /// The tree as views of the library; leaves carry their name, behind a prefix, as their id in the page.
  func view(_ prefix: String) -> AnyView {
    switch self {
    case .box, .color, .image, .text, .spacer, .divider: leaf(prefix)
    case .hstack(let spacing, let alignment, let children):
      AnyView(HStack(alignment: alignment.value, spacing: spacing.map { CGFloat($0) }) { views(children, prefix) })
    case .vstack(let spacing, let alignment, let children):
      AnyView(VStack(alignment: alignment.value, spacing: spacing.map { CGFloat($0) }) { views(children, prefix) })
    case .zstack(let alignment, let children):
      AnyView(ZStack(alignment: alignment.value) { views(children, prefix) })
    case .scroll(let axis, let child):
      AnyView(ScrollView(axis == .horizontal ? .horizontal : .vertical) { child.view(prefix) })
    case .geometry(let child): AnyView(Measured(content: child.view(prefix)))
    default: modified(prefix)
    }
  }

  private func views(_ children: [LayoutNode], _ prefix: String) -> some View {
    ForEach(Array(children.enumerated()), id: \.offset) { $0.element.view(prefix) }
  }

  private func leaf(_ prefix: String) -> AnyView {
    switch self {
    case .box(let id, let width, let height):
      AnyView(Box(width: width, height: height).accessibilityIdentifier(prefix + id))
    case .color(let id): AnyView(Color.teal.accessibilityIdentifier(prefix + id))
    case .image(let id, let width, let height):
      AnyView(Image("\(Int(width))x\(Int(height)).svg").resizable().accessibilityIdentifier(prefix + id))
    case .text(let id, let cells):
      AnyView(Text(String(repeating: "x", count: cells)).accessibilityIdentifier(prefix + id))
    case .spacer(let minLength): AnyView(Spacer(minLength: minLength.map { CGFloat($0) }))
    case .divider(let id): AnyView(Divider().accessibilityIdentifier(prefix + id))
    default: preconditionFailure("no leaf")
    }
  }

  private func modified(_ prefix: String) -> AnyView {
    switch self {
    case .frame(let width, let height, let alignment, let child):
      AnyView(child.view(prefix).frame(width: width.points, height: height.points, alignment: alignment.value))
    case .flexibleFrame(let width, let height, let alignment, let child):
      AnyView(
        child.view(prefix).frame(
          minWidth: width.min.points,
          idealWidth: width.ideal.points,
          maxWidth: width.max.points,
          minHeight: height.min.points,
          idealHeight: height.ideal.points,
          maxHeight: height.max.points,
          alignment: alignment.value
        )
      )
    case .padding(let insets, let child):
      AnyView(
        child.view(prefix).padding(
          EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        )
      )
    case .background(let alignment, let layer, let child):
      AnyView(child.view(prefix).background(alignment: alignment.value) { layer.view(prefix) })
    case .overlay(let alignment, let layer, let child):
      AnyView(child.view(prefix).overlay(alignment: alignment.value) { layer.view(prefix) })
    case .fixedSize(let horizontal, let vertical, let child):
      AnyView(child.view(prefix).fixedSize(horizontal: horizontal, vertical: vertical))
    case .layoutPriority(let value, let child): AnyView(child.view(prefix).layoutPriority(value))
    case .aspectRatio(let ratio, let isFill, .image(let id, let width, let height)):
      // A picture is known as one only where the modifier stands on it.
      AnyView(
        Image("\(Int(width))x\(Int(height)).svg").resizable()
          .aspectRatio(ratio.points, contentMode: isFill ? .fill : .fit)
          .accessibilityIdentifier(prefix + id)
      )
    case .aspectRatio(let ratio, let isFill, let child):
      AnyView(child.view(prefix).aspectRatio(ratio.points, contentMode: isFill ? .fill : .fit))
    case .offset(let x, let y, let child): AnyView(child.view(prefix).offset(x: x, y: y))
    case .position(let x, let y, let child): AnyView(child.view(prefix).position(x: x, y: y))
    default: preconditionFailure("no modifier")
    }
  }
}

/// A leaf of one size.
private struct Box: View {
  let width: Double
  let height: Double

  var body: Never { neverBody() }

  static func _visit(_ view: Box, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .rigid)
    visitor.style(.width, px(view.width))
    visitor.style(.height, px(view.height))
    visitor.style(.flex, "none")
    visitor.close(element)
  }
}

/// The room of a `GeometryReader`, with content that does not ask for its size.
private struct Measured: View {
  let content: AnyView

  var body: Never { neverBody() }

  static func _visit(_ view: Measured, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .fills, kind: .o)
    let layer = visitor.openBare(visitor.boxTag, .rigid, kind: .lQ)
    visitor.style(.placeItems, "start")
    visitor.container.measured = 0
    visitor.container.axis = .none
    visitor.container.offer = .container
    AnyView._visit(view.content, visitor)
    visitor.closeBare(layer)
    visitor.close(element)
  }
}

extension Double? {
  fileprivate var points: CGFloat? { map { CGFloat($0) } }
}

extension LayoutNode.Horizontal {
  fileprivate var value: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension LayoutNode.Vertical {
  fileprivate var value: VerticalAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }
}

extension LayoutNode.Place {
  fileprivate var value: Alignment { Alignment(horizontal: horizontal.value, vertical: vertical.value) }
}
