/// A file as it can be sent: as it is, or compressed where that is shorter.
nonisolated struct FileContent: Sendable {
  /// The media type.
  let type: String
  /// A mark that changes when the content does; without quotes.
  let tag: String
  /// The file as it is.
  let bytes: [UInt8]
  /// The file compressed; nil where that is not worth it.
  let gzip: [UInt8]?
}

nonisolated extension HTTPResponse {
  /// A file in the form that a request asks for, or the word that the browser has it already.
  ///
  /// Each form has a mark of its own, because a mark without `W/` promises the same bytes.
  static func file(_ content: FileContent, _ headers: HTTPHeaders, for request: HTTPRequest) -> HTTPResponse {
    var headers = headers
    headers.append("Content-Type", content.type)
    let compressed = request.acceptsGzip ? content.gzip : nil
    let tag = compressed == nil ? "\"\(content.tag)\"" : "\"\(content.tag)-gzip\""
    headers.append("ETag", tag)
    if content.gzip != nil { headers.append("Vary", "Accept-Encoding") }
    if request.knows(tag) { return HTTPResponse(status: 304, headers: headers) }
    if compressed != nil { headers.append("Content-Encoding", "gzip") }
    return HTTPResponse(headers: headers, body: compressed ?? content.bytes)
  }
}
