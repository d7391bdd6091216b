import Raven

extension LiveServer {
  /// Answers a request for a page or file.
  func answer(_ request: HTTPRequest, on connection: ConnectionID, now: Nanoseconds) {
    let response = route(request, now: now)
    log.write(
      .debug,
      "request",
      [
        "method": request.method, "path": String(request.path), "status": "\(response.status)",
        "remote": request.remoteAddress,
      ]
    )
    metrics?.respond(response, to: request.method)
    host.respond(to: connection, response)
  }

  private func route(_ request: HTTPRequest, now: Nanoseconds) -> HTTPResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      var response = HTTPResponse.words(405, "This address answers GET and HEAD only.")
      response.headers.append("Allow", "GET, HEAD")
      return response
    }
    if request.path == "/healthz" {
      return isDraining ? .words(503, "draining") : .words(200, "ok")
    }
    if request.path == Self.socketPath {
      var response = HTTPResponse.words(426, "This address is for WebSocket connections.")
      response.headers.append("Upgrade", "websocket")
      return response
    }
    if let response = file(request) { return response }
    if let app = apps.first(where: { $0.owns(request.path) }) {
      return page(of: app, request, now: now)
    }
    return Self.notFound
  }

  /// A file that pages load; nil where there is none.
  private func file(_ request: HTTPRequest) -> HTTPResponse? {
    let path = request.path
    if let file = assets.file(at: path) {
      let (kept, tag) =
        assets.hasFile(at: path)
        ? (assetContents, assets.hash) : (otherContents, Gzip.checksum(of: file.bytes))
      return .asset(kept.content(of: file.bytes, type: file.contentType, tag: tag, at: path), for: request)
    }
    guard let file = appFiles.file(at: path) else { return nil }
    let content = otherContents.content(of: file.bytes, type: file.contentType, tag: file.tag, at: path)
    return .appFile(content, for: request)
  }

  private static var notFound: HTTPResponse { .words(404, "There is nothing at this address.") }

  private func page(of app: MountedApp, _ request: HTTPRequest, now: Nanoseconds) -> HTTPResponse {
    guard let route = app.route(of: request.path) else { return Self.notFound }
    if request.method == "HEAD", !isDraining { return head(of: app, request, route) }
    let known = known(request)
    let browser = known ?? .random()
    if let refusal = refusal(of: browser) { return refusal }
    guard let (session, made) = makeSession(of: app, request, route, browser: browser, now: now) else {
      return Self.notFound
    }
    var response = response(of: app, made, session.id, for: request)
    // A name that is kept for long is kept as long from every visit.
    if known == nil || storages.isLasting {
      let isSecure = RequestOrigin(request, configuration).isSecure
      let flags = "; Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "") + lifetime
      response.headers.append("Set-Cookie", "\(Self.cookieName)=\(browser.hex)\(flags)")
    }
    return response
  }

  /// Makes room for a page of a browser; where there is none, what its request is answered with.
  private func refusal(of browser: SessionKey) -> HTTPResponse? {
    if !isDraining, !store.makeRoom(for: browser) {
      metrics?.refuse(.browser)
      return .later(429, "This browser has too many pages of this server open. Please close some and try again.")
    }
    guard isDraining || !store.makeRoom() else { return nil }
    metrics?.refuse(.busy)
    return .later(503, "The server is busy. Please try again in a moment.")
  }

  /// Makes a page of an app for a request, and a session for it, with what its tab had kept under an earlier one.
  func makeSession(
    of app: MountedApp,
    _ request: HTTPRequest,
    _ route: PageRoute,
    browser: SessionKey,
    insteadOf earlier: SessionKey? = nil,
    now: Nanoseconds
  ) -> (session: LiveSession, made: MountedApp.Page)? {
    let id = SessionKey.random()
    var asked = request
    var place = BrowserStorages.Place(browser: browser, appPath: app.path)
    asked.storage = storages.storage(of: place)
    place.tab = id
    asked.sceneStorage = storages.storage(of: place)
    asked.sessions = sessions
    if let earlier { bringScene(of: earlier, to: place) }
    let shared = BrowserStorages.Place(browser: browser, appPath: app.path)
    let kept = recorder.map { _ in (storages.texts(at: shared), storages.texts(at: place)) }
    guard let made = measure(.page, { app.makePage(asked, route) }) else { return nil }
    let session = store.create(
      id: id,
      page: made.live,
      appPath: app.path,
      request: asked.asked,
      htmlBytes: made.html.count,
      browser: browser,
      now: now
    )
    if let recorder, let kept {
      let start = Recording.Start(of: app, for: request, kept: kept, made, limits: store.limits, now: now)
      recorder.attach(to: session, start)
    }
    return (session, made)
  }

  /// Gives a tab what it had kept under an earlier session.
  func bringScene(of earlier: SessionKey, to place: BrowserStorages.Place) {
    var former = place
    former.tab = earlier
    storages.bring(from: former, to: place)
  }

  /// The name the browser has from an earlier visit.
  func known(_ request: HTTPRequest) -> SessionKey? {
    request.cookie(Self.cookieName).flatMap { SessionKey(hex: $0.utf8) }
  }

  /// How long a browser keeps its name: as long as browsers do at most where what it has kept is there as long, else until it ends.
  private var lifetime: String { storages.isLasting ? "; Max-Age=34560000" : "" }

  /// A page for a session, as the request takes it.
  private func response(
    of app: MountedApp,
    _ page: MountedApp.Page,
    _ session: SessionKey,
    for request: HTTPRequest
  ) -> HTTPResponse {
    var document = HTMLDocument(app: app, assets: assets, carrier: .live(session), page: page)
    document.hasMotion = page.live.announceMotion()
    var response = HTTPResponse.page(document.bytes(), policy: policy(of: app))
    response.compressPage(for: request)
    if !page.isFound { response.status = 404 }
    return response
  }

  /// What a page's answer would begin with, its length included: so the page is made, and ended.
  private func head(of app: MountedApp, _ request: HTTPRequest, _ route: PageRoute) -> HTTPResponse {
    var asked = request
    asked.storage = known(request).map { storages.storage(of: .init(browser: $0, appPath: app.path)) }
    asked.sessions = sessions
    guard let made = app.makePage(asked, route) else { return Self.notFound }
    defer { made.live.end() }
    return response(of: app, made, .random(), for: request)
  }
}
