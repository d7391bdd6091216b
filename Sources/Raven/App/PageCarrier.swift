/// What brings a page's changes to the browser.
///
/// A view reads it where it has to say something else on a page that nothing can change any more:
///
/// ```swift
/// struct ExampleFrame<Content: View>: View {
///   @Environment(\.pageCarrier) private var carrier
///   var content: Content
///   var body: some View {
///     VStack {
///       content
///       if carrier == .files { Text("This page shows the first state only.").font(.footnote) }
///     }
///   }
/// }
/// ```
public nonisolated enum PageCarrier: Equatable, Sendable {
  /// A server, over a socket.
  case server
  /// The app itself, as a module inside the page.
  case module
  /// Nothing: the page was written as a file and stays as it is.
  case files
}

nonisolated extension EnvironmentValues {
  /// What brings the page's changes: a server, the app inside the page, or nothing in pages that are files.
  public var pageCarrier: PageCarrier { device?.carrier ?? .server }

  /// The address of the app's first page, as links on this page say it: "/", "/guide/", or "../../" in pages that are files.
  ///
  /// It ends with a slash. Put it before what comes after, for addresses that `NavigationLink` does not write:
  ///
  /// ```swift
  /// @Environment(\.pageRoot) private var root
  /// var body: some View { Link("Prices", destination: URL(string: root + "prices")!) }
  /// ```
  public var pageRoot: String { device.map { $0.route.base + "/" } ?? "/" }

  /// The parts of the address that the page was asked for, decoded; empty for the app's first page.
  ///
  /// They stay the same while the page lives, whatever navigation shows later.
  public var pageParts: [String] { device?.route.segments ?? [] }
}
