/// A complete page: head, session id, and the app's markup in its container.
struct HTMLDocument {
  let app: MountedApp
  let assets: ServerAssets
  let session: SessionKey
  let page: MountedApp.Page
  /// Whether the page starts what moves things; it is there before the first change then.
  var hasMotion = false

  /// The document's bytes.
  func bytes() -> [UInt8] {
    var html: [UInt8] = []
    html.reserveCapacity(page.html.count + 768)
    html += "<!doctype html>\n<html lang=\"".utf8
    html.appendEscaped(app.language)
    html += page.isRightToLeft ? "\" dir=\"rtl".utf8 : "".utf8
    html += "\">\n<head>\n<meta charset=\"utf-8\">\n".utf8
    html +=
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n<title>"
      .utf8
    html.appendEscaped(page.title ?? app.title)
    html += "</title>\n<meta name=\"raven-session\" content=\"".utf8
    html += session.hex.utf8
    html += "\">\n".utf8
    // Without a word about icons browsers ask for one that is not there.
    html += "<link rel=\"icon\" href=\"data:,\">\n".utf8
    for address in assets.stylesheets.map({ assets.directory + $0 }) + page.stylesheets {
      html += "<link rel=\"stylesheet\" href=\"".utf8
      html.appendEscaped(address)
      html += "\">\n".utf8
    }
    html += "<script type=\"module\" async src=\"".utf8
    html.appendEscaped(assets.directory + assets.script)
    html += "\"></script>\n".utf8
    if hasMotion {
      html += "<link rel=\"modulepreload\" href=\"".utf8
      html.appendEscaped(assets.directory + "motion.js")
      html += "\">\n".utf8
    }
    html += "</head>\n<body>\n<div id=\"raven\"".utf8
    if hasMotion { html += " data-with=\"motion\"".utf8 }
    html += ">".utf8
    html += page.html
    html += "</div>\n</body>\n</html>\n".utf8
    return html
  }
}
