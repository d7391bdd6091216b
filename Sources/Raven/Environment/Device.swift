/// What a page's views can read of the device, each value with its own readers.
///
/// It stands at the root of the environment. Until something is read the page is not asked: no element, no script.
///
/// ```
///   unread ──first read──▶ watched: an element of the page says what it is, and every change
/// ```
nonisolated final class Device: Source {
  /// The values that are told apart: a change of one runs the bodies that read that one.
  enum Fact: Int, CaseIterable {
    case colorScheme, contrast, motion, transparency, differentiation, inversion, widthClass, heightClass, visibility
    case pixels, textSize, timeZone
  }

  /// The languages of the visitor, the preferred one first; they do not change.
  let languages: [String]
  private(set) var report: DeviceReport
  /// The appearance the page's own views ask for.
  private(set) var preferredColorScheme: ColorScheme?
  private var sources: [Source?] = Array(repeating: nil, count: Fact.allCases.count)
  private var isWatched = false
  /// The edit mode of lists that nobody gave one.
  @MainActor private(set) lazy var editMode: Binding<EditMode> = State(wrappedValue: EditMode.inactive).projectedValue
  /// What takes back what was done on the page; made when it is first asked for.
  @MainActor private(set) lazy var undoManager = UndoManager.ofPage(page)
  /// What the browser keeps for the app; made when it is first asked for, unless the host has one.
  private(set) lazy var storage = hostStorage ?? BrowserStorage.ofPage()
  private let hostStorage: BrowserStorage?
  /// What this tab of the browser keeps for the page; made when it is first asked for, unless the host has one.
  private(set) lazy var sceneStorage = hostSceneStorage ?? BrowserStorage.ofScene()
  private let hostSceneStorage: BrowserStorage?
  #if !hasFeature(Embedded)
  /// What the browser sent; nil where no server was asked.
  let request: PageRequest?
  /// The sessions of the server; nil where there is none.
  let sessions: PageSessions?
  #endif
  /// What brings the page's changes.
  let carrier: PageCarrier
  /// Where the page is, and what it was asked for.
  let route: PageRoute
  /// The page itself, as far as the device has to do with it.
  let page: OpenURLAction.Page

  init(_ context: PageContext, at route: PageRoute, page: OpenURLAction.Page) {
    self.page = page
    carrier = context.carrier
    self.route = route
    languages = context.languages
    report = context.device ?? .unknown
    hostStorage = context.storage
    hostSceneStorage = context.sceneStorage
    #if !hasFeature(Embedded)
    (request, sessions) = (context.request, context.sessions)
    #endif
    super.init()
  }

  /// Records that a value is read, and has the page asked for it.
  func recordRead(_ fact: Fact) {
    if !isWatched {
      isWatched = true
      onMainActor { [page] in page.coordinator?.watchDevice() }
    }
    let source = sources[fact.rawValue] ?? Source()
    sources[fact.rawValue] = source
    source.recordRead()
  }

  /// Takes over what the page said, and marks the readers of what differs.
  func update(_ new: DeviceReport) {
    let old = report
    report = new
    let changed = old.traits.symmetricDifference(new.traits)
    for (trait, fact) in Device.facts where changed.contains(trait) { notify(fact) }
    if old.pixelsPerHundredPoints != new.pixelsPerHundredPoints { notify(.pixels) }
    if old.textPercent != new.textPercent { notify(.textSize) }
    if !sameBytes(old.timeZone, new.timeZone) { notify(.timeZone) }
  }

  /// Has the whole page in an appearance, or in the person's own.
  func prefer(_ scheme: ColorScheme?) {
    if preferredColorScheme == scheme { return }
    preferredColorScheme = scheme
    notify(.colorScheme)
  }

  private func notify(_ fact: Fact) { sources[fact.rawValue]?.notifyReaders() }

  private static let facts: [(DeviceReport.Traits, Fact)] = [
    (.dark, .colorScheme), (.moreContrast, .contrast), (.reducedMotion, .motion),
    (.reducedTransparency, .transparency), (.forcedColors, .differentiation), (.invertedColors, .inversion),
    (.compactWidth, .widthClass), (.compactHeight, .heightClass), (.hidden, .visibility),
  ]
}

nonisolated extension EnvironmentNode {
  /// The root of a page's environment.
  convenience init(device: Device) { self.init(key: ObjectIdentifier(Device.self), cell: device, outer: nil) }
}

nonisolated extension EnvironmentValues {
  /// The device of the page; nil for values that belong to none.
  var device: Device? {
    var current = node
    while let candidate = current {
      if candidate.outer == nil {
        return candidate.key == ObjectIdentifier(Device.self) ? unsafeDowncast(candidate.cell, to: Device.self) : nil
      }
      current = candidate.outer
    }
    return nil
  }

  /// A value of the device, read and from now on watched; the usual one where there is no page.
  func device<Value>(_ fact: Device.Fact, _ value: (DeviceReport) -> Value) -> Value {
    guard let device else { return value(.unknown) }
    if !isAssigning { device.recordRead(fact) }
    return value(device.report)
  }

  /// Whether the device has a trait.
  func device(_ fact: Device.Fact, _ trait: DeviceReport.Traits) -> Bool { device(fact) { $0.traits.contains(trait) } }
}
