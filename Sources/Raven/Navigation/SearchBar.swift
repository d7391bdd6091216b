/// The search field of a screen with its scopes and suggestions.
struct SearchBar: View {
  let model: SearchModel
  let suggestions: BarContent?
  let scopes: BarContent?

  static func _visit(_ view: Self, _ visitor: Visitor) { if Presence.search { visitor.composite(view) } }

  var body: some View {
    let isActive = model.readActive()
    WebElement("div", ["class": "nav-search", "role": "search"]) {
      WebElement("div", ["class": "nav-search-row"]) {
        SearchField(model: model)
        if isActive {
          Button("Cancel") { model.end() }
        }
      }
      if let scopes { scopes.read() }
      if let suggestions, isActive {
        WebElement("div", ["class": "nav-suggestions", "role": "group", "aria-label": "Suggestions"]) {
          SuggestionList(content: suggestions, model: model)
        }
      }
    }
  }
}

/// The suggestions, in their own environment with the search they belong to.
private struct SuggestionList: View {
  let content: BarContent
  let model: SearchModel

  var body: some View {
    let standing = content.read()
    return StandingView(
      content: AnyView(_EnvironmentView(content: standing.content) { [model] in $0.searchModel = model }),
      environment: standing.environment
    )
  }
}

/// The field; typing runs it, and what reads the text.
private struct SearchField: View {
  let model: SearchModel

  var body: some View {
    let text = model.text
    SearchFieldElement(model: model, text: text.wrappedValue, prompt: model.readPrompt())
  }
}

private struct SearchFieldElement: _LeafView {
  let model: SearchModel
  let text: String
  let prompt: String

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(.input, LayoutRule(x: .fills, y: .rigid))
    visitor.attribute(.class, name: .field)
    visitor.constant(.type, visitor.intern("search"))
    visitor.constant(.enterkeyhint, visitor.intern("search"))
    visitor.constant(.autocomplete, .off)
    visitor.attribute(.ariaLabel, view.prompt)
    visitor.attribute(.placeholder, view.prompt)
    let model = view.model
    var actions = EventActions(.input) { event in
      guard case .input(_, let text) = event.payload else { return }
      model.begin()
      model.text.wrappedValue = text
    }
    actions.add(.focus) { _ in model.begin() }
    actions.add(.submit) { _ in model.submit() }
    if let link = model.focus { actions.add(visitor.follow(link)) }
    _ = visitor.object { SearchFieldMark(visitor.openID, model, visitor.coordinator) }
    visitor.field(view.text, actions)
    visitor.close(element)
  }
}

/// A suggestion that completes the search.
struct SearchCompletion<Content: View>: View {
  let completion: String
  let content: Content
  @Environment(read: { $0.searchModel }) private var model

  init(completion: String, content: Content) {
    self.completion = completion
    self.content = content
  }

  var body: some View {
    Button {
      model?.complete(completion)
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}

/// The choice of where to search.
struct SearchScopes<Scope: Hashable, Choices: View>: View {
  @Binding var selection: Scope
  let choices: Choices

  var body: some View {
    WebElement("div", ["class": "nav-scopes", "role": "group", "aria-label": "Search in"]) {
      Group(subviews: choices) { choices in
        ForEach(choices) { choice in
          ScopeButton(selection: $selection, tag: choice.containerValues.tag(for: Scope.self), label: choice)
        }
      }
    }
  }
}

private struct ScopeButton<Scope: Hashable>: View {
  @Binding var selection: Scope
  let tag: Scope?
  let label: Subview

  var body: some View {
    WebElement("button", ["type": "button", "class": "nav-scope", "aria-pressed": tag == selection ? "true" : "false"])
    {
      label
    }
    .on(.click) { _ in if let tag { selection = tag } }
  }
}
