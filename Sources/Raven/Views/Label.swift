/// A title beside an icon.
///
/// Use it for the content of buttons, links and rows.
///
/// ```swift
/// Label("Inbox", image: "tray.svg")
/// Label { Text("Online") } icon: { Circle().fill(.green).frame(width: 8, height: 8) }
/// ```
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label from a title and an icon of any views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    HStack(spacing: 8) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with an image from the app's `Resources` folder, which needs no description beside the title.
  public init(_ title: some StringProtocol, image name: String) {
    let text = Text(title)
    self.init {
      text
    } icon: {
      Image(decorative: name)
    }
  }

  /// Creates a label with a system image, which needs no description beside the title.
  public init(_ title: some StringProtocol, systemImage name: String) {
    let text = Text(title)
    self.init {
      text
    } icon: {
      Image(decorativeSystemName: name)
    }
  }
}
