/// Elements that show nothing and belong to the page as a whole: behind everything its views show, made when first
/// needed, on no tape.
///
/// The page's script finds by them what the whole page does: reports the device, opens addresses, announces.
struct PageSigns {
  /// What there is one of at most.
  enum Kind: Int, CaseIterable {
    case device, scheme, opener, announcer, undo
  }

  /// The elements' ids by kind; 0 for none.
  fileprivate var ids: [UInt32] = Array(repeating: 0, count: Kind.allCases.count)
  fileprivate var last: UInt32 = 0
  /// How many attributes were said, so that saying the same twice is a change.
  fileprivate var count = 0
  /// The views that want the page light or dark, in the order they came.
  var wishes: [ColorSchemeWish] = []
  fileprivate var isDeciding = false
  /// What is written behind the first batch.
  fileprivate var waiting: [() -> Void] = []
  /// Whether there is no page any more to write to.
  var hasEnded = false
}

extension RenderCoordinator {
  /// Has the page report its device from now on.
  func watchDevice() {
    atPageEnd { [unowned(unsafe) self] in
      let device = device
      write(.device) { id in
        let actions = EventActions(.device) { event in
          if case .device(let report) = event.payload { device.update(report) }
        }
        encoder.listen(listeners.replace(actions, of: .view, on: id).after)
      }
    }
  }

  /// Has the page light or dark as the first view wants that wants anything.
  func decideColorScheme() {
    if pageSigns.isDeciding { return }
    pageSigns.isDeciding = true
    atPageEnd { [unowned(unsafe) self] in
      pageSigns.isDeciding = false
      var scheme: ColorScheme?
      for wish in pageSigns.wishes where scheme == nil { scheme = wish.scheme }
      if scheme == device.preferredColorScheme { return }
      device.prefer(scheme)
      write(.scheme) { _ in
        if let scheme {
          encoder.attribute(.dataPageScheme, scheme.name)
        } else {
          encoder.removeAttribute(.dataPageScheme)
        }
      }
    }
  }

  /// Has the keys that undo and redo tell so from now on: with Shift they redo.
  func watchUndoKeys(_ perform: @escaping (_ isRedo: Bool) -> Void) {
    atPageEnd { [unowned(unsafe) self] in
      write(.undo) { id in
        let actions = EventActions(.click) { event in
          if case .click(let modifiers) = event.payload { perform(modifiers.contains(.shift)) }
        }
        encoder.listen(listeners.replace(actions, of: .view, on: id).after)
      }
    }
  }

  /// Has the page do something once: an address to open, words to announce.
  func say(_ kind: PageSigns.Kind, _ text: String) {
    atPageEnd { [unowned(unsafe) self] in
      pageSigns.count += 1
      write(kind) { _ in encoder.attribute(.dataSay, String(pageSigns.count) + " " + text) }
    }
  }

  /// Writes what belongs behind the first batch.
  func writePageEnd() {
    let actions = pageSigns.waiting
    pageSigns.waiting = []
    for action in actions { action() }
  }

  /// Runs an action when everything else of a batch is written.
  private func atPageEnd(_ action: @escaping () -> Void) {
    if pageSigns.hasEnded { return }
    if isMountingPage { pageSigns.waiting.append(action) } else { afterCommit(action) }
  }

  /// Writes attributes of the element of a kind, made behind everything else if there is none.
  private func write(_ kind: PageSigns.Kind, _ attributes: (UInt32) -> Void) {
    let known = pageSigns.ids[kind.rawValue]
    if known != 0 {
      encoder.target(known)
      return attributes(known)
    }
    let id = issueID()
    encoder.position(CommandEncoder.Position(parent: 0, previous: pageSigns.last == 0 ? lastRoot : pageSigns.last))
    build(kind, id, attributes)
    pageSigns.ids[kind.rawValue] = id
    pageSigns.last = id
  }

  #if !hasFeature(Embedded)
  /// Writes all there are, behind everything else, and returns their ids.
  func drawPageSigns() -> [UInt32] {
    let signs = PageSigns.Kind.allCases.map { (kind: $0, id: pageSigns.ids[$0.rawValue]) }.filter { $0.id != 0 }
    for sign in signs.sorted(by: { $0.id < $1.id }) {
      build(sign.kind, sign.id) { id in
        if sign.kind == .scheme, let scheme = device.preferredColorScheme {
          encoder.attribute(.dataPageScheme, scheme.name)
        }
        if let mask = listeners.find(id)?.mask, mask != 0 { encoder.listen(mask) }
      }
    }
    return signs.map(\.id).sorted()
  }
  #endif

  private func build(_ kind: PageSigns.Kind, _ id: UInt32, _ attributes: (UInt32) -> Void) {
    let layoutAt = encoder.open(.div, layout: nil)
    encoder.constant(.hidden, .empty)
    switch kind {
    case .device: encoder.constant(.dataWith, .device)
    case .opener: encoder.constant(.dataWith, .opener)
    case .announcer: encoder.constant(.dataWith, .announcer)
    case .undo: encoder.constant(.dataWith, intern("undo"))
    case .scheme: break
    }
    attributes(id)
    encoder.close(id, layoutAt: layoutAt, layout: 0)
  }
}
