/// Scrolls rows that come and go at both ends, and keeps those in sight where they are.
///
/// For libraries that have a window of a long list: they say what is above and below the rows given, the view says what is seen and
/// what it wants next. The page measures and holds; rows that change above what is read move nothing that is read.
///
/// ```swift
/// AnchoredScrollView(window) { reading in model.take(reading) } content: {
///   ForEach(model.rows, id: \.key) { row in AnchoredRow(key: row.key) { RowView(row) } }
/// }
/// ```
/// Rows stand below one another without distance, as wide as the view. The view fills what it is offered and scrolls by itself.
public struct AnchoredScrollView<Content: View>: _LeafView {
  /// What assistive technology takes the rows for.
  public nonisolated enum Role: Sendable {
    /// Articles one after another.
    case feed
    /// What has happened, the newest at the end; new rows are read out.
    case log
  }

  private let window: AnchoredWindow
  private let role: Role
  private let isBusy: Bool
  private let read: (PageEvent.Reading) -> Void
  private let content: Content

  /// Creates a scrolling area.
  ///
  /// - Parameters:
  ///   - window: what there is beyond the rows, and where to go.
  ///   - role: what assistive technology takes the rows for.
  ///   - isBusy: whether more rows are being fetched.
  ///   - read: called when the page has moved, measured, or wants other rows.
  ///   - content: the rows, in an `AnchoredRow` each, and what stands between them.
  public init(
    _ window: AnchoredWindow,
    role: Role = .feed,
    isBusy: Bool = false,
    onReading read: @escaping (PageEvent.Reading) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.window = window
    self.role = role
    self.isBusy = isBusy
    self.read = read
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let rule = LayoutRule(x: .fills, y: .fills)
    let element = visitor.open(visitor.boxTag, rule, hasRole: true)
    visitor.setRule(rule, of: element)
    visitor.constant("class", "g anchored")
    let seen = visitor.object { SeenRows() }
    let window = visitor.isRedrawing ? seen.resumed(view.window) : view.window
    // A page that begins at its end shows it before any script runs.
    visitor.constant("data-starts", window.startsAtEnd ? "end" : "start")
    visitor.constant(.dataWith, visitor.intern("anchored"))
    visitor.attribute(.role, name: visitor.intern(view.role == .log ? "log" : "feed"))
    // What is new at the end is read out by itself; what comes above is not.
    visitor.attribute(visitor.intern("aria-live"), view.role == .log ? "off" : nil)
    visitor.attribute(visitor.intern("aria-busy"), view.isBusy ? "true" : nil)
    visitor.constant(.tabindex, .zero)
    visitor.attribute(visitor.intern("data-window"), view.window.text)
    visitor.attribute(visitor.intern("data-aim"), window.aimText)
    let read = view.read
    visitor.listen(
      EventActions(.reading) { event in
        guard case .reading(let reading) = event.payload else { return }
        seen.reading = reading
        read(reading)
      }
    )
    visitor.container.measured |= Container.measuredY | Container.placedY
    visitor.container.axis = .none
    let outside = visitor.enterBranch(0)
    room(visitor)
    let stack = visitor.openBare(visitor.boxTag, .stack, kind: .v)
    visitor.container.axis = .vertical
    visitor.container.offer = visitor.offer(of: element)
    visitor.container.offer.dropHeight()
    visitor.container.measured &= ~Container.placedX
    Content._visit(view.content, visitor)
    visitor.closeBare(stack)
    room(visitor)
    visitor.leave(outside)
    visitor.close(element)
  }

  /// What stands for what is not there; the page gives it its height.
  private static func room(_ visitor: Visitor) {
    let element = visitor.openBare(visitor.boxTag, .raw)
    visitor.constant("class", "room")
    visitor.constant(.ariaHidden, .true)
    visitor.closeBare(element)
  }
}

/// What the page has said last that it shows: where one begins that is drawn anew.
private final class SeenRows: Retained {
  var reading: PageEvent.Reading?

  override init() { super.init() }
  nonisolated deinit {}

  /// A window that has a page begin where the last one was.
  func resumed(_ window: AnchoredWindow) -> AnchoredWindow {
    guard let reading, reading.first != 0 else { return window }
    var window = window
    window.startsAtEnd = reading.isFollowing
    // Under the number of the aim that was gone to, so that this one is not gone to again.
    window.aim = AnchoredWindow.Aim(
      number: window.aim?.number ?? Int(Int32.max),
      target: reading.isFollowing ? .end : .row(Int(reading.first), fraction: 0, offset: -reading.hidden)
    )
    return window
  }
}
