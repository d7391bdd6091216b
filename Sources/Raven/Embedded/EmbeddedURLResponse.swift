#if hasFeature(Embedded)
/// What is known of an answer beside its bytes, as `URLResponse` of Foundation.
public nonisolated class URLResponse: @unchecked Sendable {
  /// The address it came from, after redirections.
  public final let url: URL?

  init(url: URL?) { self.url = url }
  deinit {}
}

/// What is known of a server's answer, as `HTTPURLResponse` of Foundation.
public nonisolated final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// What came of it: 200 is well, 404 is nothing there.
  public let statusCode: Int
  private let fields: [HeaderField]

  init(url: URL?, statusCode: Int, fields: [HeaderField]) {
    self.statusCode = statusCode
    self.fields = fields
    super.init(url: url)
  }
  deinit {}

  /// The value of a header's field, whose name may be in any case.
  ///
  /// Of an answer from another host the browser shows what that host allows it to.
  public func value(forHTTPHeaderField name: String) -> String? { fields.value(of: name) }
}

/// Why there is no answer, as `URLError` of Foundation.
public nonisolated struct URLError: LocalizedError, Hashable, Sendable {
  /// The reasons that a page can tell from one another.
  public enum Code: Int, Hashable, Sendable {
    /// None of the others.
    case unknown = -1
    /// The request was given up with `cancel()`.
    case cancelled = -999
    /// The address, or what is sent along, is none that browsers send.
    case badURL = -1000
    /// The answer had not begun within the request's `timeoutInterval`.
    case timedOut = -1001
    /// Nobody answers, or who answers does not allow pages of this host to see it: browsers do not tell which.
    case cannotConnectToHost = -1004
    /// The browser knows of no network.
    case notConnectedToInternet = -1009

    // Browsers tell none of these; apps say them.

    /// The address is of a kind that is not asked for.
    case unsupportedURL = -1002
    /// There is nobody of that name.
    case cannotFindHost = -1003
    /// Who answered has stopped.
    case networkConnectionLost = -1005
    /// There is nothing.
    case resourceUnavailable = -1008
    /// The answer is none that was to be expected, such as one with a status of 500.
    case badServerResponse = -1011
    /// The server does not know who asks.
    case userAuthenticationRequired = -1013
    /// The answer is empty.
    case zeroByteResource = -1014
    /// The answer cannot be decoded.
    case cannotDecodeContentData = -1016
    /// The answer cannot be read.
    case cannotParseResponse = -1017
    /// There is no such file.
    case fileDoesNotExist = -1100
  }

  /// What is wrong.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? { localizedDescription }

  /// What is wrong, in words for the person at the page.
  public var localizedDescription: String {
    switch code {
    case .unknown: "The answer could not be read."
    case .cancelled: "It was cancelled."
    case .badURL: "The address is not one that can be asked."
    case .timedOut: "The server took too long to answer."
    case .cannotConnectToHost: "The server could not be reached."
    case .notConnectedToInternet: "There is no connection to the internet."
    case .unsupportedURL: "The address is not one that can be asked."
    case .cannotFindHost, .networkConnectionLost: "The server could not be reached."
    case .resourceUnavailable, .fileDoesNotExist: "There is nothing at this address."
    case .userAuthenticationRequired: "The server has to know who you are."
    case .badServerResponse, .zeroByteResource, .cannotDecodeContentData, .cannotParseResponse:
      "The answer could not be used."
    }
  }
}
#endif
