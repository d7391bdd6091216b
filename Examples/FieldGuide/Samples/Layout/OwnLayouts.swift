import SwiftUI

// sample: flow
struct Flow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    arrange(subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let places = arrange(subviews, in: bounds.width).places
    for (subview, place) in zip(subviews, places) {
      let point = CGPoint(
        x: bounds.minX + place.x,
        y: bounds.minY + place.y
      )
      subview.place(at: point, proposal: .unspecified)
    }
  }

  private func arrange(
    _ subviews: Subviews,
    in width: CGFloat
  ) -> (places: [CGPoint], size: CGSize) {
    var places: [CGPoint] = []
    var next = CGPoint.zero
    var size = CGSize.zero
    for subview in subviews {
      let wanted = subview.sizeThatFits(.unspecified)
      if next.x > 0, next.x + wanted.width > width {
        next = CGPoint(x: 0, y: size.height + spacing)
      }
      places.append(next)
      size.width = max(size.width, next.x + wanted.width)
      size.height = max(size.height, next.y + wanted.height)
      next.x += wanted.width + spacing
    }
    return (places, size)
  }
}

struct Tags: View {
  @State private var tags = [
    "Sea", "Weather", "Lighthouses", "Tides", "Rope", "Sails",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Flow {
        ForEach(tags, id: \.self) { tag in
          Text(tag)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(.blue.opacity(0.15), in: .capsule)
        }
      }
      .frame(minHeight: 120, alignment: .topLeading)
      Button("One more") { tags.append("Harbour \(tags.count - 5)") }
    }
    .frame(maxWidth: 320)
  }
}
// end sample

// sample: anyLayout
struct Ring: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    CGSize(width: 240, height: 160)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = Double(index) / Double(subviews.count) * 2 * .pi
      let point = CGPoint(
        x: bounds.midX + 80 * sin(angle),
        y: bounds.midY - 60 * cos(angle)
      )
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

struct ChangingLayout: View {
  @State private var kind = "Row"
  @State private var note = ""

  private var layout: AnyLayout {
    switch kind {
    case "Row": AnyLayout(HStackLayout())
    case "Column": AnyLayout(VStackLayout())
    default: AnyLayout(Ring())
    }
  }

  var body: some View {
    VStack(spacing: 16) {
      layout {
        Text("North")
        TextField("East", text: $note)
          .textFieldStyle(.roundedBorder)
          .frame(width: 80)
        Text("South")
        Text("West")
      }
      .frame(width: 280, height: 180)
      .border(.separator)
      Picker("Layout", selection: $kind) {
        ForEach(["Row", "Column", "Circle"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
    }
    .frame(maxWidth: 280)
  }
}
// end sample
