import SwiftUI

/// Views side by side, in as many lines as it takes.
struct Flow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, origin) in zip(subviews, arrange(subviews, width: bounds.width).origins) {
      let position = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)
      subview.place(at: position, proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var position = CGPoint.zero
    var size = CGSize.zero
    var lineHeight: CGFloat = 0
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      if position.x > 0, position.x + ideal.width > width {
        position = CGPoint(x: 0, y: position.y + lineHeight + spacing)
        lineHeight = 0
      }
      origins.append(position)
      lineHeight = max(lineHeight, ideal.height)
      size.width = max(size.width, position.x + ideal.width)
      position.x += ideal.width + spacing
    }
    size.height = position.y + lineHeight
    return (origins, size)
  }
}

/// Views on a circle, the first at the top; a view can ask to stand nearer to the middle.
struct Circlet: Layout {
  struct Distance: LayoutValueKey { static let defaultValue: CGFloat = 1 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 160, height: 160))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.width, bounds.height) / 2 - 20
    for (index, subview) in subviews.enumerated() {
      let angle = Double(index) / Double(subviews.count) * 2 * .pi
      let distance = radius * subview[Distance.self]
      let point = CGPoint(x: bounds.midX + distance * sin(angle), y: bounds.midY - distance * cos(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

/// Views in a row, all as wide as the widest.
struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = widest(subviews)
    return CGSize(width: (widest.width + 8) * CGFloat(subviews.count) - 8, height: widest.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widest = widest(subviews)
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + (widest.width + 8) * CGFloat(index)
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(widest))
    }
  }

  private func widest(_ subviews: Subviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}

/// Layouts of our own, and one that becomes another.
struct OwnLayouts: View {
  @State private var topics = [
    "Sea", "Weather", "Lighthouses", "Tides", "Birds of the coast", "Rope", "Sails", "Harbours",
  ]
  @State private var isCircle = false
  @State private var isColumn = false
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Flow {
        ForEach(topics, id: \.self) { topic in
          Text(topic).padding(.horizontal, 12).padding(.vertical, 6).background(Color.blue.opacity(0.15), in: .capsule)
        }
      }
      // Its views come when they are measured; what stands below is not to move then.
      .frame(minHeight: 124, alignment: .topLeading)
      HStack {
        Button("Add a topic") { topics.append("Topic \(topics.count + 1)") }
        Button("Rename the first") { topics[0] = "The open sea" }
      }
      EqualWidths {
        Button {
        } label: {
          Text("Yes").frame(maxWidth: .infinity)
        }
        Button {
        } label: {
          Text("Perhaps later").frame(maxWidth: .infinity)
        }
      }
      .buttonStyle(.bordered)
      .frame(minHeight: 36, alignment: .leading)
      let arrangement =
        isCircle
        ? AnyLayout(Circlet()) : isColumn ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
      arrangement {
        TextField("Note", text: $note).textFieldStyle(.roundedBorder).frame(width: 120)
        Text("North").background(Color.yellow.opacity(0.3))
        Text("South").layoutValue(key: Circlet.Distance.self, value: 0.5).background(Color.yellow.opacity(0.3))
      }
      .frame(width: 320, height: 200)
      .border(.separator)
      Toggle("On a circle", isOn: $isCircle)
      Toggle("In a column", isOn: $isColumn)
    }
  }
}
