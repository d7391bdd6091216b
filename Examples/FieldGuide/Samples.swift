// swift-format-ignore-file
// Written by Scripts/generate-samples: change the code where each sample says it is.

import Showcase

extension Sample {
  static let waysChooser = Sample(
    name: "waysChooser",
    file: "Examples/FieldGuide/Samples/Deployment/WaysChooser.swift",
    language: .swift,
    code: #"""
      struct WaysChooser: View {
        @State private var reacts = true
        @State private var keepsData = false
        @State private var hasSecrets = false

        private var way: String {
          if !reacts { return "Static" }
          return keepsData || hasSecrets ? "Live" : "Live or WebAssembly"
        }

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            Toggle("It reacts to what people do", isOn: $reacts)
            Group {
              Toggle("It keeps data for others", isOn: $keepsData)
              Toggle("Its code or data is secret", isOn: $hasSecrets)
            }
            .disabled(!reacts)
            Label(way, systemImage: "arrow.right").font(.headline)
          }
          .frame(maxWidth: 320)
        }
      }
      """#
  )

  static let counter = Sample(
    name: "counter",
    file: "Examples/FieldGuide/Samples/GettingStarted/Counter.swift",
    language: .swift,
    code: #"""
      struct ClickCounter: View {
        @State private var count = 0

        var body: some View {
          VStack(spacing: 16) {
            Text("Count: \(count)").font(.largeTitle)
            HStack {
              Button("Reset") { count = 0 }
                .buttonStyle(.bordered)
                .disabled(count == 0)
              Button("Increment") { count += 1 }
                .buttonStyle(.borderedProminent)
            }
          }
        }
      }
      """#
  )

  static let differences = Sample(
    name: "differences",
    file: "Examples/FieldGuide/Samples/GettingStarted/Differences.swift",
    language: .swift,
    code: #"""
      struct Differences: View {
        var body: some View {
          VStack(alignment: .leading) {
            DisclosureGroup("An animated spring") {
              Text("A change amid a spring starts anew from where it is.")
            }
            DisclosureGroup("A rounded corner") {
              Text("On a page, both styles are parts of a circle.")
            }
            DisclosureGroup("A distance between dates") {
              Text("It is given in days at most, not in months or years.")
            }
          }
        }
      }
      """#
  )

  static let greeting = Sample(
    name: "greeting",
    file: "Examples/FieldGuide/Samples/GettingStarted/Greeting.swift",
    language: .swift,
    code: #"""
      struct Greeting: View {
        @State private var name = ""

        var body: some View {
          VStack(spacing: 12) {
            TextField("Your name", text: $name)
              .textFieldStyle(.roundedBorder)
              .frame(maxWidth: 240)
            Text(name.isEmpty ? "Hello, whoever you are." : "Hello, \(name).")
              .font(.title2)
          }
        }
      }
      """#
  )

  static let ownAlignment = Sample(
    name: "ownAlignment",
    file: "Examples/FieldGuide/Samples/Layout/AlignmentGuides.swift",
    language: .swift,
    code: #"""
      extension HorizontalAlignment {
        private struct Value: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[.leading]
          }
        }

        /// Where labels end and their values begin.
        static let value = HorizontalAlignment(Value.self)
      }

      struct ColonAligned: View {
        private let lines = [
          ("Name", "Ada"), ("Telephone", "12 34 56"), ("Town", "London"),
        ]

        var body: some View {
          VStack(alignment: .value, spacing: 6) {
            ForEach(lines, id: \.0) { name, value in
              HStack {
                Text(name).foregroundStyle(.secondary)
                Text(value).alignmentGuide(.value) { $0[.leading] }
              }
            }
          }
        }
      }
      """#
  )

  static let alignmentGuide = Sample(
    name: "alignmentGuide",
    file: "Examples/FieldGuide/Samples/Layout/AlignmentGuides.swift",
    language: .swift,
    code: #"""
      struct Outline: View {
        @State private var inset = 16.0

        var body: some View {
          VStack(spacing: 16) {
            VStack(alignment: .leading) {
              Text("Chapter").font(.headline)
              Text("Section")
                .alignmentGuide(.leading) { $0[.leading] - inset }
              Text("Paragraph")
                .alignmentGuide(.leading) { $0[.leading] - inset * 2 }
            }
            Slider(value: $inset, in: 0...48) { Text("Inset") }
          }
          .frame(maxWidth: 240)
        }
      }
      """#
  )

  static let viewThatFits = Sample(
    name: "viewThatFits",
    file: "Examples/FieldGuide/Samples/Layout/Fitting.swift",
    language: .swift,
    code: #"""
      struct Fitting: View {
        @State private var width = 280.0

        var body: some View {
          VStack(spacing: 16) {
            ViewThatFits(in: .horizontal) {
              HStack { choices }
              VStack { choices }
            }
            .buttonStyle(.bordered)
            .frame(width: width)
            .frame(height: 140)
            .border(.separator)
            Slider(value: $width, in: 100...280) { Text("Width") }
          }
          .frame(maxWidth: 280)
        }

        @ViewBuilder private var choices: some View {
          Button("By train") {}
          Button("By ferry") {}
          Button("On foot") {}
        }
      }
      """#
  )

  static let sizeClass = Sample(
    name: "sizeClass",
    file: "Examples/FieldGuide/Samples/Layout/Fitting.swift",
    language: .swift,
    code: #"""
      struct BySizeClass: View {
        @Environment(\.horizontalSizeClass) private var width

        var body: some View {
          if width == .compact {
            Label("Little room", systemImage: "iphone")
          } else {
            Label("Room enough", systemImage: "desktopcomputer")
          }
        }
      }
      """#
  )

  static let frame = Sample(
    name: "frame",
    file: "Examples/FieldGuide/Samples/Layout/Frames.swift",
    language: .swift,
    code: #"""
      struct FrameSample: View {
        @State private var width = 200.0
        @State private var corner = 0

        private let corners: [Alignment] = [
          .topLeading, .center, .bottomTrailing,
        ]

        var body: some View {
          VStack(spacing: 16) {
            Text("A view")
              .frame(width: width, height: 80, alignment: corners[corner])
              .border(.orange)
            Slider(value: $width, in: 60...280) { Text("Width") }
            Picker("Alignment", selection: $corner) {
              Text("Top leading").tag(0)
              Text("Center").tag(1)
              Text("Bottom trailing").tag(2)
            }
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let wideFrames = Sample(
    name: "wideFrames",
    file: "Examples/FieldGuide/Samples/Layout/Frames.swift",
    language: .swift,
    code: #"""
      struct WideFrames: View {
        var body: some View {
          VStack(spacing: 8) {
            Text("As wide as it needs").border(.teal)
            Text("At most 200")
              .frame(maxWidth: 200)
              .border(.teal)
            Text("All there is")
              .frame(maxWidth: .infinity)
              .border(.teal)
            Text("All there is, leading")
              .frame(maxWidth: .infinity, alignment: .leading)
              .border(.teal)
          }
        }
      }
      """#
  )

  static let modifierOrder = Sample(
    name: "modifierOrder",
    file: "Examples/FieldGuide/Samples/Layout/Frames.swift",
    language: .swift,
    code: #"""
      struct ModifierOrder: View {
        var body: some View {
          HStack(spacing: 24) {
            Text("Inside")
              .padding()
              .background(.yellow.opacity(0.4))
            Text("Outside")
              .background(.yellow.opacity(0.4))
              .padding()
          }
          .border(.separator)
        }
      }
      """#
  )

  static let grid = Sample(
    name: "grid",
    file: "Examples/FieldGuide/Samples/Layout/Grids.swift",
    language: .swift,
    code: #"""
      struct Timetable: View {
        @State private var showsPlatform = true

        var body: some View {
          VStack(spacing: 16) {
            Grid(alignment: .leading, horizontalSpacing: 24) {
              GridRow {
                Text("To").bold()
                Text("At").bold()
                if showsPlatform { Text("Platform").bold() }
              }
              Divider()
              row("Graz", "9:25", 4)
              row("Bad Aussee", "10:02", 12)
            }
            Toggle("Platforms", isOn: $showsPlatform)
          }
          .frame(maxWidth: 320)
        }

        private func row(
          _ town: String,
          _ time: String,
          _ platform: Int
        ) -> some View {
          GridRow {
            Text(town)
            Text(time).monospacedDigit()
            if showsPlatform { Text("\(platform)") }
          }
        }
      }
      """#
  )

  static let lazyGrid = Sample(
    name: "lazyGrid",
    file: "Examples/FieldGuide/Samples/Layout/Grids.swift",
    language: .swift,
    code: #"""
      struct Swatches: View {
        @State private var width = 72.0

        var body: some View {
          VStack(spacing: 16) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: width))]) {
              ForEach(0..<18) { number in
                RoundedRectangle(cornerRadius: 8)
                  .fill(
                    Color(
                      hue: Double(number) / 18,
                      saturation: 0.5,
                      brightness: 0.9
                    )
                  )
                  .frame(height: 40)
              }
            }
            .accessibilityHidden(true)
            Slider(value: $width, in: 40...160) { Text("Least width") }
          }
        }
      }
      """#
  )

  static let gridCells = Sample(
    name: "gridCells",
    file: "Examples/FieldGuide/Samples/Layout/Grids.swift",
    language: .swift,
    code: #"""
      struct Bill: View {
        var body: some View {
          Grid(horizontalSpacing: 24, verticalSpacing: 6) {
            GridRow {
              Text("Tea").gridCellAnchor(.leading)
              Text("2")
              Text("6.40").gridCellAnchor(.trailing)
            }
            GridRow {
              Text("Apple strudel").gridCellAnchor(.leading)
              Text("10")
              Text("48.00").gridCellAnchor(.trailing)
            }
            Divider()
            GridRow {
              Text("Together").bold().gridCellColumns(2)
                .gridCellAnchor(.leading)
              Text("54.40").bold()
            }
          }
          .monospacedDigit()
        }
      }
      """#
  )

  static let badge = Sample(
    name: "badge",
    file: "Examples/FieldGuide/Samples/Layout/Layers.swift",
    language: .swift,
    code: #"""
      struct Badged: View {
        @State private var count = 7

        var body: some View {
          HStack(spacing: 32) {
            Image(systemName: "envelope.fill")
              .font(.largeTitle)
              .foregroundStyle(.white)
              .padding(12)
              .background(.blue.gradient, in: .rect(cornerRadius: 16))
              .overlay(alignment: .topTrailing) {
                if count > 0 {
                  Text("\(count)")
                    .font(.footnote.bold())
                    .foregroundStyle(.white)
                    .padding(6)
                    .background(.red, in: .circle)
                    .offset(x: 10, y: -10)
                }
              }
              .accessibilityLabel("\(count) letters")
            Button("Read one") { count -= 1 }.disabled(count == 0)
          }
          .padding()
        }
      }
      """#
  )

  static let position = Sample(
    name: "position",
    file: "Examples/FieldGuide/Samples/Layout/Layers.swift",
    language: .swift,
    code: #"""
      struct Positioned: View {
        @State private var x = 60.0
        @State private var y = 40.0

        var body: some View {
          VStack(spacing: 12) {
            Circle()
              .fill(.pink)
              .frame(width: 24, height: 24)
              .position(x: x, y: y)
              .frame(width: 280, height: 120)
              .border(.separator)
              .accessibilityHidden(true)
            Slider(value: $x, in: 12...268) { Text("Across") }
            Slider(value: $y, in: 12...108) { Text("Down") }
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let geometryChange = Sample(
    name: "geometryChange",
    file: "Examples/FieldGuide/Samples/Layout/Measuring.swift",
    language: .swift,
    code: #"""
      struct Measured: View {
        @State private var text = "Type, and see it grow"
        @State private var size = CGSize.zero

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            TextField("Text", text: $text, axis: .vertical)
              .textFieldStyle(.roundedBorder)
            Text(text)
              .padding(8)
              .background(.yellow.opacity(0.3))
              .onGeometryChange(for: CGSize.self, of: { $0.size }) {
                size = $0
              }
            Text("\(Int(size.width)) by \(Int(size.height))")
              .monospacedDigit()
              .foregroundStyle(.secondary)
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let scrollOffset = Sample(
    name: "scrollOffset",
    file: "Examples/FieldGuide/Samples/Layout/Measuring.swift",
    language: .swift,
    code: #"""
      struct ScrolledBy: View {
        @State private var offset: CGFloat = 0

        var body: some View {
          VStack(spacing: 12) {
            ScrollView {
              VStack {
                ForEach(1..<31) { Text("Line \($0)") }
              }
              .frame(maxWidth: .infinity)
              .onGeometryChange(
                for: CGFloat.self,
                of: { -$0.frame(in: .scrollView).minY }
              ) {
                offset = $0
              }
            }
            .frame(height: 140)
            .border(.separator)
            Text("Scrolled by \(Int(offset))").monospacedDigit()
          }
        }
      }
      """#
  )

  static let flow = Sample(
    name: "flow",
    file: "Examples/FieldGuide/Samples/Layout/OwnLayouts.swift",
    language: .swift,
    code: #"""
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
      """#
  )

  static let anyLayout = Sample(
    name: "anyLayout",
    file: "Examples/FieldGuide/Samples/Layout/OwnLayouts.swift",
    language: .swift,
    code: #"""
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
      """#
  )

  static let sideways = Sample(
    name: "sideways",
    file: "Examples/FieldGuide/Samples/Layout/ScrollViews.swift",
    language: .swift,
    code: #"""
      struct Sideways: View {
        var body: some View {
          ScrollView(.horizontal) {
            HStack(spacing: 12) {
              ForEach(1..<13) { number in
                Text("Card \(number)")
                  .containerRelativeFrame(
                    .horizontal,
                    count: 3,
                    span: 1,
                    spacing: 12
                  )
                  .padding(.vertical, 24)
                  .background(
                    .teal.opacity(0.2),
                    in: .rect(cornerRadius: 12)
                  )
              }
            }
          }
        }
      }
      """#
  )

  static let scrollTo = Sample(
    name: "scrollTo",
    file: "Examples/FieldGuide/Samples/Layout/ScrollViews.swift",
    language: .swift,
    code: #"""
      struct ScrollToRow: View {
        var body: some View {
          ScrollViewReader { proxy in
            VStack {
              ScrollView {
                VStack {
                  ForEach(1..<101) { Text("Row \($0)").id($0) }
                }
                .frame(maxWidth: .infinity)
              }
              .frame(height: 160)
              .border(.separator)
              HStack {
                Button("To 1") { proxy.scrollTo(1, anchor: .top) }
                Button("To 50") {
                  withAnimation { proxy.scrollTo(50, anchor: .center) }
                }
                Button("To 100") { proxy.scrollTo(100, anchor: .bottom) }
              }
              .buttonStyle(.bordered)
            }
          }
        }
      }
      """#
  )

  static let safeAreaInset = Sample(
    name: "safeAreaInset",
    file: "Examples/FieldGuide/Samples/Layout/ScrollViews.swift",
    language: .swift,
    code: #"""
      struct BottomBar: View {
        @State private var basket = 0

        var body: some View {
          ScrollView {
            VStack {
              ForEach(1..<21) { number in
                Button("Loaf \(number)") { basket += 1 }
              }
            }
            .frame(maxWidth: .infinity)
          }
          .safeAreaInset(edge: .bottom) {
            Text("\(basket) in the basket")
              .frame(maxWidth: .infinity)
              .padding(8)
              .background(.bar)
          }
          .frame(height: 200)
          .border(.separator)
        }
      }
      """#
  )

  static let stack = Sample(
    name: "stack",
    file: "Examples/FieldGuide/Samples/Layout/Stacks.swift",
    language: .swift,
    code: #"""
      struct StackSample: View {
        @State private var spacing = 12.0
        @State private var isLeading = true

        var body: some View {
          VStack(spacing: 16) {
            VStack(
              alignment: isLeading ? .leading : .trailing,
              spacing: spacing
            ) {
              Text("One").padding(8).background(.teal.opacity(0.3))
              Text("Two words").padding(8).background(.orange.opacity(0.3))
              Text("Three and more").padding(8).background(.pink.opacity(0.3))
            }
            .animation(.default, value: isLeading)
            Toggle("Leading", isOn: $isLeading)
            Slider(value: $spacing, in: 0...32) { Text("Spacing") }
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let spacers = Sample(
    name: "spacers",
    file: "Examples/FieldGuide/Samples/Layout/Stacks.swift",
    language: .swift,
    code: #"""
      struct Spacers: View {
        var body: some View {
          HStack {
            Text("First")
            Spacer()
            Text("Middle")
            Spacer()
            Text("Last")
          }
          .padding()
          .border(.separator)
        }
      }
      """#
  )

  static let priority = Sample(
    name: "priority",
    file: "Examples/FieldGuide/Samples/Layout/Stacks.swift",
    language: .swift,
    code: #"""
      struct Priority: View {
        @State private var isImportant = true

        var body: some View {
          VStack(spacing: 16) {
            HStack {
              Text("The path that leads along the river")
                .lineLimit(1)
                .layoutPriority(isImportant ? 1 : 0)
              Text("The road across the mountain")
                .lineLimit(1)
            }
            .frame(width: 280)
            .border(.separator)
            Toggle("The path comes first", isOn: $isImportant)
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let zstack = Sample(
    name: "zstack",
    file: "Examples/FieldGuide/Samples/Layout/Stacks.swift",
    language: .swift,
    code: #"""
      struct Pile: View {
        @State private var top = 2

        var body: some View {
          VStack(spacing: 16) {
            ZStack {
              ForEach(0..<3) { number in
                RoundedRectangle(cornerRadius: 12)
                  .fill([Color.red, .yellow, .blue][number])
                  .frame(width: 80, height: 80)
                  .offset(x: Double(number - 1) * 32)
                  .zIndex(number == top ? 1 : 0)
              }
            }
            .accessibilityHidden(true)
            Picker("On top", selection: $top) {
              Text("Red").tag(0)
              Text("Yellow").tag(1)
              Text("Blue").tag(2)
            }
            .pickerStyle(.segmented)
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let editing = Sample(
    name: "editing",
    file: "Examples/FieldGuide/Samples/Lists/Editing.swift",
    language: .swift,
    code: #"""
      struct EditableList: View {
        @State private var tasks = ["Sweep", "Bake", "Write", "Rest"]

        var body: some View {
          VStack {
            HStack {
              EditButton()
              Spacer()
              Button("Add") { tasks.append("Task \(tasks.count + 1)") }
            }
            List {
              ForEach(tasks, id: \.self) { Text($0) }
                .onDelete { tasks.remove(atOffsets: $0) }
                .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
            }
            .frame(height: 300)
          }
        }
      }
      """#
  )

  static let editActions = Sample(
    name: "editActions",
    file: "Examples/FieldGuide/Samples/Lists/Editing.swift",
    language: .swift,
    code: #"""
      struct EditActionsList: View {
        struct Stop: Identifiable {
          let id: String
        }

        @State private var stops = ["Vienna", "Graz", "Zagreb", "Split"]
          .map { Stop(id: $0) }

        var body: some View {
          List($stops, editActions: .all) { $stop in Text(stop.id) }
            .frame(height: 260)
        }
      }
      """#
  )

  static let insert = Sample(
    name: "insert",
    file: "Examples/FieldGuide/Samples/Lists/Editing.swift",
    language: .swift,
    code: #"""
      struct DropList: View {
        @State private var notes = ["Drop some text below this"]

        var body: some View {
          List {
            ForEach(notes, id: \.self) { Text($0) }
              .onInsert(of: [.plainText]) { index, providers in
                for provider in providers.reversed() {
                  _ = provider.loadObject(ofClass: String.self) { text, _ in
                    guard let text, !notes.contains(text) else { return }
                    notes.insert(text, at: index)
                  }
                }
              }
          }
          .frame(height: 200)
        }
      }
      """#
  )

  static let identity = Sample(
    name: "identity",
    file: "Examples/FieldGuide/Samples/Lists/Identity.swift",
    language: .swift,
    code: #"""
      struct KeptRows: View {
        @State private var names = ["Ada", "Charles", "Grace", "Mary"]

        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            ForEach(names, id: \.self) { NoteRow(name: $0) }
            HStack {
              Button("Shuffle") { names.shuffle() }
              Button("Reverse") { names.reverse() }
            }
            .buttonStyle(.bordered)
          }
          .frame(maxWidth: 320)
        }
      }

      struct NoteRow: View {
        let name: String
        @State private var note = ""

        var body: some View {
          HStack {
            Text(name).frame(width: 72, alignment: .leading)
            TextField("Note for \(name)", text: $note)
              .textFieldStyle(.roundedBorder)
          }
        }
      }
      """#
  )

  static let elementIDs = Sample(
    name: "elementIDs",
    file: "Examples/FieldGuide/Samples/Lists/Identity.swift",
    language: .swift,
    code: #"""
      struct ElementIDs: View {
        @State private var queue = ["Ada", "Charles", "Grace"]

        var body: some View {
          VStack(alignment: .leading) {
            ForEach(queue.enumerated(), id: \.element) { place, name in
              CoinRow(title: "\(place + 1). \(name)")
            }
            Button("Next") { queue.append(queue.removeFirst()) }
          }
        }
      }

      struct CoinRow: View {
        let title: String
        @State private var coins = 0

        var body: some View {
          Stepper("\(title): \(coins) coins", value: $coins, in: 0...9)
        }
      }
      """#
  )

  static let placeIDs = Sample(
    name: "placeIDs",
    file: "Examples/FieldGuide/Samples/Lists/Identity.swift",
    language: .swift,
    code: #"""
      struct PlaceIDs: View {
        @State private var queue = ["Ada", "Charles", "Grace"]

        var body: some View {
          VStack(alignment: .leading) {
            ForEach(queue.enumerated(), id: \.offset) { place, name in
              CoinRow(title: "\(place + 1). \(name)")
            }
            Button("Next") { queue.append(queue.removeFirst()) }
          }
        }
      }
      """#
  )

  static let list = Sample(
    name: "list",
    file: "Examples/FieldGuide/Samples/Lists/Lists.swift",
    language: .swift,
    code: #"""
      struct ShelfList: View {
        private let books = ["Emma", "Persuasion", "Mansfield Park"]

        var body: some View {
          List {
            Text("By itself").foregroundStyle(.secondary)
            ForEach(books, id: \.self) { book in
              Label(book, systemImage: "book")
            }
            TwoMore()
          }
          .frame(height: 300)
        }
      }

      struct TwoMore: View {
        var body: some View {
          Text("A row of another view")
          Text("And one more").badge(2)
        }
      }
      """#
  )

  static let listStyles = Sample(
    name: "listStyles",
    file: "Examples/FieldGuide/Samples/Lists/Lists.swift",
    language: .swift,
    code: #"""
      struct ListStyles: View {
        @State private var style = "Cards"

        var body: some View {
          VStack {
            Picker("Style", selection: $style) {
              ForEach(["Cards", "Inset", "Plain", "Sidebar"], id: \.self) {
                Text($0)
              }
            }
            .pickerStyle(.segmented)
            Group {
              switch style {
              case "Cards": rows.listStyle(.insetGrouped)
              case "Inset": rows.listStyle(.inset)
              case "Plain": rows.listStyle(.plain)
              default: rows.listStyle(.sidebar)
              }
            }
            .frame(height: 200)
          }
        }

        private var rows: some View {
          List(["Spring", "Summer", "Autumn"], id: \.self) { Text($0) }
        }
      }
      """#
  )

  static let listRows = Sample(
    name: "listRows",
    file: "Examples/FieldGuide/Samples/Lists/Lists.swift",
    language: .swift,
    code: #"""
      struct DressedRows: View {
        var body: some View {
          List {
            Text("Coloured").listRowBackground(Color.yellow.opacity(0.25))
            Text("Indented").listRowInsets(
              EdgeInsets(top: 8, leading: 48, bottom: 8, trailing: 16)
            )
            Text("No line below").listRowSeparator(.hidden)
            Text("A red line below")
              .listRowSeparatorTint(.red, edges: .bottom)
            Label("A tinted icon", systemImage: "star").listItemTint(.orange)
          }
          .frame(height: 300)
        }
      }
      """#
  )

  static let longList = Sample(
    name: "longList",
    file: "Examples/FieldGuide/Samples/Lists/LongLists.swift",
    language: .swift,
    code: #"""
      struct LongList: View {
        var body: some View {
          ScrollViewReader { proxy in
            VStack {
              List(0..<100_000, id: \.self) { number in
                LabeledContent("Row \(number)", value: "\(number * number)")
              }
              .listStyle(.plain)
              .frame(height: 260)
              HStack {
                Button("First") { proxy.scrollTo(0) }
                Button("Row 50000") { proxy.scrollTo(50_000, anchor: .top) }
                Button("Last") { proxy.scrollTo(99_999) }
              }
              .buttonStyle(.bordered)
            }
          }
        }
      }
      """#
  )

  static let pinnedHeaders = Sample(
    name: "pinnedHeaders",
    file: "Examples/FieldGuide/Samples/Lists/LongLists.swift",
    language: .swift,
    code: #"""
      struct PinnedHeaders: View {
        var body: some View {
          ScrollView {
            LazyVStack(pinnedViews: .sectionHeaders) {
              ForEach(1..<101) { decade in
                Section {
                  ForEach(0..<10) { Text("\(decade * 10 + $0)") }
                } header: {
                  Text("From \(decade * 10)")
                    .font(.headline)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(6)
                    .background(.bar)
                }
              }
            }
          }
          .frame(height: 260)
        }
      }
      """#
  )

  static let builtRows = Sample(
    name: "builtRows",
    file: "Examples/FieldGuide/Samples/Lists/LongLists.swift",
    language: .swift,
    code: #"""
      struct BuiltRows: View {
        @State private var built = 0

        var body: some View {
          VStack {
            Text("\(built) of 10,000 rows are there").monospacedDigit()
            ScrollView {
              LazyVStack {
                ForEach(0..<10_000) { number in
                  Text("Row \(number)")
                    .onAppear { built += 1 }
                    .onDisappear { built -= 1 }
                }
              }
            }
            .frame(height: 200)
          }
        }
      }
      """#
  )

  static let sections = Sample(
    name: "sections",
    file: "Examples/FieldGuide/Samples/Lists/Sections.swift",
    language: .swift,
    code: #"""
      struct Menus: View {
        @State private var showsDesserts = true

        var body: some View {
          List {
            Section("Soups") {
              Text("Leek")
              Text("Tomato")
            }
            Section("Desserts", isExpanded: $showsDesserts) {
              Text("Strudel")
              Text("Plum cake")
            }
            Section {
              Text("Tea")
            } header: {
              Label("Drinks", systemImage: "cup.and.saucer")
            } footer: {
              Text("The tea is free on Sundays.")
            }
          }
          .frame(height: 400)
        }
      }
      """#
  )

  static let selectOne = Sample(
    name: "selectOne",
    file: "Examples/FieldGuide/Samples/Lists/Selection.swift",
    language: .swift,
    code: #"""
      struct OneSong: View {
        private let songs = ["Anthem", "Ballad", "Chorale", "Dirge", "Elegy"]
        @State private var chosen: String?

        var body: some View {
          VStack {
            Text(chosen.map { "Playing \($0)" } ?? "Nothing is playing")
            List(songs, id: \.self, selection: $chosen) { Text($0) }
              .frame(height: 280)
          }
        }
      }
      """#
  )

  static let selectMany = Sample(
    name: "selectMany",
    file: "Examples/FieldGuide/Samples/Lists/Selection.swift",
    language: .swift,
    code: #"""
      struct ManySongs: View {
        private let songs = ["Anthem", "Ballad", "Chorale", "Dirge", "Elegy"]
        @State private var chosen: Set<String> = []

        var body: some View {
          VStack {
            HStack {
              Text("\(chosen.count) chosen")
              Spacer()
              Button("None") { chosen = [] }.disabled(chosen.isEmpty)
            }
            List(songs, id: \.self, selection: $chosen) { Text($0) }
              .frame(height: 280)
          }
        }
      }
      """#
  )

  static let swipeActions = Sample(
    name: "swipeActions",
    file: "Examples/FieldGuide/Samples/Lists/SwipeActions.swift",
    language: .swift,
    code: #"""
      struct Letters: View {
        struct Letter: Identifiable {
          let id: String
          var isRead = false
        }

        @State private var letters = [
          Letter(id: "From Ada"), Letter(id: "From Charles"),
          Letter(id: "From Mary"),
        ]

        var body: some View {
          List {
            ForEach($letters) { $letter in
              Text(letter.id)
                .fontWeight(letter.isRead ? .regular : .bold)
                .swipeActions(edge: .leading) {
                  Button("Read", systemImage: "envelope.open") {
                    letter.isRead.toggle()
                  }
                  .tint(.blue)
                }
                .swipeActions {
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    letters.removeAll { $0.id == letter.id }
                  }
                }
            }
          }
          .frame(height: 220)
        }
      }
      """#
  )

  static let tree = Sample(
    name: "tree",
    file: "Examples/FieldGuide/Samples/Lists/Trees.swift",
    language: .swift,
    code: #"""
      struct Folder: Identifiable {
        let id: String
        var folders: [Folder]?

        static let all = [
          Folder(
            id: "Documents",
            folders: [
              Folder(id: "Letters", folders: [Folder(id: "To Ada")]),
              Folder(id: "Invoices", folders: []),
            ]
          ),
          Folder(id: "Notes"),
        ]
      }

      struct FolderTree: View {
        var body: some View {
          List(Folder.all, children: \.folders) { folder in
            Label(
              folder.id,
              systemImage: folder.folders == nil ? "doc" : "folder"
            )
          }
          .frame(height: 280)
        }
      }
      """#
  )

  static let alert = Sample(
    name: "alert",
    file: "Examples/FieldGuide/Samples/Navigation/Alerts.swift",
    language: .swift,
    code: #"""
      struct AlertSample: View {
        @State private var asks = false
        @State private var pages = 12

        var body: some View {
          VStack(spacing: 12) {
            Text("\(pages) pages")
            Button("Burn a page", role: .destructive) { asks = true }
              .disabled(pages == 0)
          }
          .alert("Burn a page?", isPresented: $asks) {
            Button("Burn it", role: .destructive) { pages -= 1 }
            Button("Keep it", role: .cancel) {}
          } message: {
            Text("It cannot be read any more.")
          }
        }
      }
      """#
  )

  static let fieldAlert = Sample(
    name: "fieldAlert",
    file: "Examples/FieldGuide/Samples/Navigation/Alerts.swift",
    language: .swift,
    code: #"""
      struct Renaming: View {
        @State private var name = "Untitled"
        @State private var draft = ""
        @State private var asks = false

        var body: some View {
          Button(name) {
            draft = name
            asks = true
          }
          .alert("Rename", isPresented: $asks) {
            TextField("Name", text: $draft)
            Button("Rename") { name = draft }
            Button("Cancel", role: .cancel) {}
          }
        }
      }
      """#
  )

  static let dialog = Sample(
    name: "dialog",
    file: "Examples/FieldGuide/Samples/Navigation/Alerts.swift",
    language: .swift,
    code: #"""
      struct DialogSample: View {
        @State private var asks = false
        @State private var last = "Nothing yet"

        var body: some View {
          VStack(spacing: 12) {
            Text(last)
            Button("Send it …") { asks = true }
          }
          .confirmationDialog(
            "How?",
            isPresented: $asks,
            titleVisibility: .visible
          ) {
            Button("By pigeon") { last = "The pigeon flies." }
            Button("By ship") { last = "The ship leaves." }
          }
        }
      }
      """#
  )

  static let navigationStack = Sample(
    name: "navigationStack",
    file: "Examples/FieldGuide/Samples/Navigation/NavigationStacks.swift",
    language: .swift,
    code: #"""
      struct TownsButton: View {
        @State private var isOpen = false

        var body: some View {
          Button("Open the towns") { isOpen = true }
            .buttonStyle(.borderedProminent)
            .sheet(isPresented: $isOpen) { Towns() }
        }
      }

      struct Towns: View {
        var body: some View {
          NavigationStack {
            List(["Graz", "Linz", "Wels"], id: \.self) { town in
              NavigationLink(town, value: town)
            }
            .navigationTitle("Towns")
            .navigationDestination(for: String.self) { town in
              TownView(town: town)
            }
          }
        }
      }

      struct TownView: View {
        let town: String
        @State private var visits = 0

        var body: some View {
          Stepper("\(visits) visits", value: $visits, in: 0...99)
            .padding()
            .navigationTitle(town)
        }
      }
      """#
  )

  static let navigationPath = Sample(
    name: "navigationPath",
    file: "Examples/FieldGuide/Samples/Navigation/NavigationStacks.swift",
    language: .swift,
    code: #"""
      struct StepsButton: View {
        @State private var isOpen = false

        var body: some View {
          Button("Begin") { isOpen = true }
            .buttonStyle(.borderedProminent)
            .sheet(isPresented: $isOpen) { Steps() }
        }
      }

      struct Steps: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(path: $path) {
            Button("Step 1") { path.append(1) }
              .navigationTitle("Start")
              .navigationDestination(for: Int.self) { step in
                VStack(spacing: 16) {
                  if step < 3 {
                    Button("Step \(step + 1)") { path.append(step + 1) }
                  }
                  Button("To the start") { path = [] }
                }
                .navigationTitle("Step \(step)")
              }
          }
        }
      }
      """#
  )

  static let popover = Sample(
    name: "popover",
    file: "Examples/FieldGuide/Samples/Navigation/Popovers.swift",
    language: .swift,
    code: #"""
      struct PopoverSample: View {
        @State private var isShown = false
        @State private var size = 16.0

        var body: some View {
          VStack(spacing: 16) {
            Text("Raven").font(.system(size: size)).frame(height: 64)
            Button("Size") { isShown = true }
              .popover(isPresented: $isShown) {
                Slider(value: $size, in: 10...48) { Text("Size") }
                  .frame(width: 200)
                  .padding()
              }
          }
        }
      }
      """#
  )

  static let menu = Sample(
    name: "menu",
    file: "Examples/FieldGuide/Samples/Navigation/Popovers.swift",
    language: .swift,
    code: #"""
      struct MenuSample: View {
        @State private var order = "name"
        @State private var count = 3

        var body: some View {
          VStack(spacing: 12) {
            Text("\(count) files by \(order)")
            Menu("Actions") {
              Button("New file", systemImage: "plus") { count += 1 }
              Picker("Sort by", selection: $order) {
                Text("Name").tag("name")
                Text("Date").tag("date")
              }
              Menu("More") {
                Button("Delete all", role: .destructive) { count = 0 }
              }
            }
          }
        }
      }
      """#
  )

  static let contextMenu = Sample(
    name: "contextMenu",
    file: "Examples/FieldGuide/Samples/Navigation/Popovers.swift",
    language: .swift,
    code: #"""
      struct ContextMenuSample: View {
        @State private var color = Color.teal

        var body: some View {
          Text("Right click, or press long")
            .padding(24)
            .background(color.opacity(0.3), in: .rect(cornerRadius: 12))
            .contextMenu {
              Button("Teal") { color = .teal }
              Button("Orange") { color = .orange }
              Button("Pink") { color = .pink }
            }
        }
      }
      """#
  )

  static let search = Sample(
    name: "search",
    file: "Examples/FieldGuide/Samples/Navigation/Search.swift",
    language: .swift,
    code: #"""
      struct BirdsButton: View {
        @State private var isOpen = false

        var body: some View {
          Button("Open the birds") { isOpen = true }
            .buttonStyle(.borderedProminent)
            .sheet(isPresented: $isOpen) { Birds() }
        }
      }

      struct Birds: View {
        private let birds = [
          "Blackbird", "Crow", "Jackdaw", "Jay", "Magpie", "Raven", "Rook",
        ]
        @State private var word = ""

        private var found: [String] {
          birds.filter {
            word.isEmpty || $0.localizedCaseInsensitiveContains(word)
          }
        }

        var body: some View {
          NavigationStack {
            List(found, id: \.self) { Text($0) }
              .overlay {
                if found.isEmpty {
                  ContentUnavailableView.search(text: word)
                }
              }
              .navigationTitle("Birds")
              .searchable(text: $word, prompt: "A bird")
          }
        }
      }
      """#
  )

  static let sheet = Sample(
    name: "sheet",
    file: "Examples/FieldGuide/Samples/Navigation/Sheets.swift",
    language: .swift,
    code: #"""
      struct SheetSample: View {
        @State private var isShown = false
        @State private var name = ""

        var body: some View {
          VStack(spacing: 12) {
            Text(name.isEmpty ? "Nobody yet" : "Hello, \(name)")
            Button("Sign in") { isShown = true }
          }
          .sheet(isPresented: $isShown) { SignIn(name: $name) }
        }
      }

      struct SignIn: View {
        @Binding var name: String
        @Environment(\.dismiss) private var dismiss

        var body: some View {
          VStack(spacing: 16) {
            TextField("Name", text: $name)
              .textFieldStyle(.roundedBorder)
            Button("Done") { dismiss() }
              .buttonStyle(.borderedProminent)
          }
          .padding(24)
        }
      }
      """#
  )

  static let itemSheet = Sample(
    name: "itemSheet",
    file: "Examples/FieldGuide/Samples/Navigation/Sheets.swift",
    language: .swift,
    code: #"""
      struct ItemSheet: View {
        struct Fruit: Identifiable {
          let id: String
          let taste: String
        }

        @State private var chosen: Fruit?

        private let fruits = [
          Fruit(id: "Lemon", taste: "sour"), Fruit(id: "Fig", taste: "sweet"),
        ]

        var body: some View {
          HStack {
            ForEach(fruits) { fruit in
              Button(fruit.id) { chosen = fruit }
            }
          }
          .buttonStyle(.bordered)
          .sheet(item: $chosen) { fruit in
            Text("\(fruit.id): \(fruit.taste)").font(.title).padding(32)
          }
        }
      }
      """#
  )

  static let detents = Sample(
    name: "detents",
    file: "Examples/FieldGuide/Samples/Navigation/Sheets.swift",
    language: .swift,
    code: #"""
      struct Detents: View {
        @State private var isShown = false

        var body: some View {
          Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
              Text("Drag me up on a phone")
                .padding()
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
            }
        }
      }
      """#
  )

  static let tabs = Sample(
    name: "tabs",
    file: "Examples/FieldGuide/Samples/Navigation/Tabs.swift",
    language: .swift,
    code: #"""
      struct TabsButton: View {
        @State private var isOpen = false

        var body: some View {
          Button("Open the tabs") { isOpen = true }
            .buttonStyle(.borderedProminent)
            .sheet(isPresented: $isOpen) { Tabs() }
        }
      }

      struct Tabs: View {
        @State private var tab = "ideas"

        var body: some View {
          TabView(selection: $tab) {
            Tab("Ideas", systemImage: "lightbulb", value: "ideas") {
              Notepad(title: "Ideas")
            }
            Tab("Plans", systemImage: "map", value: "plans") {
              Notepad(title: "Plans")
            }
            .badge(2)
          }
        }
      }

      struct Notepad: View {
        let title: String
        @State private var text = ""

        var body: some View {
          TextField(title, text: $text, axis: .vertical)
            .textFieldStyle(.roundedBorder)
            .padding()
        }
      }
      """#
  )

  static let toolbar = Sample(
    name: "toolbar",
    file: "Examples/FieldGuide/Samples/Navigation/Toolbars.swift",
    language: .swift,
    code: #"""
      struct ToolbarButton: View {
        @State private var isOpen = false

        var body: some View {
          Button("Write a letter") { isOpen = true }
            .buttonStyle(.borderedProminent)
            .sheet(isPresented: $isOpen) { LetterScreen() }
        }
      }

      struct LetterScreen: View {
        @State private var text = "Dear Ada,\n"
        @Environment(\.dismiss) private var dismiss

        var body: some View {
          NavigationStack {
            TextEditor(text: $text)
              .accessibilityLabel("Letter")
              .padding()
              .navigationTitle("A letter")
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                  Button("Send") { dismiss() }
                }
                ToolbarItem(placement: .bottomBar) {
                  Text("\(text.count) characters")
                }
              }
          }
        }
      }
      """#
  )

  static let tutorialFrame = Sample(
    name: "tutorialFrame",
    file: "Examples/FieldGuide/Samples/Poet/FramedTutorial.swift",
    language: .swift,
    code: #"""
      struct FramedTutorial: View {
        var body: some View {
          TutorialScreen()
            .frame(height: 480)
        }
      }
      """#
  )

  static let poetEvaluator = Sample(
    name: "poetEvaluator",
    file: "Examples/FieldGuide/Samples/Poet/Tickets.swift",
    language: .swift,
    code: #"""
      final class TicketsEvaluator: Evaluator {
        enum Step: EvaluatorStep {
          case selling(left: Int)
          case soldOut
        }

        let current = PassableStep(Step.selling(left: 3))
        let translator = TicketsTranslator()

        init() { current.translated(by: translator) }

        func takeTapped() {
          guard case .selling(let left) = current.step else { return }
          current.step = left > 1 ? .selling(left: left - 1) : .soldOut
          translator.showBezel(character: "🎟️")
        }

        func printTapped() { current.step = .selling(left: 3) }
      }
      """#
  )

  static let poetTranslator = Sample(
    name: "poetTranslator",
    file: "Examples/FieldGuide/Samples/Poet/Tickets.swift",
    language: .swift,
    code: #"""
      final class TicketsTranslator: Translator, BezelTranslating {
        let title = ObservableString()
        let left = ObservableString()
        let canTake = ObservableBool()
        let isSoldOut = ObservableBool()
        let bezelTranslator = BezelTranslator()

        func translate(step: TicketsEvaluator.Step) {
          switch step {
          case .selling(let count):
            title.string = "Tickets"
            left.string = count == 1 ? "The last one" : "\(count) left"
            canTake.bool = true
            isSoldOut.bool = false
          case .soldOut:
            title.string = "Sold out"
            left.string = "Come back tomorrow"
            canTake.bool = false
            isSoldOut.bool = true
          }
        }
      }
      """#
  )

  static let poetScreen = Sample(
    name: "poetScreen",
    file: "Examples/FieldGuide/Samples/Poet/Tickets.swift",
    language: .swift,
    code: #"""
      struct TicketsScreen: View {
        var body: some View {
          Screen(TicketsEvaluator()) { evaluator, translator in
            VStack(spacing: 12) {
              ObservingTextView(translator.title).font(.title)
              ObservingTextView(translator.left)
              ButtonActionView(
                Action(evaluator) { $0.takeTapped() },
                isEnabled: translator.canTake
              ) {
                Text("Take one")
              }
              .buttonStyle(.borderedProminent)
              Fadeable(isShown: translator.isSoldOut) {
                ButtonActionView(Action(evaluator) { $0.printTapped() }) {
                  Text("Print some more")
                }
              }
            }
            .presenting(translator)
          }
        }
      }
      """#
  )

  static let escaping = Sample(
    name: "escaping",
    file: "Examples/FieldGuide/Samples/Security/Escaping.swift",
    language: .swift,
    code: #"""
      struct Escaping: View {
        @State private var text = "<b onclick=\"alert(1)\">Bold?</b>"

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            TextField("Text", text: $text)
              .textFieldStyle(.roundedBorder)
            Text(text)
            Text(text).bold()
          }
          .frame(maxWidth: 320)
        }
      }
      """#
  )

  static let webElement = Sample(
    name: "webElement",
    file: "Examples/FieldGuide/Samples/Security/Escaping.swift",
    language: .swift,
    code: #"""
      struct FuelMeter: View {
        @State private var fuel = 6

        var body: some View {
          VStack(spacing: 12) {
            WebElement(
              "meter",
              [
                "min": "0", "max": "10", "low": "3", "optimum": "10",
                "value": "\(fuel)", "aria-label": "Fuel",
              ]
            )
            Stepper("\(fuel) litres", value: $fuel, in: 0...10)
          }
          .frame(maxWidth: 240)
        }
      }
      """#
  )

  static let whoAsks = Sample(
    name: "whoAsks",
    file: "Examples/FieldGuide/Samples/Security/WhoAsks.swift",
    language: .swift,
    code: #"""
      struct WhoAsks: View {
        @Environment(\.request) private var request
        @Environment(\.endSessions) private var endSessions

        var body: some View {
          let name = request?.cookie("guide-name")
          VStack(spacing: 12) {
            Text("Signed in: \(name ?? "nobody")")
            Button("End all pages of this name") {
              endSessions { $0.cookie("guide-name") == name }
            }
            .disabled(name == nil)
          }
        }
      }
      """#
  )

  static let checkedAction = Sample(
    name: "checkedAction",
    file: "Examples/FieldGuide/Samples/Security/Withdrawal.swift",
    language: .swift,
    code: #"""
      struct Withdrawal: View {
        @State private var balance = 30

        var body: some View {
          VStack(spacing: 12) {
            Text("\(balance) coins")
            Button("Take ten", action: takeTen)
              .disabled(balance < 10)
            Button("Put ten back") { balance += 10 }
          }
          .buttonStyle(.bordered)
        }

        private func takeTen() {
          // Whoever sent the event, and whatever the button looks like.
          guard balance >= 10 else { return }
          balance -= 10
        }
      }
      """#
  )

  static let boardStyle = Sample(
    name: "boardStyle",
    file: "Examples/FieldGuide/Samples/StackBoard/BoardStyles.swift",
    language: .swift,
    code: #"""
      struct StyledBoard: View {
        @State private var isChecklist = true

        var body: some View {
          VStack {
            Toggle("Checklist", isOn: $isChecklist)
            if isChecklist {
              recipe.stackBoardStyle(ChecklistStyle())
            } else {
              recipe.stackBoardStyle(.plain).frame(height: 360)
            }
          }
        }

        private var recipe: some View {
          StackBoard {
            StackBoardSection("Dough") {
              Text("Mix flour and water")
              Text("Wait an hour")
            }
            StackBoardSection("Bread") { Text("Bake it") }
          }
        }
      }

      struct ChecklistStyle: StackBoardStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(configuration.board) { section in
              section.header.font(.headline)
              ForEach(section.children) { row in
                HStack {
                  Image(systemName: "circle").accessibilityHidden(true)
                  row.content
                }
              }
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      """#
  )

  static let board = Sample(
    name: "board",
    file: "Examples/FieldGuide/Samples/StackBoard/Boards.swift",
    language: .swift,
    code: #"""
      struct ThermometerBoard: View {
        @State private var name = "Kitchen"
        @State private var hasSensor = true

        var body: some View {
          StackBoard {
            Toggle("Sensor", isOn: $hasSensor)
            if hasSensor { SensorSettings() }
            StackBoardSection("Thermometer") {
              TextField("Name", text: $name)
              LabeledContent("Shown as", value: name)
            }
          }
          .frame(height: 420)
        }
      }

      struct SensorSettings: View {
        @State private var interval = 5
        @State private var isExact = false

        var body: some View {
          StackBoardSection("Sensor", footer: "Exact costs battery.") {
            Stepper(
              "Every \(interval) minutes",
              value: $interval,
              in: 1...60
            )
            Toggle("Exact", isOn: $isExact)
          }
        }
      }
      """#
  )

  static let boardNesting = Sample(
    name: "boardNesting",
    file: "Examples/FieldGuide/Samples/StackBoard/Nesting.swift",
    language: .swift,
    code: #"""
      struct NestedBoard: View {
        @State private var showsHeaders = false
        @State private var isPublic = true

        var body: some View {
          StackBoard {
            StackBoardSection("Profile") {
              Toggle("Public", isOn: $isPublic)
              MailSettings()
            }
            Toggle("Show the headers inside", isOn: $showsHeaders)
          }
          .stackBoardNesting(showsHeaders ? .inlineHeaders : .flatten)
          .frame(height: 380)
        }
      }

      /// A section wherever it stands alone.
      struct MailSettings: View {
        @State private var isWeekly = true
        @State private var isDaily = false

        var body: some View {
          StackBoardSection("Mail") {
            Toggle("Weekly", isOn: $isWeekly)
            Toggle("Daily", isOn: $isDaily)
          }
        }
      }
      """#
  )

  static let boardReader = Sample(
    name: "boardReader",
    file: "Examples/FieldGuide/Samples/StackBoard/Reading.swift",
    language: .swift,
    code: #"""
      struct SearchedBoard: View {
        @State private var word = ""

        var body: some View {
          StackBoardReader(RadioSettings()) { board in
            VStack {
              TextField("Search", text: $word)
                .textFieldStyle(.roundedBorder)
              StackBoard {
                board.keeping {
                  word.isEmpty
                    || $0.words.localizedCaseInsensitiveContains(word)
                }
              }
              .frame(height: 360)
            }
          }
        }
      }

      struct RadioSettings: View {
        @State private var isLoud = false
        @State private var isStereo = true
        @State private var hasClock = true

        var body: some View {
          StackBoardSection("Sound") {
            Toggle("Loud", isOn: $isLoud)
            Toggle("Stereo", isOn: $isStereo)
          }
          StackBoardSection("Display") { Toggle("Clock", isOn: $hasClock) }
        }
      }
      """#
  )

  static let withAnimation = Sample(
    name: "withAnimation",
    file: "Examples/FieldGuide/Samples/State/Animations.swift",
    language: .swift,
    code: #"""
      struct Sliding: View {
        @State private var isRight = false

        var body: some View {
          VStack(spacing: 16) {
            Circle()
              .fill(isRight ? Color.orange : .teal)
              .frame(width: 48, height: 48)
              .frame(
                maxWidth: .infinity,
                alignment: isRight ? .trailing : .leading
              )
              .accessibilityHidden(true)
            Button("Move") {
              withAnimation(.bouncy) { isRight.toggle() }
            }
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let animationValue = Sample(
    name: "animationValue",
    file: "Examples/FieldGuide/Samples/State/Animations.swift",
    language: .swift,
    code: #"""
      struct Beating: View {
        @State private var isLiked = false

        var body: some View {
          Button {
            isLiked.toggle()
          } label: {
            Image(systemName: isLiked ? "heart.fill" : "heart")
              .font(.system(size: 48))
              .foregroundStyle(.pink)
              .scaleEffect(isLiked ? 1.2 : 1)
              .animation(.spring(duration: 0.4, bounce: 0.6), value: isLiked)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(isLiked ? "Liked" : "Like")
        }
      }
      """#
  )

  static let curves = Sample(
    name: "curves",
    file: "Examples/FieldGuide/Samples/State/Animations.swift",
    language: .swift,
    code: #"""
      struct Curves: View {
        @State private var isFar = false

        private let curves: [(String, Animation)] = [
          ("linear", .linear(duration: 1)),
          ("easeInOut", .easeInOut(duration: 1)),
          ("snappy", .snappy(duration: 1)),
          ("bouncy", .bouncy(duration: 1)),
        ]

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(curves, id: \.0) { name, curve in
              Text(name)
                .padding(6)
                .background(.blue.opacity(0.15), in: .capsule)
                .offset(x: isFar ? 160 : 0)
                .animation(curve, value: isFar)
            }
            Button("Go") { isFar.toggle() }
          }
          .frame(width: 280, alignment: .leading)
        }
      }
      """#
  )

  static let appStorage = Sample(
    name: "appStorage",
    file: "Examples/FieldGuide/Samples/State/AppStorage.swift",
    language: .swift,
    code: #"""
      struct Remembered: View {
        @AppStorage("fieldGuide.tea") private var tea = "Assam"
        @AppStorage("fieldGuide.sugar") private var sugar = 1

        var body: some View {
          VStack(spacing: 12) {
            Picker("Tea", selection: $tea) {
              ForEach(["Assam", "Darjeeling", "Sencha"], id: \.self) {
                Text($0)
              }
            }
            Stepper("Sugar: \(sugar)", value: $sugar, in: 0...3)
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let binding = Sample(
    name: "binding",
    file: "Examples/FieldGuide/Samples/State/Bindings.swift",
    language: .swift,
    code: #"""
      struct SharedTemperature: View {
        @State private var degrees = 20.0

        var body: some View {
          VStack(spacing: 12) {
            Thermostat(degrees: $degrees)
            Text("\(Int(degrees))°, \(degrees < 18 ? "cold" : "cosy")")
          }
          .frame(maxWidth: 280)
        }
      }

      struct Thermostat: View {
        @Binding var degrees: Double

        var body: some View {
          HStack {
            Button("Colder") { degrees -= 1 }
            Slider(value: $degrees, in: 10...30) { Text("Degrees") }
            Button("Warmer") { degrees += 1 }
          }
        }
      }
      """#
  )

  static let ownBinding = Sample(
    name: "ownBinding",
    file: "Examples/FieldGuide/Samples/State/Bindings.swift",
    language: .swift,
    code: #"""
      struct InFeet: View {
        @State private var metres = 100.0

        private var feet: Binding<Double> {
          Binding(get: { metres / 0.3048 }, set: { metres = $0 * 0.3048 })
        }

        private let format = FloatingPointFormatStyle<Double>.number
          .precision(.fractionLength(0...1))

        var body: some View {
          VStack(spacing: 12) {
            LabeledContent("Metres") {
              TextField("Metres", value: $metres, format: format)
            }
            LabeledContent("Feet") {
              TextField("Feet", value: feet, format: format)
            }
          }
          .textFieldStyle(.roundedBorder)
          .frame(maxWidth: 240)
        }
      }
      """#
  )

  static let elementBindings = Sample(
    name: "elementBindings",
    file: "Examples/FieldGuide/Samples/State/Bindings.swift",
    language: .swift,
    code: #"""
      struct PackingList: View {
        struct Thing: Identifiable {
          let id: String
          var isPacked = false
        }

        @State private var things = [
          Thing(id: "Toothbrush"), Thing(id: "Towel"), Thing(id: "Map"),
        ]

        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            ForEach($things) { $thing in
              Toggle(thing.id, isOn: $thing.isPacked)
            }
            Text("\(things.count { !$0.isPacked }) to go")
              .foregroundStyle(.secondary)
          }
          .toggleStyle(.checkbox)
        }
      }
      """#
  )

  static let onChange = Sample(
    name: "onChange",
    file: "Examples/FieldGuide/Samples/State/Changes.swift",
    language: .swift,
    code: #"""
      struct Highest: View {
        @State private var value = 3
        @State private var highest = 3

        var body: some View {
          VStack(spacing: 12) {
            Stepper("Now \(value)", value: $value)
            Text("Highest so far: \(highest)")
          }
          .onChange(of: value) { _, new in highest = max(highest, new) }
          .frame(maxWidth: 240)
        }
      }
      """#
  )

  static let task = Sample(
    name: "task",
    file: "Examples/FieldGuide/Samples/State/Changes.swift",
    language: .swift,
    code: #"""
      struct Countdown: View {
        @State private var isCounting = false

        var body: some View {
          VStack(spacing: 12) {
            if isCounting { CountdownText() }
            Button(isCounting ? "Stop" : "Count down") {
              isCounting.toggle()
            }
          }
        }
      }

      struct CountdownText: View {
        @State private var left = 10

        var body: some View {
          Text(left > 0 ? "\(left)" : "Lift-off")
            .font(.largeTitle)
            .monospacedDigit()
            .task {
              while left > 0, !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                left -= 1
              }
            }
        }
      }
      """#
  )

  static let taskID = Sample(
    name: "taskID",
    file: "Examples/FieldGuide/Samples/State/Changes.swift",
    language: .swift,
    code: #"""
      struct SlowSearch: View {
        @State private var word = ""
        @State private var answer = "Type a word."

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            TextField("Word", text: $word)
              .textFieldStyle(.roundedBorder)
            Text(answer)
          }
          // Another word cancels the task and begins one anew.
          .task(id: word) {
            if word.isEmpty { return }
            answer = "Looking for \(word) …"
            try? await Task.sleep(for: .milliseconds(600))
            if Task.isCancelled { return }
            answer = "\(word) has \(word.count) letters."
          }
          .frame(maxWidth: 240)
        }
      }
      """#
  )

  static let publisher = Sample(
    name: "publisher",
    file: "Examples/FieldGuide/Samples/State/Changes.swift",
    language: .swift,
    code: #"""
      struct Ticking: View {
        @State private var ticks = 0
        @State private var isOn = false
        private let timer = Timer.publish(every: 0.5, on: .main, in: .common)
          .autoconnect()

        var body: some View {
          VStack(spacing: 12) {
            Toggle("Running", isOn: $isOn)
            Text("\(ticks) ticks").monospacedDigit()
            if isOn {
              ProgressView().onReceive(timer) { _ in ticks += 1 }
            }
          }
          .frame(maxWidth: 200)
        }
      }
      """#
  )

  static let environment = Sample(
    name: "environment",
    file: "Examples/FieldGuide/Samples/State/Environment.swift",
    language: .swift,
    code: #"""
      struct Surroundings: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.locale) private var locale
        @Environment(\.timeZone) private var timeZone
        @Environment(\.dynamicTypeSize) private var textSize
        @Environment(\.accessibilityReduceMotion) private var isCalm

        var body: some View {
          VStack(alignment: .leading, spacing: 6) {
            LabeledContent("Page", value: scheme == .dark ? "dark" : "light")
            LabeledContent("Language", value: locale.identifier)
            LabeledContent("Time zone", value: timeZone.identifier)
            LabeledContent("Size of text", value: "\(textSize)")
            LabeledContent("Less motion", value: isCalm ? "yes" : "no")
          }
          .frame(maxWidth: 320)
        }
      }
      """#
  )

  static let environmentOverride = Sample(
    name: "environmentOverride",
    file: "Examples/FieldGuide/Samples/State/Environment.swift",
    language: .swift,
    code: #"""
      struct NightBox: View {
        @State private var isNight = true
        @State private var isDisabled = false

        var body: some View {
          VStack(spacing: 16) {
            VStack(spacing: 8) {
              Text("The owl is awake.")
              Button("Hoot") {}.buttonStyle(.bordered)
            }
            .padding()
            .background(.background)
            .environment(\.colorScheme, isNight ? .dark : .light)
            .disabled(isDisabled)
            Toggle("Night", isOn: $isNight)
            Toggle("Disabled", isOn: $isDisabled)
          }
          .frame(maxWidth: 240)
        }
      }
      """#
  )

  static let environmentEntry = Sample(
    name: "environmentEntry",
    file: "Examples/FieldGuide/Samples/State/Environment.swift",
    language: .swift,
    code: #"""
      extension EnvironmentValues {
        @Entry var showsMiles = false
      }

      struct Distance: View {
        let kilometres: Double
        @Environment(\.showsMiles) private var showsMiles

        var body: some View {
          let miles = (kilometres / 1.609).rounded()
          Text(showsMiles ? "\(Int(miles)) miles" : "\(Int(kilometres)) km")
        }
      }

      struct Lengths: View {
        @State private var showsMiles = false

        var body: some View {
          VStack(spacing: 12) {
            Distance(kilometres: 42)
            Distance(kilometres: 100)
            Toggle("Miles", isOn: $showsMiles)
          }
          .environment(\.showsMiles, showsMiles)
          .frame(maxWidth: 200)
        }
      }
      """#
  )

  static let observable = Sample(
    name: "observable",
    file: "Examples/FieldGuide/Samples/State/ObservableObjects.swift",
    language: .swift,
    code: #"""
      @Observable final class Basket {
        var loaves = 0
        var note = ""

        var price: Double { Double(loaves) * 3.2 }
      }

      struct Shop: View {
        @State private var basket = Basket()

        var body: some View {
          VStack(spacing: 12) {
            BasketEditor(basket: basket)
            Text(basket.price, format: .currency(code: "EUR"))
              .font(.title2)
          }
          .frame(maxWidth: 280)
        }
      }

      struct BasketEditor: View {
        @Bindable var basket: Basket

        var body: some View {
          Stepper(
            "\(basket.loaves) loaves",
            value: $basket.loaves,
            in: 0...12
          )
          TextField("Note for the baker", text: $basket.note)
            .textFieldStyle(.roundedBorder)
        }
      }
      """#
  )

  static let bodies = Sample(
    name: "bodies",
    file: "Examples/FieldGuide/Samples/State/ObservableObjects.swift",
    language: .swift,
    code: #"""
      @Observable final class Weather {
        var degrees = 12
        var wind = 3

        /// Counting is not to be observed, or it would never end.
        @ObservationIgnored private var runs: [String: Int] = [:]

        func counted(_ name: String) -> Int {
          runs[name, default: 0] += 1
          return runs[name, default: 0]
        }
      }

      struct Bodies: View {
        @State private var weather = Weather()

        var body: some View {
          VStack(spacing: 12) {
            DegreesView(weather: weather)
            WindView(weather: weather)
            HStack {
              Button("Warmer") { weather.degrees += 1 }
              Button("More wind") { weather.wind += 1 }
            }
            .buttonStyle(.bordered)
          }
        }
      }

      struct DegreesView: View {
        let weather: Weather

        var body: some View {
          let runs = weather.counted("degrees")
          Text("\(weather.degrees)° (body ran \(runs) times)")
        }
      }

      struct WindView: View {
        let weather: Weather

        var body: some View {
          let runs = weather.counted("wind")
          Text("Wind \(weather.wind) (body ran \(runs) times)")
        }
      }
      """#
  )

  static let preferences = Sample(
    name: "preferences",
    file: "Examples/FieldGuide/Samples/State/Preferences.swift",
    language: .swift,
    code: #"""
      struct Present: PreferenceKey {
        static var defaultValue: [String] { [] }

        static func reduce(
          value: inout [String],
          nextValue: () -> [String]
        ) {
          value += nextValue()
        }
      }

      struct Pupil: View {
        let name: String
        @State private var isHere = true

        var body: some View {
          Toggle(name, isOn: $isHere)
            .preference(key: Present.self, value: isHere ? [name] : [])
        }
      }

      struct Roll: View {
        @State private var present: [String] = []

        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            VStack {
              Pupil(name: "Ada")
              Pupil(name: "Charles")
              Pupil(name: "Mary")
            }
            .onPreferenceChange(Present.self) { present = $0 }
            Text("Present: \(present.joined(separator: ", "))")
              .foregroundStyle(.secondary)
          }
          .frame(maxWidth: 240)
        }
      }
      """#
  )

  static let sceneStorage = Sample(
    name: "sceneStorage",
    file: "Examples/FieldGuide/Samples/State/SceneStorage.swift",
    language: .swift,
    code: #"""
      struct Arranged: View {
        @SceneStorage("fieldGuide.shelf") private var shelf = "Fiction"
        @SceneStorage("fieldGuide.zoom") private var zoom = 2

        var body: some View {
          VStack(spacing: 12) {
            Picker("Shelf", selection: $shelf) {
              ForEach(["Fiction", "Poetry", "Travel"], id: \.self) {
                Text($0)
              }
            }
            Stepper("Zoom: \(zoom)", value: $zoom, in: 1...5)
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let state = Sample(
    name: "state",
    file: "Examples/FieldGuide/Samples/State/States.swift",
    language: .swift,
    code: #"""
      struct TwoCounters: View {
        var body: some View {
          HStack(spacing: 32) {
            Counting(name: "Left")
            Counting(name: "Right")
          }
        }
      }

      struct Counting: View {
        let name: String
        @State private var count = 0

        var body: some View {
          Button("\(name): \(count)") { count += 1 }
            .buttonStyle(.bordered)
        }
      }
      """#
  )

  static let stateIdentity = Sample(
    name: "stateIdentity",
    file: "Examples/FieldGuide/Samples/State/States.swift",
    language: .swift,
    code: #"""
      struct NewIdentity: View {
        @State private var round = 1

        var body: some View {
          VStack(spacing: 12) {
            Text("Round \(round)")
            Counting(name: "Points").id(round)
            Button("Next round") { round += 1 }
          }
        }
      }
      """#
  )

  static let transitions = Sample(
    name: "transitions",
    file: "Examples/FieldGuide/Samples/State/Transitions.swift",
    language: .swift,
    code: #"""
      struct Notice: View {
        @State private var kind = "opacity"
        @State private var isShown = true

        private var transition: AnyTransition {
          switch kind {
          case "move": .move(edge: .leading)
          case "scale": .scale.combined(with: .opacity)
          default: .opacity
          }
        }

        var body: some View {
          VStack(spacing: 16) {
            Picker("Transition", selection: $kind) {
              ForEach(["opacity", "move", "scale"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            VStack {
              if isShown {
                Text("Here I am")
                  .padding()
                  .background(.mint.opacity(0.3), in: .capsule)
                  .transition(transition)
              }
            }
            .frame(height: 64)
            Button(isShown ? "Hide" : "Show") {
              withAnimation(.easeInOut(duration: 0.5)) { isShown.toggle() }
            }
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let shuffle = Sample(
    name: "shuffle",
    file: "Examples/FieldGuide/Samples/State/Transitions.swift",
    language: .swift,
    code: #"""
      struct Shuffled: View {
        @State private var names = ["Ada", "Charles", "Grace", "Mary"]

        var body: some View {
          VStack(spacing: 8) {
            ForEach(names, id: \.self) { name in
              Text(name)
                .frame(maxWidth: 200)
                .padding(6)
                .background(.orange.opacity(0.2), in: .capsule)
            }
            Button("Rotate") {
              withAnimation { names.append(names.removeFirst()) }
            }
          }
        }
      }
      """#
  )

  static let undo = Sample(
    name: "undo",
    file: "Examples/FieldGuide/Samples/State/Undo.swift",
    language: .swift,
    code: #"""
      @Observable final class Score {
        private(set) var points = 0

        func add(_ more: Int, undo: UndoManager?) {
          points += more
          undo?.registerUndo(withTarget: self) { score in
            score.add(-more, undo: undo)
          }
          undo?.setActionName("Points")
        }
      }

      struct UndoSample: View {
        @State private var score = Score()
        @Environment(\.undoManager) private var undo

        var body: some View {
          VStack(spacing: 12) {
            Text("\(score.points) points").font(.title2)
            HStack {
              Button("Ten more") { score.add(10, undo: undo) }
              Button("Undo") { undo?.undo() }
                .disabled(undo?.canUndo != true)
              Button("Redo") { undo?.redo() }
                .disabled(undo?.canRedo != true)
            }
            .buttonStyle(.bordered)
          }
        }
      }
      """#
  )

  static let conversation = Sample(
    name: "conversation",
    file: "Examples/FieldGuide/Samples/Tiled/Conversations.swift",
    language: .swift,
    code: #"""
      struct Line: Identifiable {
        let id: Int
        var text: String
        var day: Int
      }

      struct Conversation: View {
        @State private var lines = (0..<40).map {
          Line(id: $0, text: "Line \($0)", day: $0 / 10)
        }
        @State private var draft = ""
        @State private var position = TiledPosition<Int>()

        var body: some View {
          VStack(spacing: 0) {
            TiledView(lines) { line in ConversationLine(line: line) }
              .tiledInitialPosition(.end)
              .tiledPosition($position)
              .tiledSectionHeader(by: { $0.day }) { DayHeader(day: $0) }
              .tiledUnreadMarker(before: 20) {
                Text("New").foregroundStyle(.red).padding(.horizontal, 12)
              }
              .tiledTypingIndicator(isVisible: !draft.isEmpty)
            Divider()
            TextField("Say something", text: $draft).onSubmit(send).padding(8)
          }
          .frame(height: 420)
        }

        private func send() {
          lines.append(Line(id: lines.count, text: draft, day: 3))
          draft = ""
          position.scrollTo(edge: .bottom)
        }
      }

      struct DayHeader: View {
        let day: Int

        var body: some View {
          Text("Day \(day + 1)")
            .font(.caption)
            .padding(4)
            .frame(maxWidth: .infinity)
            .background(.background)
        }
      }

      struct ConversationLine: View {
        @TiledRowState private var isLiked = false
        let line: Line

        var body: some View {
          HStack {
            Text(line.text)
            Spacer()
            Button(isLiked ? "Liked" : "Like") { isLiked.toggle() }
              .buttonStyle(.borderless)
          }
          .padding(12)
        }
      }
      """#
  )

  static let heldList = Sample(
    name: "heldList",
    file: "Examples/FieldGuide/Samples/Tiled/HeldLists.swift",
    language: .swift,
    code: #"""
      struct HeldList: View {
        @State private var numbers = Array(0..<200)

        var body: some View {
          VStack(spacing: 0) {
            HStack {
              Button("Ten Above") { grow(by: -10) }
              Button("Ten Below") { grow(by: 10) }
              Button("Remove Five") { numbers.removeFirst(5) }
                .disabled(numbers.count < 10)
            }
            .padding(8)
            Divider()
            TiledView(numbers, id: \.self) { number in
              Text(verbatim: "Entry \(number)").padding(12)
            }
            .tiledInitialPosition(.id(100))
          }
          .buttonStyle(.bordered)
          .frame(height: 360)
        }

        private func grow(by count: Int) {
          let (first, last) = (numbers.first ?? 0, numbers.last ?? 0)
          if count < 0 {
            numbers.insert(contentsOf: first + count..<first, at: 0)
          } else {
            numbers += last + 1...last + count
          }
        }
      }
      """#
  )

  static let loadingList = Sample(
    name: "loadingList",
    file: "Examples/FieldGuide/Samples/Tiled/Loading.swift",
    language: .swift,
    code: #"""
      struct LoadingList: View {
        @State private var days = Array(-20...0)
        private let first = -200

        var body: some View {
          TiledView(days, id: \.self) { day in
            Text(day == 0 ? "Today" : "\(-day) days ago").padding(12)
          }
          .tiledInitialPosition(.end)
          .onReachStart(hasMore: days[0] > first) {
            try await Task.sleep(for: .milliseconds(400))
            let older = max(first, days[0] - 20)..<days[0]
            days.insert(contentsOf: older, at: 0)
          }
          .tiledHeader { Text("This is where it begins.").padding(12) }
          .frame(height: 360)
        }
      }
      """#
  )

  static let tiledSource = Sample(
    name: "tiledSource",
    file: "Examples/FieldGuide/Samples/Tiled/Sources.swift",
    language: .swift,
    code: #"""
      struct Square: Identifiable, Sendable {
        let id: Int
        var value: String { (id * id).formatted() }
      }

      struct Squares: TiledSource {
        private func squares(_ ids: Range<Int>) -> [Square] {
          ids.clamped(to: 1..<1_000_001).map { Square(id: $0) }
        }

        func older(before square: Square?, limit: Int) async -> [Square] {
          let end = square?.id ?? 1_000_001
          return squares(end - limit..<end)
        }

        func newer(after square: Square?, limit: Int) async -> [Square] {
          let start = (square?.id ?? 0) + 1
          return squares(start..<start + limit)
        }

        func around(id: Int, limit: Int) async -> [Square] {
          squares(id - limit / 2..<id + limit / 2)
        }
      }

      struct MillionSquares: View {
        @State private var controller = TiledController(
          source: Squares(),
          items: (1...60).map { Square(id: $0) },
          hasOlder: false
        )

        var body: some View {
          VStack(spacing: 0) {
            HStack {
              Button("First") { controller.scrollTo(edge: .top) }
              Button("500,000") { controller.scrollTo(id: 500_000) }
              Button("Last") { controller.scrollTo(edge: .bottom) }
            }
            .buttonStyle(.bordered)
            .padding(8)
            Divider()
            TiledView(controller) { square in
              LabeledContent("Of \(square.id)", value: square.value)
                .padding(12)
            }
          }
          .frame(height: 360)
        }
      }
      """#
  )

  static let rating = Sample(
    name: "rating",
    file: "Examples/FieldGuide/Samples/Views/Accessibility.swift",
    language: .swift,
    code: #"""
      struct Rating: View {
        @State private var stars = 3

        var body: some View {
          HStack {
            ForEach(1..<6) { number in
              Image(systemName: number <= stars ? "star.fill" : "star")
                .foregroundStyle(.orange)
                .onTapGesture { stars = number }
            }
          }
          .font(.title)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Rating")
          .accessibilityValue("\(stars) of 5 stars")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: stars = min(stars + 1, 5)
            case .decrement: stars = max(stars - 1, 1)
            }
          }
        }
      }
      """#
  )

  static let buttonStyles = Sample(
    name: "buttonStyles",
    file: "Examples/FieldGuide/Samples/Views/Buttons.swift",
    language: .swift,
    code: #"""
      struct ButtonStyles: View {
        @State private var last = "nothing"

        var body: some View {
          VStack(spacing: 12) {
            Button("Plain") { last = "plain" }.buttonStyle(.plain)
            Button("Borderless") { last = "borderless" }
              .buttonStyle(.borderless)
            Button("Bordered") { last = "bordered" }
              .buttonStyle(.bordered)
            Button("Prominent") { last = "prominent" }
              .buttonStyle(.borderedProminent)
            Text("Pressed: \(last)").foregroundStyle(.secondary)
          }
        }
      }
      """#
  )

  static let buttonShapes = Sample(
    name: "buttonShapes",
    file: "Examples/FieldGuide/Samples/Views/Buttons.swift",
    language: .swift,
    code: #"""
      struct ButtonShapes: View {
        @State private var count = 0

        var body: some View {
          VStack(spacing: 12) {
            Text("\(count)").font(.title).monospacedDigit()
            HStack {
              Button("Mini") { count += 1 }.controlSize(.mini)
              Button("Small") { count += 1 }.controlSize(.small)
              Button("Large") { count += 1 }.controlSize(.large)
            }
            HStack {
              Button("Capsule") { count += 1 }
                .buttonBorderShape(.capsule)
              Button("One more", systemImage: "plus") { count += 1 }
                .labelStyle(.iconOnly)
                .buttonBorderShape(.circle)
              Button("Green") { count += 1 }.tint(.green)
            }
          }
          .buttonStyle(.bordered)
        }
      }
      """#
  )

  static let buttonRoles = Sample(
    name: "buttonRoles",
    file: "Examples/FieldGuide/Samples/Views/Buttons.swift",
    language: .swift,
    code: #"""
      struct ButtonRoles: View {
        @State private var files = 3

        var body: some View {
          VStack(spacing: 12) {
            Text("\(files) files")
            Button("Delete one", role: .destructive) { files -= 1 }
              .buttonStyle(.borderedProminent)
              .disabled(files == 0)
            Button("Put them back") { files = 3 }
              .buttonStyle(.bordered)
              .disabled(files == 3)
          }
        }
      }
      """#
  )

  static let buttonStyle = Sample(
    name: "buttonStyle",
    file: "Examples/FieldGuide/Samples/Views/Buttons.swift",
    language: .swift,
    code: #"""
      struct PillButtons: View {
        @State private var count = 0

        var body: some View {
          HStack {
            Button("Fewer") { count -= 1 }
            Text("\(count)").monospacedDigit().frame(minWidth: 40)
            Button("More") { count += 1 }
          }
          .buttonStyle(PillStyle(color: PillStyle.violet))
        }
      }

      struct PillStyle: ButtonStyle {
        static let violet = Color(red: 0.4, green: 0.2, blue: 0.6)
        let color: Color

        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .foregroundStyle(.white)
            .padding(.horizontal, 20)
            .padding(.vertical, 12)
            .background(color, in: .capsule)
            .opacity(configuration.isPressed ? 0.6 : 1)
        }
      }
      """#
  )

  static let buttonKeys = Sample(
    name: "buttonKeys",
    file: "Examples/FieldGuide/Samples/Views/Buttons.swift",
    language: .swift,
    code: #"""
      struct KeyedButtons: View {
        @State private var floor = 0

        var body: some View {
          VStack(spacing: 12) {
            Text("Floor \(floor)").font(.title2).monospacedDigit()
            HStack {
              Button("Down", systemImage: "arrow.down") { floor -= 1 }
                .keyboardShortcut(.downArrow)
              Button("Up", systemImage: "arrow.up") { floor += 1 }
                .keyboardShortcut(.upArrow)
            }
            .buttonStyle(.bordered)
          }
        }
      }
      """#
  )

  static let taps = Sample(
    name: "taps",
    file: "Examples/FieldGuide/Samples/Views/Buttons.swift",
    language: .swift,
    code: #"""
      struct TappedCircle: View {
        @State private var taps = 0

        var body: some View {
          HStack(spacing: 16) {
            Circle()
              .fill(taps.isMultiple(of: 2) ? Color.orange : .indigo)
              .frame(width: 64, height: 64)
              .onTapGesture { taps += 1 }
              .accessibilityAddTraits(.isButton)
              .accessibilityLabel("Circle")
            Text("Tapped \(taps) times")
          }
        }
      }
      """#
  )

  static let datePicker = Sample(
    name: "datePicker",
    file: "Examples/FieldGuide/Samples/Views/DatesAndColours.swift",
    language: .swift,
    code: #"""
      struct DatePickers: View {
        @State private var date = Date(timeIntervalSince1970: 1_780_000_000)

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            DatePicker("Day", selection: $date, displayedComponents: .date)
            DatePicker(
              "Time",
              selection: $date,
              displayedComponents: .hourAndMinute
            )
            Text(date, format: .dateTime.weekday(.wide).hour().minute())
              .foregroundStyle(.secondary)
          }
          .frame(maxWidth: 320)
        }
      }
      """#
  )

  static let colorPicker = Sample(
    name: "colorPicker",
    file: "Examples/FieldGuide/Samples/Views/DatesAndColours.swift",
    language: .swift,
    code: #"""
      struct ColorChoice: View {
        @State private var color = Color(red: 0.2, green: 0.4, blue: 0.8)

        var body: some View {
          VStack(spacing: 12) {
            ColorPicker("Colour", selection: $color)
            RoundedRectangle(cornerRadius: 8)
              .fill(color.gradient)
              .frame(height: 48)
              .accessibilityHidden(true)
          }
          .frame(maxWidth: 320)
        }
      }
      """#
  )

  static let effects = Sample(
    name: "effects",
    file: "Examples/FieldGuide/Samples/Views/Effects.swift",
    language: .swift,
    code: #"""
      struct Effects: View {
        @State private var angle = 15.0
        @State private var scale = 1.0
        @State private var blur = 0.0

        var body: some View {
          VStack(spacing: 12) {
            Text("Raven")
              .font(.largeTitle.bold())
              .rotationEffect(.degrees(angle))
              .scaleEffect(scale)
              .blur(radius: blur)
              .frame(height: 140)
            LabeledContent("Angle") { Slider(value: $angle, in: -180...180) }
            LabeledContent("Scale") { Slider(value: $scale, in: 0.5...2) }
            LabeledContent("Blur") { Slider(value: $blur, in: 0...8) }
          }
          .frame(maxWidth: 320)
        }
      }
      """#
  )

  static let shadows = Sample(
    name: "shadows",
    file: "Examples/FieldGuide/Samples/Views/Effects.swift",
    language: .swift,
    code: #"""
      struct Shadows: View {
        var body: some View {
          HStack(spacing: 24) {
            Text("Soft").padding().background(.background)
              .shadow(radius: 8)
            Text("Below").padding().background(.background)
              .shadow(color: .blue.opacity(0.5), radius: 2, x: 0, y: 6)
            Text("Grey").padding().background(.yellow).grayscale(1)
          }
          .padding()
        }
      }
      """#
  )

  static let flip = Sample(
    name: "flip",
    file: "Examples/FieldGuide/Samples/Views/Effects.swift",
    language: .swift,
    code: #"""
      struct Flip: View {
        @State private var isOpen = false

        var body: some View {
          VStack(spacing: 16) {
            Text("A card")
              .frame(width: 120, height: 80)
              .background(.teal.opacity(0.3), in: .rect(cornerRadius: 12))
              .rotation3DEffect(
                .degrees(isOpen ? 60 : 0),
                axis: (x: 0, y: 1, z: 0)
              )
            Button("Turn it") {
              withAnimation(.spring) { isOpen.toggle() }
            }
          }
        }
      }
      """#
  )

  static let form = Sample(
    name: "form",
    file: "Examples/FieldGuide/Samples/Views/Forms.swift",
    language: .swift,
    code: #"""
      struct AlarmForm: View {
        @State private var isOn = true
        @State private var name = "Tea"
        @State private var sound = "Bell"

        var body: some View {
          Form {
            Section("Alarm") {
              Toggle("On", isOn: $isOn)
              if isOn { AlarmRows(name: $name, sound: $sound) }
            }
            Section {
              LabeledContent("Rings as", value: isOn ? name : "Never")
            } footer: {
              Text("It rings once.")
            }
          }
          .frame(height: 340)
        }
      }

      struct AlarmRows: View {
        @Binding var name: String
        @Binding var sound: String

        var body: some View {
          TextField("Name", text: $name)
          Picker("Sound", selection: $sound) {
            ForEach(["Bell", "Chime", "None"], id: \.self) { Text($0) }
          }
        }
      }
      """#
  )

  static let groupBox = Sample(
    name: "groupBox",
    file: "Examples/FieldGuide/Samples/Views/Forms.swift",
    language: .swift,
    code: #"""
      struct Boxes: View {
        @State private var agrees = false

        var body: some View {
          GroupBox("Terms") {
            VStack(alignment: .leading, spacing: 12) {
              Text("Be kind, and rewind.")
              Toggle("I agree", isOn: $agrees)
            }
          }
          .frame(maxWidth: 320)
        }
      }
      """#
  )

  static let disclosure = Sample(
    name: "disclosure",
    file: "Examples/FieldGuide/Samples/Views/Forms.swift",
    language: .swift,
    code: #"""
      struct Disclosures: View {
        @State private var isOpen = true
        @State private var isVerbose = false

        var body: some View {
          DisclosureGroup("Advanced", isExpanded: $isOpen) {
            Toggle("Say everything", isOn: $isVerbose)
            DisclosureGroup("More of it") { Text("Even more.") }
          }
          .frame(maxWidth: 320)
        }
      }
      """#
  )

  static let icons = Sample(
    name: "icons",
    file: "Examples/FieldGuide/Samples/Views/Icons.swift",
    language: .swift,
    code: #"""
      struct Icons: View {
        private let names = [
          "sun.max", "cloud.rain", "moon.stars", "leaf", "map", "bicycle",
          "cup.and.saucer", "book", "camera", "heart", "bell", "star",
        ]

        var body: some View {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))]) {
            ForEach(names, id: \.self) { name in
              Image(systemName: name)
                .font(.title)
                .foregroundStyle(.teal)
                .frame(width: 48, height: 48)
                .accessibilityLabel(name)
            }
          }
        }
      }
      """#
  )

  static let iconVariants = Sample(
    name: "iconVariants",
    file: "Examples/FieldGuide/Samples/Views/Icons.swift",
    language: .swift,
    code: #"""
      struct IconVariants: View {
        @State private var isLiked = false
        @State private var volume = 0.5

        var body: some View {
          VStack(spacing: 16) {
            Button("Like", systemImage: "heart") { isLiked.toggle() }
              .symbolVariant(isLiked ? .fill : .none)
              .tint(.pink)
            HStack {
              Image(systemName: "speaker.wave.3", variableValue: volume)
                .imageScale(.large)
                .frame(width: 32)
                .accessibilityHidden(true)
              Slider(value: $volume) { Text("Volume") }
            }
            .frame(maxWidth: 240)
          }
        }
      }
      """#
  )

  static let labels = Sample(
    name: "labels",
    file: "Examples/FieldGuide/Samples/Views/Icons.swift",
    language: .swift,
    code: #"""
      struct Labels: View {
        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            Label("Title and icon", systemImage: "tray.full")
            Label("Title only", systemImage: "tray.full")
              .labelStyle(.titleOnly)
            Label("Icon only", systemImage: "tray.full")
              .labelStyle(.iconOnly)
            Label("Framed", systemImage: "tray.full")
              .labelStyle(FramedLabelStyle())
          }
        }
      }

      struct FramedLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            configuration.title
            configuration.icon.foregroundStyle(.orange)
          }
          .padding(8)
          .border(.orange)
        }
      }
      """#
  )

  static let colors = Sample(
    name: "colors",
    file: "Examples/FieldGuide/Samples/Views/Paint.swift",
    language: .swift,
    code: #"""
      struct Colors: View {
        private let colors: [Color] = [
          .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue,
          .indigo, .purple, .pink, .brown, .gray,
        ]
        @State private var amount = 0.0

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 2) {
              ForEach(colors.indices, id: \.self) { index in
                colors[index].mix(with: .white, by: amount)
              }
            }
            .frame(height: 48)
            .accessibilityHidden(true)
            Slider(value: $amount) { Text("White") }
            Text("Primary")
            Text("Secondary").foregroundStyle(.secondary)
            Text("Tertiary").foregroundStyle(.tertiary)
          }
          .frame(maxWidth: 320)
        }
      }
      """#
  )

  static let gradients = Sample(
    name: "gradients",
    file: "Examples/FieldGuide/Samples/Views/Paint.swift",
    language: .swift,
    code: #"""
      struct Gradients: View {
        private let colors: [Color] = [.yellow, .pink, .purple]

        var body: some View {
          HStack(spacing: 12) {
            LinearGradient(
              colors: colors,
              startPoint: .top,
              endPoint: .bottom
            )
            RadialGradient(
              colors: colors,
              center: .center,
              startRadius: 4,
              endRadius: 48
            )
            AngularGradient(colors: colors + [.yellow], center: .center)
          }
          .frame(height: 96)
          .accessibilityHidden(true)
        }
      }
      """#
  )

  static let materials = Sample(
    name: "materials",
    file: "Examples/FieldGuide/Samples/Views/Paint.swift",
    language: .swift,
    code: #"""
      struct Materials: View {
        var body: some View {
          ZStack {
            LinearGradient(
              colors: [.orange, .blue],
              startPoint: .leading,
              endPoint: .trailing
            )
            HStack {
              Text("Thin").padding().background(.thinMaterial)
              Text("Regular").padding().background(.regularMaterial)
              Text("Thick").padding().background(.thickMaterial)
            }
          }
          .frame(height: 120)
        }
      }
      """#
  )

  static let menuPicker = Sample(
    name: "menuPicker",
    file: "Examples/FieldGuide/Samples/Views/Pickers.swift",
    language: .swift,
    code: #"""
      struct MenuPicker: View {
        @State private var flavour = Flavour.vanilla

        var body: some View {
          Picker("Flavour", selection: $flavour) {
            ForEach(Flavour.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.menu)
        }
      }
      """#
  )

  static let segmentedPicker = Sample(
    name: "segmentedPicker",
    file: "Examples/FieldGuide/Samples/Views/Pickers.swift",
    language: .swift,
    code: #"""
      struct SegmentedPicker: View {
        @State private var flavour = Flavour.vanilla

        var body: some View {
          Picker("Flavour", selection: $flavour) {
            ForEach(Flavour.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .frame(maxWidth: 320)
        }
      }
      """#
  )

  static let radioPicker = Sample(
    name: "radioPicker",
    file: "Examples/FieldGuide/Samples/Views/Pickers.swift",
    language: .swift,
    code: #"""
      struct RadioPicker: View {
        @State private var flavour = Flavour.vanilla

        var body: some View {
          Picker("Flavour", selection: $flavour) {
            ForEach(Flavour.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.radioGroup)
        }
      }
      """#
  )

  static let optionalPicker = Sample(
    name: "optionalPicker",
    file: "Examples/FieldGuide/Samples/Views/Pickers.swift",
    language: .swift,
    code: #"""
      struct OptionalPicker: View {
        @State private var topping: String?

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            Picker("Topping", selection: $topping) {
              Text("None").tag(String?.none)
              Text("Cream").tag("cream")
              Text("Nuts").tag("nuts")
            }
            Text(topping.map { "With \($0)" } ?? "As it is")
              .foregroundStyle(.secondary)
          }
        }
      }
      """#
  )

  static let progress = Sample(
    name: "progress",
    file: "Examples/FieldGuide/Samples/Views/Progress.swift",
    language: .swift,
    code: #"""
      struct ProgressSample: View {
        @State private var pages = 3.0

        var body: some View {
          VStack(spacing: 16) {
            ProgressView("Looking it up")
            ProgressView(value: pages, total: 10) {
              Text("Read")
            } currentValueLabel: {
              Text("\(Int(pages)) of 10 pages")
            }
            ProgressView("Ring", value: pages, total: 10)
              .progressViewStyle(.circular)
            Button("Turn the page") {
              withAnimation { pages = pages < 10 ? pages + 1 : 0 }
            }
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let gauges = Sample(
    name: "gauges",
    file: "Examples/FieldGuide/Samples/Views/Progress.swift",
    language: .swift,
    code: #"""
      struct Gauges: View {
        @State private var level = 0.4

        var body: some View {
          VStack(spacing: 16) {
            HStack(spacing: 24) {
              Gauge(value: level) {
                Text("Dial")
              } currentValueLabel: {
                Text("\(Int(level * 100))")
              }
              .gaugeStyle(.accessoryCircular)
              Gauge(value: level) {
                Text("Ring")
              } currentValueLabel: {
                Text("\(Int(level * 100))")
              }
              .gaugeStyle(.accessoryCircularCapacity)
              .tint(.purple)
            }
            Gauge(value: level) { Text("Level") }.tint(.green)
            Slider(value: $level) { Text("Level") }
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let unavailable = Sample(
    name: "unavailable",
    file: "Examples/FieldGuide/Samples/Views/Progress.swift",
    language: .swift,
    code: #"""
      struct EmptyShelf: View {
        @State private var books = 0

        var body: some View {
          if books == 0 {
            ContentUnavailableView {
              Label("No books", systemImage: "books.vertical")
            } description: {
              Text("What you borrow stands here.")
            } actions: {
              Button("Borrow one") { books = 1 }
            }
          } else {
            Button("Give it back") { books = 0 }
          }
        }
      }
      """#
  )

  static let redacted = Sample(
    name: "redacted",
    file: "Examples/FieldGuide/Samples/Views/Progress.swift",
    language: .swift,
    code: #"""
      struct Redacted: View {
        @State private var isLoading = true

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading) {
              Text("A letter from Ada").font(.headline)
              Text("Dear Charles, the engine works.")
            }
            .redacted(reason: isLoading ? .placeholder : [])
            Toggle("Loading", isOn: $isLoading)
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let shapes = Sample(
    name: "shapes",
    file: "Examples/FieldGuide/Samples/Views/Shapes.swift",
    language: .swift,
    code: #"""
      struct Shapes: View {
        var body: some View {
          HStack(spacing: 12) {
            Rectangle().fill(.red)
            RoundedRectangle(cornerRadius: 12).fill(.orange)
            Capsule().fill(.yellow)
            Circle().fill(.green)
            Ellipse().fill(.blue)
            UnevenRoundedRectangle(
              topLeadingRadius: 24,
              bottomTrailingRadius: 24
            )
            .fill(.purple)
          }
          .frame(height: 64)
          .accessibilityHidden(true)
        }
      }
      """#
  )

  static let strokes = Sample(
    name: "strokes",
    file: "Examples/FieldGuide/Samples/Views/Shapes.swift",
    language: .swift,
    code: #"""
      struct Strokes: View {
        @State private var part = 0.75

        var body: some View {
          VStack(spacing: 16) {
            HStack(spacing: 24) {
              Circle()
                .trim(from: 0, to: part)
                .stroke(
                  .teal,
                  style: StrokeStyle(lineWidth: 8, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
              RoundedRectangle(cornerRadius: 12)
                .strokeBorder(
                  .pink,
                  style: StrokeStyle(lineWidth: 3, dash: [8, 6])
                )
            }
            .frame(height: 80)
            .accessibilityHidden(true)
            Slider(value: $part) { Text("Part") }
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let clips = Sample(
    name: "clips",
    file: "Examples/FieldGuide/Samples/Views/Shapes.swift",
    language: .swift,
    code: #"""
      struct Clips: View {
        var body: some View {
          HStack(spacing: 16) {
            Text("Capsule")
              .padding(12)
              .background(.blue.opacity(0.2), in: .capsule)
            LinearGradient(
              colors: [.mint, .indigo],
              startPoint: .topLeading,
              endPoint: .bottomTrailing
            )
            .frame(width: 64, height: 64)
            .clipShape(.circle)
            .accessibilityHidden(true)
          }
        }
      }
      """#
  )

  static let star = Sample(
    name: "star",
    file: "Examples/FieldGuide/Samples/Views/Shapes.swift",
    language: .swift,
    code: #"""
      struct Star: Shape {
        let points: Int

        func path(in rect: CGRect) -> Path {
          let middle = CGPoint(x: rect.midX, y: rect.midY)
          let radius = min(rect.width, rect.height) / 2
          var path = Path()
          for corner in 0..<points * 2 {
            let angle = Double(corner) / Double(points) * .pi
            let length = corner.isMultiple(of: 2) ? radius : radius / 2
            let point = CGPoint(
              x: middle.x + length * sin(angle),
              y: middle.y - length * cos(angle)
            )
            if corner == 0 {
              path.move(to: point)
            } else {
              path.addLine(to: point)
            }
          }
          path.closeSubpath()
          return path
        }
      }

      struct StarSample: View {
        @State private var points = 5

        var body: some View {
          VStack(spacing: 16) {
            Star(points: points)
              .fill(.yellow.gradient)
              .stroke(.orange, lineWidth: 2)
              .frame(width: 120, height: 120)
              .accessibilityLabel("A star")
            Stepper("\(points) points", value: $points, in: 3...12)
          }
          .frame(maxWidth: 240)
        }
      }
      """#
  )

  static let slider = Sample(
    name: "slider",
    file: "Examples/FieldGuide/Samples/Views/SlidersAndSteppers.swift",
    language: .swift,
    code: #"""
      struct SliderSample: View {
        @State private var size = 24.0
        @State private var isDragged = false

        var body: some View {
          VStack(spacing: 12) {
            Text("Aa")
              .font(.system(size: size))
              .frame(height: 80)
            Slider(value: $size, in: 12...64, step: 2) {
              Text("Size")
            } minimumValueLabel: {
              Text("12")
            } maximumValueLabel: {
              Text("64")
            } onEditingChanged: {
              isDragged = $0
            }
            Text("\(Int(size)) points\(isDragged ? ", moving" : "")")
              .foregroundStyle(.secondary)
          }
          .frame(maxWidth: 320)
        }
      }
      """#
  )

  static let steppers = Sample(
    name: "steppers",
    file: "Examples/FieldGuide/Samples/Views/SlidersAndSteppers.swift",
    language: .swift,
    code: #"""
      struct Steppers: View {
        @State private var guests = 2
        @State private var tip = 0.1

        var body: some View {
          VStack {
            Stepper("Guests: \(guests)", value: $guests, in: 1...8)
            Stepper(
              "Tip",
              value: $tip,
              in: 0...0.5,
              step: 0.05,
              format: .percent
            )
          }
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let textField = Sample(
    name: "textField",
    file: "Examples/FieldGuide/Samples/Views/TextFields.swift",
    language: .swift,
    code: #"""
      struct TextFields: View {
        @State private var word = ""
        @State private var password = ""

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            TextField("Word", text: $word, prompt: Text("Try: level"))
            SecureField("Password", text: $password)
            Text("Backwards: \(String(word.reversed()))")
            Text("\(password.count) characters in the password")
              .foregroundStyle(.secondary)
          }
          .textFieldStyle(.roundedBorder)
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let valueFields = Sample(
    name: "valueFields",
    file: "Examples/FieldGuide/Samples/Views/TextFields.swift",
    language: .swift,
    code: #"""
      struct ValueFields: View {
        @State private var price = 12.5
        @State private var count = 3

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            LabeledContent("Price") {
              TextField(
                "Price",
                value: $price,
                format: .currency(code: "EUR")
              )
            }
            LabeledContent("How many") {
              TextField("How many", value: $count, format: .number)
            }
            LabeledContent(
              "Together",
              value: price * Double(count),
              format: .currency(code: "EUR")
            )
          }
          .textFieldStyle(.roundedBorder)
          .multilineTextAlignment(.trailing)
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let longText = Sample(
    name: "longText",
    file: "Examples/FieldGuide/Samples/Views/TextFields.swift",
    language: .swift,
    code: #"""
      struct LongText: View {
        @State private var note = "Grows from two lines"
        @State private var letter = "Dear Ada,\n"

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            TextField("Note", text: $note, axis: .vertical)
              .lineLimit(2...5)
              .textFieldStyle(.roundedBorder)
            TextEditor(text: $letter)
              .frame(height: 96)
              .border(.separator)
              .accessibilityLabel("Letter")
            Text("\(letter.count) characters").foregroundStyle(.secondary)
          }
          .frame(maxWidth: 320)
        }
      }
      """#
  )

  static let focus = Sample(
    name: "focus",
    file: "Examples/FieldGuide/Samples/Views/TextFields.swift",
    language: .swift,
    code: #"""
      struct FocusedFields: View {
        enum Field { case first, last }

        @State private var first = ""
        @State private var last = ""
        @FocusState private var field: Field?

        var body: some View {
          VStack(spacing: 12) {
            TextField("First name", text: $first)
              .focused($field, equals: .first)
              .onSubmit { field = .last }
            TextField("Last name", text: $last)
              .focused($field, equals: .last)
              .onSubmit { field = nil }
            Button("To the first") { field = .first }
          }
          .textFieldStyle(.roundedBorder)
          .frame(maxWidth: 280)
        }
      }
      """#
  )

  static let textRoles = Sample(
    name: "textRoles",
    file: "Examples/FieldGuide/Samples/Views/Texts.swift",
    language: .swift,
    code: #"""
      struct TextRoles: View {
        var body: some View {
          VStack(alignment: .leading, spacing: 6) {
            Text("Large title").font(.largeTitle)
            Text("Title").font(.title)
            Text("Headline").font(.headline)
            Text("Body, which is what you get")
            Text("Footnote").font(.footnote).foregroundStyle(.secondary)
            Text("Size 24, rounded")
              .font(.system(size: 24, weight: .semibold, design: .rounded))
          }
        }
      }
      """#
  )

  static let textLooks = Sample(
    name: "textLooks",
    file: "Examples/FieldGuide/Samples/Views/Texts.swift",
    language: .swift,
    code: #"""
      struct TextLooks: View {
        var body: some View {
          VStack(alignment: .leading, spacing: 6) {
            Text("Bold").bold()
            Text("Italic and underlined").italic().underline()
            Text("Struck through").strikethrough(color: .red)
            Text("0123456789").monospacedDigit()
            Text("Spaced").kerning(4)
            Text("in capitals").textCase(.uppercase)
            Text("Of many colours").foregroundStyle(
              .linearGradient(
                colors: [.pink, .orange, .purple],
                startPoint: .leading,
                endPoint: .trailing
              )
            )
          }
        }
      }
      """#
  )

  static let textParts = Sample(
    name: "textParts",
    file: "Examples/FieldGuide/Samples/Views/Texts.swift",
    language: .swift,
    code: #"""
      struct TextParts: View {
        var body: some View {
          VStack(alignment: .leading, spacing: 6) {
            Text("Markdown: **bold**, *slanted*, `code`, ~~gone~~.")
            Text("A [link](https://www.swift.org) in a sentence.")
            Text("Red").foregroundStyle(.red) + Text(" and ")
              + Text("blue").foregroundStyle(.blue).bold()
          }
        }
      }
      """#
  )

  static let textValues = Sample(
    name: "textValues",
    file: "Examples/FieldGuide/Samples/Views/Texts.swift",
    language: .swift,
    code: #"""
      struct TextValues: View {
        @State private var start = Date(timeIntervalSince1970: 1_750_000_000)
        @State private var isRunning = false

        var body: some View {
          VStack(alignment: .leading, spacing: 6) {
            Text(1_234_567.891, format: .number)
            Text(0.256, format: .percent)
            Text(12.5, format: .currency(code: "EUR"))
            Text(start, format: .dateTime.day().month().year())
            // A clock in the page: nothing is sent while it runs.
            if isRunning { Text(start, style: .timer).monospacedDigit() }
            Button("Start the clock") {
              start = .now
              isRunning = true
            }
          }
        }
      }
      """#
  )

  static let textLines = Sample(
    name: "textLines",
    file: "Examples/FieldGuide/Samples/Views/Texts.swift",
    language: .swift,
    code: #"""
      struct TextLines: View {
        @State private var limit = 2

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            Stepper("At most \(limit) lines", value: $limit, in: 1...6)
            Text(
              """
              The ferry leaves at seven. If the wind is from the west, it \
              leaves later, and if there is no wind at all, somebody has \
              to row, which takes until noon and makes one hungry.
              """
            )
            .lineLimit(limit)
            .frame(maxWidth: 280, alignment: .leading)
          }
        }
      }
      """#
  )

  static let toggles = Sample(
    name: "toggles",
    file: "Examples/FieldGuide/Samples/Views/Toggles.swift",
    language: .swift,
    code: #"""
      struct Toggles: View {
        @State private var isOn = true

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            Toggle("Switch", isOn: $isOn)
            Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
            Toggle("Button", isOn: $isOn).toggleStyle(.button)
            Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn).tint(.orange)
          }
          .frame(maxWidth: 240)
        }
      }
      """#
  )

  static let toggleStyle = Sample(
    name: "toggleStyle",
    file: "Examples/FieldGuide/Samples/Views/Toggles.swift",
    language: .swift,
    code: #"""
      struct Ticks: View {
        @State private var hasMilk = true
        @State private var hasSugar = false

        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            Toggle("Milk", isOn: $hasMilk)
            Toggle("Sugar", isOn: $hasSugar)
          }
          .toggleStyle(TickStyle())
        }
      }

      struct TickStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button {
            configuration.isOn.toggle()
          } label: {
            HStack {
              Image(systemName: configuration.isOn ? "checkmark" : "circle")
                .frame(width: 24)
                .accessibilityHidden(true)
              configuration.label
            }
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
        }
      }
      """#
  )

  static let mixedToggle = Sample(
    name: "mixedToggle",
    file: "Examples/FieldGuide/Samples/Views/Toggles.swift",
    language: .swift,
    code: #"""
      struct MixedToggle: View {
        struct Day: Identifiable {
          let id: String
          var isOn: Bool
        }

        @State private var days = [
          Day(id: "Saturday", isOn: true), Day(id: "Sunday", isOn: false),
        ]

        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            Toggle("The weekend", sources: $days, isOn: \.isOn)
            ForEach($days) { $day in
              Toggle(day.id, isOn: $day.isOn).padding(.leading, 24)
            }
          }
          .toggleStyle(.checkbox)
        }
      }
      """#
  )

  static let firstApp = Sample(
    name: "firstApp",
    file: "README.md",
    language: .swift,
    code: #"""
      import SwiftUI

      @main struct CounterApp: App {
        var body: some Scene { WindowGroup("Counter") { CounterView() } }
      }

      struct CounterView: View {
        @State private var count = 0
        var body: some View {
          VStack(spacing: 16) {
            Text("Count: \(count)").font(.largeTitle)
            Button("Increment") { count += 1 }.buttonStyle(.borderedProminent)
          }
        }
      }
      """#
  )

  static let makeCommands = Sample(
    name: "makeCommands",
    file: "README.md",
    language: .shell,
    code: #"""
      make run     # builds the field guide and the examples, and serves them at http://127.0.0.1:8080
      make test    # every check and test
      """#
  )

  static let packageManifest = Sample(
    name: "packageManifest",
    file: "README.md",
    language: .swift,
    code: #"""
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "MyApp",
        dependencies: [.package(name: "raven", path: "../raven")],
        targets: [
          .executableTarget(
            name: "MyApp",
            dependencies: [.product(name: "SwiftUI", package: "raven")]
          )
        ]
      )
      """#
  )

  static let wasmApp = Sample(
    name: "wasmApp",
    file: "Documentation/WebAssembly.md",
    language: .shell,
    code: #"""
      swift build --product Notes
      ../raven/Scripts/wasm-app Notes --sources Sources/Notes --program .build/debug/Notes --into Site
      """#
  )

  static let nginxFiles = Sample(
    name: "nginxFiles",
    file: "Documentation/WebAssembly.md",
    language: CodeBlock.Language("nginx"),
    code: #"""
      # In http:
      map $uri $kept {
          ~/_raven/  "public, max-age=31536000, immutable";
          default    no-cache;
      }

      server {
          root /srv/Site;
          # The app shows what has no file, if its screens have addresses; machines are told that it has none.
          error_page 403 404 =404 /404.html;
          # Without "always": a file that is missing for a moment must not be remembered as missing.
          add_header Cache-Control $kept;
          add_header X-Content-Type-Options nosniff always;
          add_header Referrer-Policy same-origin always;
          add_header Content-Security-Policy "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; img-src 'self' data: https:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'" always;
          gzip on;
          gzip_types text/css text/javascript application/javascript application/wasm image/svg+xml;
      }
      """#
  )

  /// All samples, file by file.
  static let all = [
    waysChooser,
    counter,
    differences,
    greeting,
    ownAlignment,
    alignmentGuide,
    viewThatFits,
    sizeClass,
    frame,
    wideFrames,
    modifierOrder,
    grid,
    lazyGrid,
    gridCells,
    badge,
    position,
    geometryChange,
    scrollOffset,
    flow,
    anyLayout,
    sideways,
    scrollTo,
    safeAreaInset,
    stack,
    spacers,
    priority,
    zstack,
    editing,
    editActions,
    insert,
    identity,
    elementIDs,
    placeIDs,
    list,
    listStyles,
    listRows,
    longList,
    pinnedHeaders,
    builtRows,
    sections,
    selectOne,
    selectMany,
    swipeActions,
    tree,
    alert,
    fieldAlert,
    dialog,
    navigationStack,
    navigationPath,
    popover,
    menu,
    contextMenu,
    search,
    sheet,
    itemSheet,
    detents,
    tabs,
    toolbar,
    tutorialFrame,
    poetEvaluator,
    poetTranslator,
    poetScreen,
    escaping,
    webElement,
    whoAsks,
    checkedAction,
    boardStyle,
    board,
    boardNesting,
    boardReader,
    withAnimation,
    animationValue,
    curves,
    appStorage,
    binding,
    ownBinding,
    elementBindings,
    onChange,
    task,
    taskID,
    publisher,
    environment,
    environmentOverride,
    environmentEntry,
    observable,
    bodies,
    preferences,
    sceneStorage,
    state,
    stateIdentity,
    transitions,
    shuffle,
    undo,
    conversation,
    heldList,
    loadingList,
    tiledSource,
    rating,
    buttonStyles,
    buttonShapes,
    buttonRoles,
    buttonStyle,
    buttonKeys,
    taps,
    datePicker,
    colorPicker,
    effects,
    shadows,
    flip,
    form,
    groupBox,
    disclosure,
    icons,
    iconVariants,
    labels,
    colors,
    gradients,
    materials,
    menuPicker,
    segmentedPicker,
    radioPicker,
    optionalPicker,
    progress,
    gauges,
    unavailable,
    redacted,
    shapes,
    strokes,
    clips,
    star,
    slider,
    steppers,
    textField,
    valueFields,
    longText,
    focus,
    textRoles,
    textLooks,
    textParts,
    textValues,
    textLines,
    toggles,
    toggleStyle,
    mixedToggle,
    firstApp,
    makeCommands,
    packageManifest,
    wasmApp,
    nginxFiles,
  ]
}
