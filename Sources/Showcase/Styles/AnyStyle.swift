import SwiftUI

/// A style of any type, that shows what a configuration holds.
struct AnyStyle<Configuration> {
  let make: (Configuration) -> AnyView

  init<Style, Body: View>(_ style: Style, body: @escaping (Style, Configuration) -> Body) {
    make = { AnyView(StyledView(style: style, configuration: $0, makeBody: body)) }
  }
}

/// What a style shows: where the style's own dynamic properties live.
private struct StyledView<Style, Configuration, Content: View>: View {
  let style: Style
  let configuration: Configuration
  let makeBody: (Style, Configuration) -> Content

  var body: some View { makeBody(style, configuration) }
}
