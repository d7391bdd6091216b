extension Button where Label == Raven.Label<Text, Image> {
  /// Creates a button with a title and a system image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, action: @escaping () -> Void) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a title, a system image and a purpose.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
    let label = Raven.Label(title, systemImage: systemImage)
    self.init(role: role, action: action) { label }
  }
}

extension Toggle where Label == Raven.Label<Text, Image> {
  /// Creates a toggle with a title and a system image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    let label = Raven.Label(title, systemImage: systemImage)
    self.init(isOn: isOn) { label }
  }
}

extension Picker where Label == Raven.Label<Text, Image> {
  /// Creates a picker with a title and a system image.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    let label = Raven.Label(title, systemImage: systemImage)
    self.init(selection: selection, content: content) { label }
  }
}

extension Menu where Label == Raven.Label<Text, Image> {
  /// Creates a menu with a title and a system image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    let label = Raven.Label(title, systemImage: systemImage)
    self.init(content: content) { label }
  }

  /// Creates a button with a title, a system image and an action of its own, and beside it one that opens the menu.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    let label = Raven.Label(title, systemImage: systemImage)
    self.init(content: content, label: { label }, primaryAction: primaryAction)
  }
}
