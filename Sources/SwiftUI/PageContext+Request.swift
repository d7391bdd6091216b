import Raven
import RavenLive

extension PageContext {
  /// What a request says of the visit to an app at a path.
  init(_ request: HTTPRequest, appPath: String) {
    let below = appPath == "/" ? request.target[...] : request.target.dropFirst(appPath.count)
    self.init(route: below.hasPrefix("/") ? String(below) : "/" + below, languages: request.languages)
  }
}
