import Foundation
import Raven

/// What happened to one session, and what it answered.
///
/// ```
///   a page is made: request, what was kept, limits ─▶ the first batch
///   something happens: a frame, a connection, time  ─▶ frames and what else the session asks for
/// ```
/// Ids by which a page could be taken over are not in it, nor what was typed where it is not seen.
struct Recording: Equatable, Sendable {
  /// How the session began.
  struct Start: Equatable, Codable, Sendable {
    /// What this can be read by.
    var version = Recording.version
    /// The type of the app, with its module; nil where nobody said.
    var app: String?
    /// Where the app was on its server.
    var path: String
    /// The path and query that were asked for.
    var target: String
    /// The fields of the request, each with its name.
    var headers: [[String]]
    var remoteAddress: String
    /// What the browser, and the tab, had kept.
    var kept: [String: String]
    var keptByTab: [String: String]
    /// What the session could cost, by the limits' names.
    var limits: [String: UInt64]
    /// When that was, on the clock of all that follows.
    var time: Nanoseconds
    /// The batch that the page's HTML was written from.
    var batch: Data
  }

  /// Something that happened, and what followed from it.
  struct Step: Equatable, Sendable {
    var time: Nanoseconds
    var happening: Happening
    var answers: [SessionEffect] = []
  }

  /// What happened.
  enum Happening: Equatable, Sendable {
    /// To the session.
    case input(SessionInput)
    /// The page said that its state has changed outside an event.
    case pageAsked
  }

  /// The version of the format.
  static let version = 1
  /// The id of every session that is played.
  static let sessionID = SessionKey(hex: Array(repeating: UInt8(ascii: "0"), count: 32)) ?? .random()

  var start: Start
  var steps: [Step] = []
}
