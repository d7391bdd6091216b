extension View {
  /// Gives the screen a search field.
  ///
  /// The field stands in the bar of the navigation stack around. What is typed goes into the binding at once; show what
  /// it finds.
  ///
  /// ```swift
  /// TrailList(matching: query).searchable(text: $query, prompt: "Name or region")
  /// ```
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    _SearchableView(content: self, text: text, isPresented: nil, prompt: prompt?.string)
  }

  /// Gives the screen a search field.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View {
    _SearchableView(content: self, text: text, isPresented: nil, prompt: String(prompt))
  }

  /// Gives the screen a search field, and follows whether somebody searches.
  ///
  /// Setting the binding to false ends the search; a browser moves no focus into the field by itself.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    _SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt?.string)
  }

  /// Gives the screen a search field, and follows whether somebody searches.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View {
    _SearchableView(content: self, text: text, isPresented: isPresented, prompt: String(prompt))
  }

  /// Offers views below the search field while somebody searches.
  ///
  /// Each should have a `searchCompletion(_:)`.
  public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View {
    _BarContentView(content: self, bar: suggestions()) { $0.suggestions = $1 }
  }

  /// Has a suggestion put a text into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(completion: completion, content: self)
  }

  /// Offers a choice of where to search, below the field.
  ///
  /// ```swift
  /// .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.title).tag($0) } }
  /// ```
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>,
    @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    _BarContentView(content: self, bar: SearchScopes(selection: scope, choices: scopes())) { $0.scopes = $1 }
  }
}

/// Where a search field stands: here always below the title.
public nonisolated struct SearchFieldPlacement: Equatable, Sendable {
  private let number: Int
  /// Where the system thinks best.
  public static let automatic = SearchFieldPlacement(number: 0)
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(number: 1)
  /// In the sidebar of a split view.
  public static let sidebar = SearchFieldPlacement(number: 2)
  /// In the drawer of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(number: 3)
  /// In the drawer of the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }

  /// When the drawer shows: here always.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// While there is room.
    case automatic
    /// Always.
    case always
  }
}

/// A view with a search field in the bar around.
public struct _SearchableView<Content: View>: View {
  let content: Content
  @Binding var text: String
  let isPresented: Binding<Bool>?
  let prompt: String?

  init(content: Content, text: Binding<String>, isPresented: Binding<Bool>?, prompt: String?) {
    self.content = content
    _text = text
    self.isPresented = isPresented
    self.prompt = prompt
    Presence.search = true
  }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let model = visitor.object { SearchModel() }
    model.set(view.$text, view.isPresented, view.prompt, visitor.environment)
    let content = SearchContent(content: view.content, model: model, isPresented: view.isPresented?.wrappedValue)
    _PreferenceView<SearchContent<Content>, ScreenChromeKey>._visit(
      _PreferenceView(content: content) { $0.search = model },
      visitor
    )
  }
}

/// What is searched: told whether somebody does.
private struct SearchContent<Content: View>: View {
  let content: Content
  let model: SearchModel
  let isPresented: Bool?

  var body: some View {
    let isSearching = model.readActive()
    return _EnvironmentView(content: content) { [model] values in
      values.isSearching = isSearching
      values.dismissSearch = DismissSearchAction(model)
    }
    .onChange(of: isPresented) {
      if isPresented == false { model.end() } else if isPresented == true { model.present() }
    }
  }
}
