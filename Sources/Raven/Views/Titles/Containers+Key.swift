// Titles of containers, links and tabs that are keys, as in `Controls+Key.swift`.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: title.text, content: content(), footer: EmptyView())
  }

  /// Creates a section whose title is a key, at which a person can close and open it.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: title.text, content: content(), footer: EmptyView(), isExpanded: isExpanded)
    Presence.disclosures = true
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group whose title is a key, which is closed at first.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    let text = title.text
    self.init(content: content) { text }
  }

  /// Creates a group whose title is a key, which is open as a binding says.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(
    _ title: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let text = title.text
    self.init(isExpanded: isExpanded, content: content) { text }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    let text = title.text
    self.init(content: content) { text }
  }
}

extension ContentUnavailableView where Label == Raven.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a key, an icon and what to say about it.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      Raven.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the destination of a value, whose title is a key; without a value it is disabled.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(value: value.map { RouteValue($0) }, destination: nil, title: title.characters, label: title.text)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(value: nil, destination: destination(), title: title.characters, label: title.text)
  }
}

extension Tab where Label == DefaultTabLabel, Value: Hashable {
  /// Creates a tab whose title is a key, with a value.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title.characters, systemImage: systemImage, value: value, role: role, content: content)
  }

  /// Creates a tab whose title is a key, with a value.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(
    _ title: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title.characters, image: image, value: value, role: role, content: content)
  }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  /// Creates a tab whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title.characters, systemImage: systemImage, role: role, content: content)
  }

  /// Creates a tab whose title is a key.
  #if hasFeature(Embedded)
  @_disfavoredOverload
  #endif
  public init(
    _ title: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title.characters, image: image, role: role, content: content)
  }
}
