import SwiftUI

/// Examples of which one at a time is shown.
struct ExampleGroupView: View {
  let group: ExampleGroup
  @State private var chosen: UUID?
  @Environment(\.pageCarrier) private var carrier

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let title = group.title { Text(title).font(.subheadline.weight(.semibold)) }
      if carrier == .files {
        // Nothing can be chosen there, so all are shown.
        ForEach(group.examples) { ShowcasePreview($0) }
      } else if let first = group.examples.first {
        let shown = group.examples.first { $0.place.id == chosen } ?? first
        Picker(
          group.title ?? "Examples",
          selection: Binding(get: { shown.place.id }, set: { chosen = $0 })
        ) {
          ForEach(group.examples) { Text($0.title ?? "Example").tag($0.place.id) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        ShowcasePreview(shown.untitled).id(shown.place.id)
      }
    }
  }
}

extension Example {
  /// The same example without its title, which stands elsewhere.
  var untitled: Example { Example(untitled: self) }

  private init(untitled example: Example) {
    title = nil
    codeBlock = example.codeBlock
    make = example.make
    place = example.place
  }
}
