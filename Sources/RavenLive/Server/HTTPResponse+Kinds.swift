extension HTTPResponse {
  /// The fields every answer has.
  private nonisolated static var common: HTTPHeaders {
    ["X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"]
  }

  /// The fields of every answer that has no mark.
  private nonisolated static func common(_ contentType: String) -> HTTPHeaders {
    var headers = common
    headers.append("Content-Type", contentType)
    return headers
  }

  /// What a page may load: its own files and images, and pages of others only if its app says so; no inline script, no frame
  /// around it.
  nonisolated static func contentSecurityPolicy(imageSources: [String], frameSources: [String] = []) -> String {
    let images = imageSources.joined(separator: " ")
    let frames = frameSources.isEmpty ? "" : "frame-src \(frameSources.joined(separator: " ")); "
    return "default-src 'none'; script-src 'self'; style-src-elem 'self'; "
      + "style-src-attr 'unsafe-inline'; connect-src 'self'; img-src \(images); \(frames)"
      + "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
  }

  /// A page, which is made for one visitor and kept nowhere.
  nonisolated static func page(_ html: [UInt8], policy: String) -> HTTPResponse {
    var headers = common("text/html; charset=utf-8")
    headers.append("Cache-Control", "no-store")
    headers.append("Content-Security-Policy", policy)
    return HTTPResponse(headers: headers, body: html)
  }

  /// A file whose path changes with its content.
  nonisolated static func asset(_ content: FileContent, for request: HTTPRequest) -> HTTPResponse {
    var headers = common
    headers.append("Cache-Control", "public, max-age=31536000, immutable")
    return file(content, headers, for: request)
  }

  /// A short answer to what may be asked again in a few seconds.
  nonisolated static func later(_ status: Int, _ text: String) -> HTTPResponse {
    var response = words(status, text)
    response.headers.append("Retry-After", "5")
    return response
  }

  /// A short answer in words.
  nonisolated static func words(_ status: Int, _ text: String) -> HTTPResponse {
    var headers = common("text/plain; charset=utf-8")
    headers.append("Cache-Control", "no-store")
    headers.append("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
    return HTTPResponse(status: status, headers: headers, body: Array("\(text)\n".utf8))
  }
}
