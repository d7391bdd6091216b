/// A search field's text, whether somebody searches, and how to stop.
final class SearchModel: Retained {
  private(set) var text: Binding<String> = .constant("")
  private(set) var prompt = "Search"
  private(set) var environment: EnvironmentNode?
  private var isPresented: Binding<Bool>?
  /// The field on the page; nil while there is none.
  private var field: SearchFieldMark?
  private var isActive = false
  private let activeChanged = Source()
  private let changed = Source()

  override init() { super.init() }
  nonisolated deinit {}

  func set(_ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: String?, _ environment: EnvironmentNode?) {
    self.text = text
    self.isPresented = isPresented
    self.environment = environment
    let prompt = prompt ?? "Search"
    if sameBytes(prompt, self.prompt) { return }
    self.prompt = prompt
    changed.notifyReaders()
  }

  /// The prompt; the running scope depends on it.
  func readPrompt() -> String {
    changed.recordRead()
    return prompt
  }

  /// Whether somebody searches; the running scope depends on it.
  func readActive() -> Bool {
    activeChanged.recordRead()
    return isActive
  }

  /// What follows the focus of the field.
  var focus: FocusLink? { EnvironmentValues(environment).searchFocus }

  /// The field came to the page, or has gone.
  func fieldChanged(_ mark: SearchFieldMark?) { field = mark }

  /// The app starts the search: the field gets the focus.
  func present() {
    if isActive { return }
    setActive(true)
    field?.giveFocus()
  }

  /// Somebody went into the field.
  func begin() { setActive(true) }

  /// Ends the search and empties the field.
  func end() {
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    setActive(false)
  }

  /// Takes a suggestion.
  func complete(_ text: String) {
    self.text.wrappedValue = text
    setActive(false)
  }

  /// What was typed is what is meant.
  func submit() { EnvironmentValues(environment).searchSubmitHandler?.perform() }

  private func setActive(_ isActive: Bool) {
    if self.isActive == isActive { return }
    self.isActive = isActive
    activeChanged.notifyReaders()
    if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
  }
}

/// The element of a search's field.
final class SearchFieldMark: Retained {
  private let id: UInt32
  private let model: SearchModel
  private unowned(unsafe) let coordinator: RenderCoordinator

  init(_ id: UInt32, _ model: SearchModel, _ coordinator: RenderCoordinator) {
    self.id = id
    self.model = model
    self.coordinator = coordinator
    super.init()
    model.fieldChanged(self)
  }

  nonisolated deinit {}

  func giveFocus() { coordinator.commandFocus(id, isFocused: true) }

  override func retire(_ coordinator: RenderCoordinator) { model.fieldChanged(nil) }
}

/// Ends a search.
///
/// Get it from the environment of what is searched, and call it like a function.
public struct DismissSearchAction {
  private let model: SearchModel?

  nonisolated init(_ model: SearchModel?) { self.model = model }

  /// Empties the field and ends the search.
  public func callAsFunction() { model?.end() }
}

private nonisolated enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private nonisolated enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

private nonisolated enum SearchSubmitHandlerKey: EnvironmentKey {
  static var defaultValue: SubmitHandler? { nil }
}

private nonisolated enum SearchModelKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

nonisolated extension EnvironmentValues {
  /// Whether somebody searches in the field that `searchable` gave the view.
  ///
  /// It is true for views inside the one with the modifier.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the field that `searchable` gave the view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  var searchSubmitHandler: SubmitHandler? {
    get { self[SearchSubmitHandlerKey.self] }
    set { self[SearchSubmitHandlerKey.self] = newValue }
  }

  /// The search a suggestion belongs to.
  var searchModel: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }
}
