// Carries a page inside the browser: what a socket does for a live page, calls between `web.js` and the module do here.
// Compiled for WebAssembly only; apps import it as `SwiftUI`.

@_exported public import Foundation
@_exported public import Observation
@_exported public import Raven

/// The page of the one app a module holds.
///
/// ```
///   web.js ── event ──▶ perform ──▶ commit ──▶ the batch's bytes, which the decoder applies
///          ◀── wake ── state that changed by itself: web.js calls commit soon
/// ```
enum WebHost {
  static var page: RenderCoordinator?
  /// What the last call hands over to the browser, which reads it before the next call.
  static var output: [UInt8] = []
  /// Where the browser writes events; stays where it is until more room is asked for.
  static var input: [UInt8] = []

  static func start<Shown: App>(_ app: Shown.Type) {
    let page = Shown._page().mount(PageContext(carrier: .module), .ofDocument)
    page.onNeedsCommit = { wake() }
    self.page = page
  }

  /// The page's next batch, as the count of its bytes in `output`; 0 when nothing changed.
  static func commit() -> Int32 {
    output = page?.takeBatch() ?? []
    return Int32(output.count)
  }

  /// Performs the event in the first bytes of `input`, and commits; -1 if it is none.
  static func perform(_ count: Int32) -> Int32 {
    var reader = WireReader(input[..<Int(count)])
    guard let event = try? PageEvent(from: &reader), reader.isAtEnd else { return -1 }
    return perform(event)
  }

  /// Performs an event, and commits; -1 if it is none.
  static func perform(_ event: PageEvent) -> Int32 {
    guard let page, page.perform(event) != .neverIssued else { return -1 }
    return commit()
  }

  /// The next element's id, and the names beyond the common ones, as a welcome to a live page has them.
  static func greet() -> Int32 {
    output = []
    guard let page else { return 0 }
    output.appendVarint(page.nextNodeID)
    output.appendVarint(UInt32(page.internedNames.count))
    for name in page.internedNames { output.appendString(name) }
    return Int32(output.count)
  }
}

extension App {
  /// Mounts the app's page in the document the module was loaded by.
  ///
  /// What `@main` calls.
  public static func main() { WebHost.start(Self.self) }
}

@_extern(wasm, module: "raven", name: "wake")
nonisolated func wake()

/// Makes room for events of so many bytes, and tells where.
@_expose(wasm, "reserve") @_cdecl("reserve")
nonisolated func reserve(_ count: Int32) -> UnsafeMutableRawPointer? {
  MainActor.assumeIsolated {
    WebHost.input = [UInt8](repeating: 0, count: Int(count))
    return WebHost.input.withUnsafeMutableBytes { $0.baseAddress }
  }
}

/// Where the bytes are that a call handed over.
@_expose(wasm, "output") @_cdecl("output")
nonisolated func output() -> UnsafeRawPointer? {
  MainActor.assumeIsolated { WebHost.output.withUnsafeBytes { $0.baseAddress } }
}

/// Takes the event in so many of the reserved bytes and hands over what comes of it; -1 if it is none.
@_expose(wasm, "event") @_cdecl("event")
nonisolated func event(_ count: Int32) -> Int32 { MainActor.assumeIsolated { WebHost.perform(count) } }

/// Takes a click, which most events are, and hands over what comes of it; -1 if it is none.
@_expose(wasm, "click") @_cdecl("click")
nonisolated func click(_ node: UInt32, _ modifiers: UInt32) -> Int32 {
  MainActor.assumeIsolated {
    WebHost.perform(PageEvent(node: node, payload: .click(PageEvent.Modifiers(rawValue: modifiers & 15))))
  }
}

/// Hands over the next batch.
@_expose(wasm, "commit") @_cdecl("commit")
nonisolated func commit() -> Int32 { MainActor.assumeIsolated { WebHost.commit() } }

/// Hands over what adopting the served page takes.
@_expose(wasm, "greet") @_cdecl("greet")
nonisolated func greet() -> Int32 { MainActor.assumeIsolated { WebHost.greet() } }
