/// A complete page: head, what carries it, and the app's markup in its container.
struct HTMLDocument {
  /// What brings a page's changes.
  enum Carrier {
    /// A session of the server.
    case live(SessionKey)
    /// A module of WebAssembly at an address, with a fingerprint of the batch that the markup stands for, empty for none, and what
    /// the module imports from.
    case module(address: String, batch: String, imports: [String])
    /// Nothing: the page stays as it is.
    case none
  }

  let app: MountedApp
  let assets: ServerAssets
  let carrier: Carrier
  let page: MountedApp.Page
  /// Where addresses that begin with a slash begin: empty for a page whose addresses are relative.
  var root = "/"
  /// The addresses of its stylesheets, where they are other ones than the server's and the page's.
  var stylesheets: [String]?
  /// The script that a page starts which stays as it is; nil for one that needs none.
  var pageScript: String?
  /// Whether the page starts what moves things; it is there before the first change then.
  var hasMotion = false

  /// The most bytes of markup a browser waits for before it shows anything.
  ///
  /// What is centred, or has something beside it, moves while the rest of a page arrives; a page this short is better shown
  /// whole. It is about a tenth of that when compressed. A longer one, as of a thousand rows, shows what is there.
  static let shownWhole = 262_144

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
    html += "</title>\n".utf8
    appendCarrier(to: &html)
    // Without a word about icons browsers ask for one that is not there.
    html += "<link rel=\"icon\" href=\"data:,\">\n".utf8
    for address in stylesheets ?? assets.stylesheets.map({ assets.directory + $0 }) + page.stylesheets {
      html += "<link rel=\"stylesheet\" href=\"".utf8
      html.appendEscaped(resolved(address))
      html += "\">\n".utf8
    }
    if let script {
      html += "<script type=\"module\" async src=\"".utf8
      html.appendEscaped(resolved(assets.directory + script))
      html += "\"></script>\n".utf8
    }
    appendPreloads(to: &html)
    let isShownWhole = page.html.count <= Self.shownWhole
    // An element of its own after the markup: Chromium 156 waits for the start of what is expected, not for its end.
    if isShownWhole { html += "<link rel=\"expect\" href=\"#raven-end\" blocking=\"render\">\n".utf8 }
    html += "</head>\n<body>\n<div id=\"raven\"".utf8
    if hasMotion { html += " data-with=\"motion\"".utf8 }
    html += ">".utf8
    html += page.html
    html += "</div>\n".utf8
    if isShownWhole { html += "<template id=\"raven-end\"></template>\n".utf8 }
    html += "</body>\n</html>\n".utf8
    return html
  }

  /// What the script loads as soon as it runs, without which a list hears no keys: a browser that is told loads all of it at
  /// once with the script, rather than one behind the other.
  private func appendPreloads(to html: inout [UInt8]) {
    var modules = page.modules + (hasMotion ? ["motion"] : [])
    switch carrier {
    case .live: break
    case .module(let address, _, let imports):
      modules += imports
      html += "<link rel=\"preload\" as=\"fetch\" crossorigin fetchpriority=\"low\" href=\"".utf8
      html.appendEscaped(resolved(address))
      html += "\">\n".utf8
    case .none: return
    }
    var names: [String] = []
    for module in modules {
      for name in assets.moduleFiles[module] ?? [] where !names.contains(name) { names.append(name) }
    }
    for name in names {
      html += "<link rel=\"modulepreload\" href=\"".utf8
      html.appendEscaped(resolved(assets.directory + name))
      html += "\">\n".utf8
    }
  }

  private func resolved(_ address: String) -> String {
    address.hasPrefix("/") ? root + address.dropFirst() : address
  }

  private func appendCarrier(to html: inout [UInt8]) {
    switch carrier {
    case .live(let session):
      html += "<meta name=\"raven-session\" content=\"".utf8
      html += session.hex.utf8
    case .module(let address, let batch, _):
      html += "<meta name=\"raven-module\" content=\"".utf8
      html.appendEscaped(resolved(address))
      html += "\" data-batch=\"".utf8
      html += batch.utf8
      if !root.isEmpty {
        html += "\" data-root=\"".utf8
        html.appendEscaped(root)
      }
    case .none: return
    }
    // What a screen without a title shows instead, if the page was loaded at one with a title.
    if page.title != nil {
      html += "\" data-title=\"".utf8
      html.appendEscaped(app.title)
    }
    html += "\">\n".utf8
  }

  /// The script a page starts.
  private var script: String? {
    switch carrier {
    case .live: assets.script
    case .module: assets.moduleScript
    case .none: pageScript
    }
  }
}
