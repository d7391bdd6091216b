#if hasFeature(Embedded)
/// Asks servers for data, as `URLSession` of Foundation.
///
/// The browser does it (`fetch.js`), with its rules: other hosts must allow it, and the page's policy must (`connect-src`).
///
/// The same source works in a program on a server, which needs whole addresses:
///
/// ```swift
/// let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org/news.txt")!)
/// news = String(decoding: data, as: UTF8.self)
/// ```
public nonisolated final class URLSession: Sendable {
  private init() {}
  deinit {}

  /// The page's.
  public static let shared = URLSession()

  /// The data at an address, whatever the status of the answer.
  ///
  /// - Throws: `URLError`, also when the task that waits is cancelled.
  public nonisolated(nonsending) func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// The data a request is answered with, whatever the status of the answer.
  ///
  /// - Throws: `URLError`, also when the task that waits is cancelled.
  public nonisolated(nonsending) func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    nonisolated(unsafe) var task: URLSessionDataTask?
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        task = dataTask(with: request) { data, response, error in
          if let data, let response {
            continuation.resume(returning: (data, response))
          } else {
            var error = error ?? URLError(.unknown)
            continuation.resume(throwing: _thrown(&error))
          }
        }
        task?.resume()
        if Task.isCancelled { task?.cancel() }
      }
    } onCancel: {
      task?.cancel()
    }
  }

  /// What asks for the data at an address, once it is told to with `resume()`.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, URLError?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// What sends a request, once it is told to with `resume()`.
  ///
  /// - Parameters:
  ///   - request: What to send.
  ///   - completionHandler: Called once, with all data of an answer whatever its status, or with an error.
  /// - Returns: The task, which has not begun.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, URLError?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request, completionHandler)
  }
}

/// A request on its way.
///
/// It lives until it has been answered, whoever else keeps it.
public nonisolated final class URLSessionDataTask {
  /// How far a request is.
  public enum State: Int, Hashable, Sendable {
    case running = 0, suspended, canceling, completed
  }

  /// How far it is.
  public private(set) var state = State.suspended
  private let request: URLRequest
  private let completionHandler: (Data?, URLResponse?, URLError?) -> Void

  init(_ request: URLRequest, _ completionHandler: @escaping (Data?, URLResponse?, URLError?) -> Void) {
    self.request = request
    self.completionHandler = completionHandler
  }
  deinit {}

  /// Sends the request; a second time does nothing.
  public func resume() {
    if state != .suspended { return }
    state = .running
    let task = Unmanaged.passRetained(self).toOpaque()
    withBytes(of: request.url?.absoluteString ?? "") { url, urlCount in
      withBytes(of: request.httpMethod ?? "GET") { beginRequest(task, url, urlCount, $0, $1) }
    }
    for field in request.fields {
      withBytes(of: field.name) { name, nameCount in
        withBytes(of: field.value) { addField(task, name, nameCount, $0, $1) }
      }
    }
    request.httpBody?.bytes.withUnsafeBufferPointer { addBody(task, $0.baseAddress, Int32($0.count)) }
    sendRequest(task, request.timeoutInterval) { task in
      Unmanaged<URLSessionDataTask>.fromOpaque(task).takeRetainedValue().complete()
    }
  }

  /// Gives the request up: its completion is called with an error.
  public func cancel() {
    switch state {
    case .suspended:
      resume()
      cancel()
    case .running:
      state = .canceling
      cancelRequest(Unmanaged.passUnretained(self).toOpaque())
    case .canceling, .completed: break
    }
  }

  /// Takes what `fetch.js` has of the answer.
  private func complete() {
    state = .completed
    let outcome = Int(takeOutcome())
    if outcome < 0 { return completionHandler(nil, nil, URLError(URLError.Code(rawValue: outcome) ?? .unknown)) }
    let url = URL(string: takenText(keepAddress(), by: takeKept))
    var fields: [HeaderField] = []
    while true {
      let count = keepName()
      if count < 0 { break }
      let name = takenText(count, by: takeKept)
      fields.append(HeaderField(name: name, value: takenText(keepValue(), by: takeKept)))
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(keepContent())) { bytes, count in
      takeKept(bytes.baseAddress)
      count = bytes.count
    }
    completionHandler(Data(bytes), HTTPURLResponse(url: url, statusCode: outcome, fields: fields), nil)
  }
}

@_extern(wasm, module: "fetch", name: "begin")
private nonisolated func beginRequest(
  _: UnsafeMutableRawPointer,
  _: UnsafePointer<UInt8>?,
  _: Int32,
  _: UnsafePointer<UInt8>?,
  _: Int32
)

@_extern(wasm, module: "fetch", name: "field")
private nonisolated func addField(
  _: UnsafeMutableRawPointer,
  _: UnsafePointer<UInt8>?,
  _: Int32,
  _: UnsafePointer<UInt8>?,
  _: Int32
)

@_extern(wasm, module: "fetch", name: "body")
private nonisolated func addBody(_: UnsafeMutableRawPointer, _: UnsafePointer<UInt8>?, _: Int32)

@_extern(wasm, module: "fetch", name: "send")
private nonisolated func sendRequest(
  _: UnsafeMutableRawPointer,
  _: Double,
  _: @convention(c) (UnsafeMutableRawPointer) -> Void
)

@_extern(wasm, module: "fetch", name: "cancel")
private nonisolated func cancelRequest(_: UnsafeMutableRawPointer)

@_extern(wasm, module: "fetch", name: "outcome")
private nonisolated func takeOutcome() -> Int32

@_extern(wasm, module: "fetch", name: "address")
private nonisolated func keepAddress() -> Int32

@_extern(wasm, module: "fetch", name: "name")
private nonisolated func keepName() -> Int32

@_extern(wasm, module: "fetch", name: "value")
private nonisolated func keepValue() -> Int32

@_extern(wasm, module: "fetch", name: "content")
private nonisolated func keepContent() -> Int32

@_extern(wasm, module: "fetch", name: "take")
private nonisolated func takeKept(_: UnsafeMutablePointer<UInt8>?)
#endif
