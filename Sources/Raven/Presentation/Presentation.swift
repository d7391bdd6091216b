/// Something shown above the page: a sheet, an alert, a menu.
///
/// ```
///   site's key is set ──▶ in its host's list ──▶ mounted by the host's layer ──▶ the page has the dialog
///                             │ key is nil, or another ──▶ off the list ──▶ retired, then `onDismiss`
///                             └ site leaves the tree ────▶ off the list ──▶ retired
/// ```
/// What it shows lives in the layer, with the environment of the view it was asked for on. So it is no child of that
/// view's containers, hears none of their taps, and is seen even where they are covered.
final class Presentation: DismissTarget {
  let number: Int
  let manner: PresentationManner
  /// Read by the scope that shows it; written when anything below changes.
  let source = Source()
  /// What is presented from inside.
  let children = PresentationHost()

  private(set) var content: AnyViewStorage
  private(set) var environment: EnvironmentNode?
  /// The element it was asked for on; 0 while that is not known.
  private(set) var anchor: UInt32
  /// The point or edge of that element at which it is shown, as the page's module reads it.
  private(set) var spot: String?
  /// What is said from inside about how it is shown.
  private(set) var options = PresentationOptions()
  private var close: () -> Void
  private var onDismiss: (() -> Void)?
  private var hasSite = true
  private var writer: EnvironmentWriter? = EnvironmentWriter()
  private var ownEnvironment: EnvironmentNode?
  private var hasOwnEnvironment = false

  init(_ request: PresentationRequest, _ environment: EnvironmentNode?, anchor: UInt32, number: Int) {
    self.number = number
    self.environment = environment
    self.anchor = anchor
    manner = request.manner
    content = request.content
    spot = request.spot
    close = request.close
    onDismiss = request.onDismiss
    super.init()
  }

  nonisolated deinit {}

  // MARK: What the site says

  /// Takes the values of a later run of the view it was asked for on.
  func receive(_ request: PresentationRequest, _ environment: EnvironmentNode?) {
    content = request.content
    spot = request.spot
    close = request.close
    onDismiss = request.onDismiss
    if self.environment !== environment {
      self.environment = environment
      hasOwnEnvironment = false
    }
    source.notifyReaders()
  }

  /// Moves to another element.
  func move(to anchor: UInt32) {
    self.anchor = anchor
    source.notifyReaders()
  }

  /// Has nobody told when it has gone, for who asked has gone.
  func abandon() { hasSite = false }

  // MARK: What is inside

  private let innerSlot = RouteSlot(in: nil, isBlocked: true)

  /// The environment of what it shows.
  ///
  /// The same node as long as the site's is.
  func innerEnvironment() -> EnvironmentNode? {
    if !hasOwnEnvironment, let writer {
      ownEnvironment = writer.apply(
        { [self] values in
          values.presentation = self
          values.dismiss = DismissAction(self)
          values.isPresented = true
          values.isEnabled = true
          // A stack in a sheet has no part of the page's address; only what a menu offers belongs to the screen behind.
          values.routeSlot = innerSlot
          if manner != .menu { values.navigationScreen = nil }
          values.stage = nil
        },
        to: environment
      )
      hasOwnEnvironment = true
    }
    return ownEnvironment
  }

  /// Changes how it is shown.
  func change(_ change: (inout PresentationOptions) -> Void) {
    let before = options
    change(&options)
    if options != before { source.notifyReaders() }
  }

  override func dismiss() {
    if hasSite { close() }
  }

  /// Dismisses this and every menu around it: an item of a submenu has been chosen.
  func dismissMenus() {
    var current: Presentation? = self
    while let presentation = current, presentation.manner == .menu {
      current = EnvironmentValues(presentation.environment).presentation
      presentation.dismiss()
    }
  }

  // MARK: The end

  /// Tells the app when the page no longer has it.
  func hasGone(_ coordinator: RenderCoordinator) {
    writer = nil
    ownEnvironment = nil
    if hasSite, let onDismiss { coordinator.afterCommit(onDismiss) }
    hasSite = false
  }
}

/// What a view asks for.
struct PresentationRequest {
  let manner: PresentationManner
  let content: AnyViewStorage
  let close: () -> Void
  var onDismiss: (() -> Void)?
  /// At which point or edge of the presenting view it is shown.
  var spot: String?
  /// Whether there is something to show; once shown, it stays.
  var isReady = true
}

private nonisolated enum PresentationEnvironmentKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

nonisolated extension EnvironmentValues {
  /// The innermost presentation a view stands in.
  var presentation: Presentation? {
    get { self[PresentationEnvironmentKey.self] }
    set { self[PresentationEnvironmentKey.self] = newValue }
  }
}
