/// A complete page: head, session id, and the app's markup in its container.
struct HTMLDocument {
  let app: MountedApp
  let assets: ServerAssets
  let session: SessionKey
  let content: [UInt8]

  /// The document's bytes.
  func bytes() -> [UInt8] {
    var html: [UInt8] = []
    html.reserveCapacity(content.count + 768)
    html += "<!doctype html>\n<html lang=\"".utf8
    html.appendEscaped(app.language)
    html += "\">\n<head>\n<meta charset=\"utf-8\">\n".utf8
    html +=
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n<title>"
      .utf8
    html.appendEscaped(app.title)
    html += "</title>\n<meta name=\"raven-session\" content=\"".utf8
    html += session.hex.utf8
    html += "\">\n".utf8
    // Without a word about icons browsers ask for one that is not there.
    html += "<link rel=\"icon\" href=\"data:,\">\n".utf8
    for name in assets.stylesheets {
      html += "<link rel=\"stylesheet\" href=\"".utf8
      html.appendEscaped(assets.directory + name)
      html += "\">\n".utf8
    }
    html += "<script type=\"module\" src=\"".utf8
    html.appendEscaped(assets.directory + assets.script)
    html += "\"></script>\n</head>\n<body>\n<div id=\"raven\">".utf8
    html += content
    html += "</div>\n</body>\n</html>\n".utf8
    return html
  }
}
