/// A title beside an icon.
///
/// Use it for the content of buttons, links and rows.
///
/// ```swift
/// Label("Inbox", image: "tray.svg")
/// Label { Text("Online") } icon: { Circle().fill(.green).frame(width: 8, height: 8) }
/// ```
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  private let icon: Icon
  private var maker: AnyStyle<LabelStyleConfiguration>?
  @Environment(read: { $0.labelLook }) private var look

  /// Creates a label from a title and an icon of any views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    let look = look
    if Presence.labelStyles, let style = look.style?.inside(maker) {
      style.style.make(
        LabelStyleConfiguration(
          title: .init(_content: AnyView(title)),
          icon: .init(_content: AnyView(icon)),
          style: style.style
        )
      )
    } else if look.isIcon {
      NamedIcon(title: title, icon: icon)
    } else {
      LabelRow(title: title, icon: icon)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from what a style is given, in the style that it replaces.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
    maker = configuration.style
  }
}

/// The icon, then the title.
struct LabelRow<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  var body: some View {
    HStack(spacing: 8) {
      ItemIcon(icon: icon)
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with an image from the app's `Resources` folder, which needs no description beside the title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    let text = Text(title)
    self.init {
      text
    } icon: {
      Image(decorative: name)
    }
  }

  /// Creates a label with a system image, which needs no description beside the title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    let text = Text(title)
    self.init {
      text
    } icon: {
      Image(decorativeSystemName: name)
    }
  }
}
