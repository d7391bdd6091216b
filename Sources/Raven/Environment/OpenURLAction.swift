#if !hasFeature(Embedded)
public import Foundation
#endif

/// Opens an address.
///
/// Get it from the environment and call it like a function. Whole `http` and `https` addresses open beside the app,
/// relative ones in its place. A view further out may decide otherwise with a handler of its own; links ask it too.
///
/// ```swift
/// struct HelpButton: View {
///   @Environment(\.openURL) private var openURL
///   var body: some View { Button("Help") { openURL(URL(string: "https://example.com/help")!) } }
/// }
///
/// Article().environment(\.openURL, OpenURLAction { url in
///   show(url)
///   return .handled
/// })
/// ```
public nonisolated struct OpenURLAction: Sendable {
  /// What a handler did with an address.
  public struct Result: Sendable {
    fileprivate enum Outcome: Sendable {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The handler has opened it.
    public static let handled = Result(outcome: .handled)
    /// The handler has refused it.
    public static let discarded = Result(outcome: .discarded)
    /// The browser shall open it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The browser shall open another address.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?
  private let page: Page?

  /// The page that opens addresses; gone when the page is.
  @MainActor final class Page {
    unowned(unsafe) private(set) var coordinator: RenderCoordinator?

    init(_ coordinator: RenderCoordinator) { self.coordinator = coordinator }
    nonisolated deinit {}

    /// Notes that the page has ended.
    func end() { coordinator = nil }
  }

  /// Creates an action with a handler.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
    page = nil
  }

  init(handler: (@MainActor (URL) -> Result)?, page: Page?) {
    self.handler = handler
    self.page = page
  }

  /// Whether a view decides what happens, not the browser.
  var isHandled: Bool { handler != nil }

  /// The same handler on a page.
  func on(_ page: Page?) -> OpenURLAction { OpenURLAction(handler: handler, page: page) }

  /// Opens an address.
  @MainActor public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address, then says whether that was accepted.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    guard let handler else { return completion(open(url)) }
    switch handler(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(open(other ?? url))
    }
  }

  @MainActor private func open(_ url: URL) -> Bool {
    guard let coordinator = page?.coordinator else { return false }
    guard let address = MarkupSafety.safeAddress(url.absoluteString) else {
      Diagnostics.report(
        .refusedMarkup(
          "The address \(url.absoluteString)",
          "Only http, https, mailto, tel and relative addresses are allowed."
        )
      )
      return false
    }
    coordinator.say(.opener, address)
    return true
  }
}

private nonisolated enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(handler: nil, page: nil) }
}

nonisolated extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].on(device?.page) }
    set { self[OpenURLKey.self] = newValue }
  }
}
