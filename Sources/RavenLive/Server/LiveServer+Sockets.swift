extension LiveServer {
  /// Lets a page's socket in, or refuses it.
  ///
  /// A browser does not tell its page the status of a refused upgrade. So a socket of the right origin whose session is
  /// unknown, or belongs to another browser, is let in and told so: the page then asks for a new one rather than trying for ever.
  func decideUpgrade(_ request: HTTPRequest, on connection: ConnectionID) {
    let browser = known(request)
    guard request.path == Self.socketPath, let wanted = SocketRequest(request, browser: browser) else {
      return refuse(connection, request, 404, "There is no socket at this address.")
    }
    let origin = RequestOrigin(request, configuration)
    guard origin.matches(request.headers["Origin"]) else {
      return refuse(connection, request, 403, "A page of another origin may not connect.")
    }
    guard !isDraining else { return refuse(connection, request, 503, "The server shuts down.") }
    accepted[connection] = wanted
    host.accept(connection)
  }

  /// Gives an open socket to its session.
  func open(_ connection: ConnectionID, now: Nanoseconds) {
    guard let wanted = accepted.removeValue(forKey: connection) else { return }
    if !isDraining, let browser = wanted.browser, let session = session(for: wanted, of: browser, now: now) {
      if !session.admits(wanted.visit) {
        store.turnAway(connection, from: session)
      } else if let earlier = wanted.earlier.flatMap({ store.findEarlier($0, of: session, for: wanted.visit) }) {
        store.connect(connection, to: earlier, insteadOf: session, visit: wanted.visit, now: now)
      } else {
        if let earlier = wanted.earlier {
          bringScene(of: earlier, to: .init(browser: browser, appPath: session.appPath, tab: session.id))
        }
        store.connect(connection, to: session, visit: wanted.visit, isToBeDrawn: wanted.address != nil, now: now)
      }
    } else {
      store.effects.append(
        .send(LiveSession.goneFrame(isDraining ? .draining : .unknown), to: connection)
      )
      store.effects.append(
        .close(connection, code: isDraining ? CloseCode.goingAway : CloseCode.normal)
      )
      log.write(.info, "socket.unknown", ["connection": "\(connection.rawValue)"])
    }
  }

  /// The session a page wants: the one it was served with, or for a page whose session is gone a new one of what is at its address.
  private func session(for wanted: SocketRequest, of browser: SessionKey, now: Nanoseconds) -> LiveSession? {
    if let session = store.find(wanted.session, browser: browser) { return session }
    guard let address = wanted.address, wanted.script == assets.directory + assets.script,
      store.makeRoom(for: browser), store.makeRoom()
    else { return nil }
    var request = wanted.request
    request.target = address
    guard let app = apps.first(where: { $0.owns(request.path) }), let route = app.route(of: request.path) else {
      return nil
    }
    return makeSession(of: app, request, route, browser: browser, insteadOf: wanted.session, now: now)?.session
  }

  private func refuse(
    _ connection: ConnectionID,
    _ request: HTTPRequest,
    _ status: Int,
    _ reason: String
  ) {
    log.write(.info, "socket.refused", ["status": "\(status)", "remote": request.remoteAddress])
    metrics?.refuse(.socket)
    let response = HTTPResponse.words(status, reason)
    metrics?.respond(response, to: request.method)
    host.respond(to: connection, response)
  }
}
