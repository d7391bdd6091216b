import Raven
import RavenLive

extension PageContext {
  /// What a request says of the visit to an app at a path.
  init(_ request: HTTPRequest, appPath: String) {
    let below = appPath == "/" ? request.target[...] : request.target.dropFirst(appPath.count)
    self.init(
      route: below.hasPrefix("/") ? String(below) : "/" + below,
      languages: request.languages,
      device: request.cookie("raven-device").flatMap { DeviceReport(cookie: $0) },
      carrier: request.carrier
    )
    storage = request.storage
    sceneStorage = request.sceneStorage
    self.request = request.asked
    sessions = request.sessions
  }
}

extension DeviceReport {
  /// What the page's script noted at an earlier visit: traits, pixels, size of text and time zone, with points between.
  init?(cookie: Substring) {
    let parts = cookie.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let traits = UInt32(parts[0]), let pixels = UInt32(parts[1]), let text = UInt32(parts[2])
    else { return nil }
    self.init(
      traits: Traits(rawValue: traits).subtracting(.hidden),
      pixelsPerHundredPoints: pixels,
      textPercent: text,
      timeZone: String(parts[3])
    )
    if !isValid { return nil }
  }
}
