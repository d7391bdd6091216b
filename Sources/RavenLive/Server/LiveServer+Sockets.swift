extension LiveServer {
  /// Lets a page's socket in, or refuses it.
  ///
  /// A browser does not tell its page the status of a refused upgrade. So a socket of the right origin whose session is
  /// unknown, or belongs to another browser, is let in and told so: the page then reloads rather than trying for ever.
  func decideUpgrade(_ request: HTTPRequest, on connection: ConnectionID) {
    guard request.path == Self.socketPath,
      let id = request.queryValue("session").flatMap({ SessionKey(hex: $0.utf8) })
    else { return refuse(connection, request, 404, "There is no socket at this address.") }
    let origin = RequestOrigin(request, configuration)
    guard origin.matches(request.headers["Origin"]) else {
      return refuse(connection, request, 403, "A page of another origin may not connect.")
    }
    guard !isDraining else { return refuse(connection, request, 503, "The server shuts down.") }
    let browser = request.cookie(Self.cookieName).flatMap { SessionKey(hex: $0.utf8) }
    let session = browser.flatMap { store.find(id, browser: $0) }
    accepted.updateValue(session?.id, forKey: connection)
    host.accept(connection)
  }

  /// Gives an open socket to its session.
  func open(_ connection: ConnectionID, now: Nanoseconds) {
    guard let key = accepted.removeValue(forKey: connection) else { return }
    if let session = key.flatMap({ store.session($0) }), !isDraining {
      store.connect(connection, to: session, now: now)
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
