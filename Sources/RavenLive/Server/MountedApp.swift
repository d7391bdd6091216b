public import Raven

/// An app at a path of a server.
public struct MountedApp {
  /// A page made for one visitor: its tree, and its first batch as HTML.
  public struct Page {
    /// The tree, kept for the socket that follows.
    public let live: any LivePage
    /// The markup of what is inside the container.
    public let html: [UInt8]
    /// The batch that the markup was written from.
    public let batch: [UInt8]
    /// The title of this page; nil for the app's.
    public let title: String?
    /// Whether everything the address says is there.
    public let isFound: Bool
    /// The addresses of stylesheets that this page alone links.
    public let stylesheets: [String]
    /// The modules that the runtime loads for the page as soon as it runs, by name.
    public let modules: [String]
    /// Whether the page's language is written from right to left.
    public let isRightToLeft: Bool
    /// Where its links lead in the app, as parts of addresses, if it is to be a file.
    public let offeredRoutes: [[String]]

    /// Creates a page.
    public init(
      live: any LivePage,
      html: [UInt8],
      batch: [UInt8] = [],
      title: String? = nil,
      isFound: Bool = true,
      stylesheets: [String] = [],
      modules: [String] = [],
      isRightToLeft: Bool = false,
      offeredRoutes: [[String]] = []
    ) {
      self.live = live
      self.html = html
      self.batch = batch
      self.title = title
      self.isFound = isFound
      self.stylesheets = stylesheets
      self.modules = modules
      self.isRightToLeft = isRightToLeft
      self.offeredRoutes = offeredRoutes
    }
  }

  /// Where the app is: "/" or a path without a slash at its end.
  public let path: String
  /// The type of the app, with its module, for tests that are written from recordings; nil where nobody said.
  public let typeName: String?
  /// The title of its pages.
  public let title: String
  /// The language its pages are written in, as in HTML's `lang`.
  public let language: String
  /// Whether paths below its own are the app's as well.
  public let hasSubpaths: Bool
  /// Where pages may come from that are shown inside its own, as sources of a Content-Security-Policy.
  public let frameSources: [String]
  /// Makes a page for a request and the part of its path behind the app's own; nil when there is none.
  public let makePage: (HTTPRequest, PageRoute) -> Page?

  /// Mounts an app.
  public init(
    path: String = "/",
    typeName: String? = nil,
    title: String,
    language: String = "en",
    hasSubpaths: Bool = false,
    frameSources: [String] = [],
    makePage: @escaping (HTTPRequest, PageRoute) -> Page?
  ) {
    self.path = path
    self.typeName = typeName
    self.title = title
    self.language = language
    self.hasSubpaths = hasSubpaths
    self.frameSources = frameSources
    self.makePage = makePage
  }

  func owns(_ path: Substring) -> Bool {
    let directory = self.path == "/" ? "/" : self.path + "/"
    return path == self.path || path == directory
      || hasSubpaths && path.utf8.starts(with: directory.utf8)
  }

  /// What a path that the app owns says behind the app's own; nil for one that cannot be read.
  func route(of path: Substring) -> PageRoute? {
    let base = self.path == "/" ? "" : self.path
    return PageRoute(base: base, path: path.dropFirst(base.count))
  }
}
