/// What stands in place of content that is not there: what is missing, why, and what can be done.
///
/// ```swift
/// ContentUnavailableView("No mail", systemImage: "tray", description: Text("New messages appear here."))
/// ContentUnavailableView.search(text: query)
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view from views: a label, a description, and buttons to do something about it.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 12) { actions }
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large, quiet icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 44)).foregroundStyle(.secondary)
      configuration.title.font(.title2).fontWeight(.bold)
    }
  }
}

extension ContentUnavailableView where Label == Raven.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a title, an icon and what to say about it.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init {
      Raven.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where Label == SearchUnavailableContent.Label, Description == Text?, Actions == EmptyView {
  /// What stands where a search found nothing.
  public static var search: Self { search(text: "") }

  /// What stands where a search for a text found nothing.
  public static func search(text: String) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      Text("Check the spelling or try a new search.")
    }
  }
}

/// The parts of the view that stands where a search found nothing.
public struct SearchUnavailableContent {
  /// What was looked for, under a magnifying glass.
  public struct Label: View {
    let text: String

    public var body: some View {
      Raven.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }
}
