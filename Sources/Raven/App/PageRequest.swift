#if !hasFeature(Embedded)
/// What the browser sent when it asked for the page: its header fields and cookies.
///
/// Use it to know who somebody is, by a cookie that a page of yours or a proxy in front has set, or by a field that the proxy adds.
///
/// ```swift
/// struct Account: View {
///   @Environment(\.request) private var request
///   var body: some View {
///     if let user = request?.cookie("session").flatMap(Users.shared.find) { Text(user.name) } else { Link("Sign in", destination: signIn) }
///   }
/// }
/// ```
/// Whatever is in it was sent by the browser, or by whoever speaks in its place: trust a cookie only if it is signed or looked up, and a
/// field only if a proxy sets it and takes away what browsers send. It stays what it was as long as the session goes on, over reloads too:
/// when somebody signs out or is locked out, end what is open with `endSessions`.
public nonisolated struct PageRequest: Equatable, Sendable {
  /// The path and query that were asked for, still percent-encoded.
  public let target: String
  /// The peer's IP address, or behind a proxy the proxy's; empty over a Unix socket.
  public let remoteAddress: String
  private let fields: [Field]

  /// Creates a request, as for a preview or test.
  public init(target: String = "/", headers: KeyValuePairs<String, String> = [:], remoteAddress: String = "") {
    self.init(target: target, fields: headers.map { ($0.key, $0.value) }, remoteAddress: remoteAddress)
  }

  /// Creates a request of a host's.
  package init(target: String, fields: [(name: String, value: String)], remoteAddress: String) {
    self.target = target
    self.remoteAddress = remoteAddress
    self.fields = fields.map { Field(name: $0.name.lowercased(), value: $0.value) }
  }

  /// The first value of a header field, whatever the case of its name; nil if there is none.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return fields.first { $0.name == name }?.value
  }

  /// The value of a cookie as sent; nil if the browser sent none of that name.
  public func cookie(_ name: String) -> String? {
    let lines = fields.lazy.filter { $0.name == "cookie" }.map(\.value)
    return PageRequest.cookie(name, in: lines).map(String.init)
  }

  /// The value of a cookie in the values of `Cookie` fields.
  package static func cookie(_ name: String, in lines: some Sequence<String>) -> Substring? {
    for line in lines {
      for item in line.split(separator: ";") {
        let pair = item.drop { $0 == " " }
        if pair.hasPrefix(name + "=") { return pair.dropFirst(name.count + 1) }
      }
    }
    return nil
  }

  private struct Field: Equatable, Sendable {
    let name: String
    let value: String
  }
}

/// Ends sessions, as of somebody who has signed out or is locked out; from the environment.
///
/// ```swift
/// struct SignOut: View {
///   @Environment(\.request) private var request
///   @Environment(\.endSessions) private var endSessions
///   var body: some View {
///     Button("Sign out everywhere") {
///       let user = Users.shared.signOut(request?.cookie("session"))
///       endSessions { $0.cookie("session").flatMap(Users.shared.find) == user }
///     }
///   }
/// }
/// ```
/// All sessions of this server are looked at, of all its apps, once the action under way is done. A page whose session ends is made anew
/// at once, for what its browser sends then; nothing of what it showed, was told or had kept for its tab is left, but for the text in
/// its fields. It can be kept and called from anywhere on the main actor. Where there is no server it does nothing.
@MainActor
public struct EndSessionsAction {
  private let sessions: PageSessions?

  nonisolated init(_ sessions: PageSessions?) { self.sessions = sessions }

  /// Ends the sessions whose page was made for a request such as this.
  public func callAsFunction(where isMeant: @escaping (PageRequest) -> Bool) { sessions?.end(where: isMeant) }
}

/// The sessions of a server, as pages know them; a host makes a class of it.
open nonisolated class PageSessions: Equatable, @unchecked Sendable {
  /// Creates the sessions of a host that has none.
  public init() {}

  deinit {}

  /// Ends, soon, the sessions whose page was made for a request such as this.
  @MainActor open func end(where isMeant: @escaping (PageRequest) -> Bool) {}

  /// Whether both are one and the same.
  public static func == (left: PageSessions, right: PageSessions) -> Bool { left === right }
}

nonisolated extension EnvironmentValues {
  /// What the browser sent when it asked for the page; nil where no server was asked, as in a page that runs by itself.
  ///
  /// - Support: own
  public var request: PageRequest? { device?.request }

  /// Ends sessions of this server, as of somebody who signs out.
  ///
  /// - Support: own
  public var endSessions: EndSessionsAction { EndSessionsAction(device?.sessions) }
}
#else
nonisolated extension EnvironmentValues {
  /// Not available.
  ///
  /// - Support: own
  @available(*, unavailable, message: "A page that runs by itself was asked of no server: serve the app live.")
  public var request: Never { fatalError() }

  /// Not available.
  ///
  /// - Support: own
  @available(*, unavailable, message: "A page that runs by itself has no sessions: serve the app live.")
  public var endSessions: Never { fatalError() }
}
#endif
