/// What is known of a visit before its page is made: enough for the first paint to be right.
///
/// The host makes one from the request; a page without a request has the defaults.
///
/// ```swift
/// let page = RenderCoordinator(ContentView(), context: PageContext(route: "/about", languages: ["de-AT", "de"]))
/// ```
public nonisolated struct PageContext: Equatable, Sendable {
  /// The address below the app's own path, with its query: "/" for the app's first page.
  public var route: String
  /// The languages the visitor reads, as BCP 47 tags, the preferred one first.
  public var languages: [String]
  /// What the device was like at an earlier visit, if the page said so then.
  public var device: DeviceReport?
  /// What brings the page's changes.
  public var carrier: PageCarrier
  /// What the visitor's browser keeps for the app; nil where the page itself knows, or nobody does.
  public var storage: BrowserStorage?
  /// What this one tab of the browser keeps, likewise.
  public var sceneStorage: BrowserStorage?
  #if !hasFeature(Embedded)
  /// What the browser sent; nil where no server was asked.
  public var request: PageRequest?
  /// The sessions of the server; nil where there is none.
  public var sessions: PageSessions?
  /// Where pages may come from that are shown inside it; whoever hosts a page that runs by itself says so there.
  var frameSources: [String] = []
  #endif

  /// Creates a context.
  public init(
    route: String = "/",
    languages: [String] = [],
    device: DeviceReport? = nil,
    carrier: PageCarrier = .server
  ) {
    self.route = route
    self.languages = languages
    self.device = device
    self.carrier = carrier
  }

  /// Whether the visitor's language is written from right to left.
  public var isRightToLeft: Bool { languages.first.map(LayoutDirection.isRightToLeft) ?? false }
}
