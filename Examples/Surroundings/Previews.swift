import SwiftUI

extension EnvironmentValues {
  /// The room between chapters.
  @Entry var chapterSpacing: Double = 32
  /// A word under the title.
  @Entry var subtitle: String?
}

#Preview { IconsView() }

#Preview("Overrides", traits: .sizeThatFitsLayout) { OverridesView() }

#Preview("Toggle") {
  @Previewable @State var isOn = true
  Toggle("On", isOn: $isOn)
}

struct AssistanceView_Previews: PreviewProvider {
  static var previews: some View { AssistanceView().previewDisplayName("Assistance") }
}
