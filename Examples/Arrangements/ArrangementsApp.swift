import SwiftUI

@main struct ArrangementsApp: App {
  var body: some Scene { WindowGroup("Arrangements") { ArrangementsView() } }
}

/// What arranges views beyond stacks: a grid, a choice by width, a measured area, pages to swipe, a list that scrolls to a row.
struct ArrangementsView: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Text("Arrangements").font(.largeTitle).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
          Contacts()
          Choice()
          Ruler()
          OwnLayouts()
          Guides()
          Places()
          Swiping()
          ForEach(1...40, id: \.self) { Text("Row \($0)") }
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Button("To row 40") { proxy.scrollTo(40, anchor: .bottom) }
          Button("To the grid") { proxy.scrollTo("contacts", anchor: .top) }
        }
        .padding(12)
        .frame(maxWidth: .infinity)
        .background(Color.primary.opacity(0.06))
      }
    }
  }
}

/// Names and numbers in columns.
struct Contacts: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
      GridRow {
        Text("Name").bold()
        Text("Town").bold()
        Text("Since").bold().gridCellAnchor(.trailing)
      }
      Divider()
      GridRow {
        Text("Ada")
        Text("Port Augusta")
        Text("2019").gridCellAnchor(.trailing)
      }
      GridRow {
        Text("Nathaniel")
        Text("Rye")
        Text("1998").gridCellAnchor(.trailing)
      }
      GridRow { Text("Two friends, in all").foregroundStyle(.secondary).gridCellColumns(3) }
    }
    .id("contacts")
  }
}

/// A row where there is room, a column where there is not.
struct Choice: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text("A long sentence about the weather at sea,")
        Text("and another one about the weather on land")
      }
      VStack(alignment: .leading) {
        Text("The weather at sea")
        Text("The weather on land")
      }
    }
    // Whichever it is, what stands below keeps its place.
    .frame(minHeight: 80, alignment: .topLeading)
  }
}

/// An area that says how wide it is.
struct Ruler: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading) {
      GeometryReader { geometry in
        Text("\(Int(geometry.size.width)) wide").frame(width: geometry.size.width / 2, height: 30).background(
          Color.primary.opacity(0.08)
        )
      }
      .frame(height: 30)
      Text("One\nTwo").onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
      Text("Two lines: \(Int(height)) high")
    }
  }
}
