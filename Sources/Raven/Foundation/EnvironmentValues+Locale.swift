#if !hasFeature(Embedded)
public import Foundation

private nonisolated enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }
}

private nonisolated enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

private nonisolated enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}

nonisolated extension EnvironmentValues {
  /// The language and region whose conventions apply: the first the browser asks for, unless a view further out decides.
  ///
  /// Formats follow it; so does the element's `lang`, for the voice of a screen reader.
  public var locale: Locale {
    get {
      if let locale = self[LocaleKey.self] { return locale }
      return device?.languages.first.map { Locale(identifier: $0.replacing("-", with: "_")) } ?? .current
    }
    set {
      self[LocaleKey.self] = newValue
      writer?.show(.language) { $0.language = newValue.identifier(.bcp47) }
    }
  }

  /// The calendar of the locale and time zone here, unless a view further out decides.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      let locale = locale
      var calendar = locale.calendar
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The browser's time zone, unless a view further out decides; the server's until the browser has said its own.
  public var timeZone: TimeZone {
    get {
      if let zone = self[TimeZoneKey.self] { return zone }
      return device(.timeZone) { KnownTimeZones.find($0.timeZone) } ?? .current
    }
    set { self[TimeZoneKey.self] = newValue }
  }
}

/// The time zones a page may name.
private nonisolated enum KnownTimeZones {
  private static let names = Set(TimeZone.knownTimeZoneIdentifiers)
  /// Names some browsers still use, and those that replaced them.
  private static let renamed = [
    "Asia/Calcutta": "Asia/Kolkata", "Asia/Katmandu": "Asia/Kathmandu", "Asia/Rangoon": "Asia/Yangon",
    "Asia/Saigon": "Asia/Ho_Chi_Minh", "Europe/Kiev": "Europe/Kyiv", "Atlantic/Faeroe": "Atlantic/Faroe",
    "America/Buenos_Aires": "America/Argentina/Buenos_Aires", "America/Godthab": "America/Nuuk",
    "America/Indianapolis": "America/Indiana/Indianapolis", "America/Louisville": "America/Kentucky/Louisville",
    "Etc/UTC": "UTC", "Etc/GMT": "GMT", "Pacific/Truk": "Pacific/Chuuk", "Pacific/Ponape": "Pacific/Pohnpei",
  ]

  /// A zone by its name; nil for what is not one, whatever file it would name.
  static func find(_ name: String) -> TimeZone? {
    for candidate in [name, renamed[name] ?? ""] where names.contains(candidate) || candidate == "UTC" {
      return TimeZone(identifier: candidate)
    }
    return renamed.first { $0.value == name && names.contains($0.key) }.flatMap { TimeZone(identifier: $0.key) }
  }
}
#endif
