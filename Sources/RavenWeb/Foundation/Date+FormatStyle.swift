// Dates as people write them, in the language and the time zone of who looks at the page: browsers know how (`dates.js`).

public import Raven

nonisolated extension Date {
  /// A format of dates: days and times in usual forms, or the parts that are named.
  ///
  /// ```swift
  /// Text(visit.date, format: .dateTime.weekday().day().month())
  /// Text(visit.date.formatted(date: .abbreviated, time: .shortened))
  /// ```
  public nonisolated struct FormatStyle: Raven.FormatStyle {
    /// How each part is written, three bits a part, as `dates.js` has them.
    private var bits: Int32 = 0

    /// Creates a format from usual forms of the day and the time; from neither, that of `formatted()`.
    public init(date: DateStyle? = nil, time: TimeStyle? = nil) {
      bits = (date ?? .omitted).bits | (time ?? .omitted).bits
    }

    public func format(_ value: Date) -> String {
      // Numbers and minutes, where nothing is said.
      let bits = bits == 0 ? DateStyle.numeric.bits | TimeStyle.shortened.bits : bits
      return takenText(formatDate(value.timeIntervalSince1970, bits), by: takeDate)
    }

    fileprivate func with(_ part: Part, _ width: PartWidth) -> FormatStyle {
      var format = self
      format.bits = bits & ~(7 << part.shift) | width.bits(of: part)
      return format
    }

    /// A usual form of the day.
    public nonisolated struct DateStyle: Hashable, Sendable {
      let bits: Int32

      /// No day.
      public static let omitted = DateStyle(bits: 0)
      /// 11/28/2026.
      public static let numeric = day(.digits)
      /// Nov 28, 2026.
      public static let abbreviated = day(.short)
      /// November 28, 2026.
      public static let long = day(.long)
      /// Saturday, November 28, 2026.
      public static let complete = DateStyle(bits: day(.long).bits | PartWidth.long.bits(of: .weekday))

      private static func day(_ month: PartWidth) -> DateStyle {
        DateStyle(bits: PartWidth.digits.bits(of: .year) | month.bits(of: .month) | PartWidth.digits.bits(of: .day))
      }
    }

    /// A usual form of the time.
    public nonisolated struct TimeStyle: Hashable, Sendable {
      let bits: Int32

      /// No time.
      public static let omitted = TimeStyle(bits: 0)
      /// 2:05 PM.
      public static let shortened = TimeStyle(
        bits: PartWidth.digits.bits(of: .hour) | PartWidth.twoDigits.bits(of: .minute)
      )
      /// 2:05:09 PM.
      public static let standard = TimeStyle(bits: shortened.bits | PartWidth.twoDigits.bits(of: .second))
      /// 2:05:09 PM EST.
      public static let complete = TimeStyle(bits: standard.bits | PartWidth.short.bits(of: .zone))
    }
  }

  /// The day in numbers, and the time: 11/28/2026, 2:05 PM.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The day and the time in usual forms.
  public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    FormatStyle(date: date, time: time).format(self)
  }

  /// The date in a format.
  public func formatted<Format: Raven.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Date { format.format(self) }
}

nonisolated extension FormatStyle where Self == Date.FormatStyle {
  /// The format to which the parts of a date are added that are to be shown.
  public static var dateTime: Date.FormatStyle { Date.FormatStyle() }
}

/// A part of a date, in the order `dates.js` has them.
private nonisolated enum Part: Int32 {
  case year, month, day, weekday, hour, minute, second, zone

  var shift: Int32 { rawValue * 3 }
}

/// How a part is written, as `dates.js` has it.
private nonisolated enum PartWidth: Int32 {
  case digits = 1
  case twoDigits, short, long, narrow

  func bits(of part: Part) -> Int32 { rawValue << part.shift }
}

nonisolated extension Date.FormatStyle {
  /// With the year: 2026.
  public func year(_ format: Symbol.Year = .defaultDigits) -> Self { with(.year, format.width) }
  /// With the month: Nov.
  public func month(_ format: Symbol.Month = .abbreviated) -> Self { with(.month, format.width) }
  /// With the day of the month: 28.
  public func day(_ format: Symbol.Day = .defaultDigits) -> Self { with(.day, format.width) }
  /// With the day of the week: Sat.
  public func weekday(_ format: Symbol.Weekday = .abbreviated) -> Self { with(.weekday, format.width) }
  /// With the hour: 2 PM.
  public func hour(_ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Self { with(.hour, format.width) }
  /// With the minute.
  public func minute(_ format: Symbol.Minute = .defaultDigits) -> Self { with(.minute, format.width) }
  /// With the second.
  public func second(_ format: Symbol.Second = .defaultDigits) -> Self { with(.second, format.width) }
  /// With the time zone: EST.
  public func timeZone(_ format: Symbol.TimeZone = .specificName(.short)) -> Self { with(.zone, format.width) }

  /// How the parts of a date are written.
  public nonisolated enum Symbol {
    /// How years are written.
    public nonisolated struct Year: Hashable, Sendable {
      fileprivate let width: PartWidth
      /// 2026.
      public static let defaultDigits = Year(width: .digits)
      /// 26.
      public static let twoDigits = Year(width: .twoDigits)
    }

    /// How months are written.
    public nonisolated struct Month: Hashable, Sendable {
      fileprivate let width: PartWidth
      /// 4.
      public static let defaultDigits = Month(width: .digits)
      /// 04.
      public static let twoDigits = Month(width: .twoDigits)
      /// Apr.
      public static let abbreviated = Month(width: .short)
      /// April.
      public static let wide = Month(width: .long)
      /// A.
      public static let narrow = Month(width: .narrow)
    }

    /// How days are written.
    public nonisolated struct Day: Hashable, Sendable {
      fileprivate let width: PartWidth
      /// 8.
      public static let defaultDigits = Day(width: .digits)
      /// 08.
      public static let twoDigits = Day(width: .twoDigits)
    }

    /// How days of the week are written.
    public nonisolated struct Weekday: Hashable, Sendable {
      fileprivate let width: PartWidth
      /// Sat.
      public static let abbreviated = Weekday(width: .short)
      /// Saturday.
      public static let wide = Weekday(width: .long)
      /// S.
      public static let narrow = Weekday(width: .narrow)
    }

    /// How hours are written.
    public nonisolated struct Hour: Hashable, Sendable {
      fileprivate let width: PartWidth

      /// How the half of the day is written where hours are counted to twelve.
      public nonisolated enum AMPMStyle: Hashable, Sendable {
        /// PM.
        case abbreviated
      }

      /// 2 PM.
      public static func defaultDigits(amPM: AMPMStyle) -> Hour { Hour(width: .digits) }
      /// 02 PM.
      public static func twoDigits(amPM: AMPMStyle) -> Hour { Hour(width: .twoDigits) }
    }

    /// How minutes are written.
    public nonisolated struct Minute: Hashable, Sendable {
      fileprivate let width: PartWidth
      /// 5, and 05 behind an hour.
      public static let defaultDigits = Minute(width: .digits)
      /// 05.
      public static let twoDigits = Minute(width: .twoDigits)
    }

    /// How seconds are written.
    public nonisolated struct Second: Hashable, Sendable {
      fileprivate let width: PartWidth
      /// 9, and 09 behind a minute.
      public static let defaultDigits = Second(width: .digits)
      /// 09.
      public static let twoDigits = Second(width: .twoDigits)
    }

    /// How time zones are written.
    public nonisolated struct TimeZone: Hashable, Sendable {
      fileprivate let width: PartWidth

      /// How long names are.
      public nonisolated enum Width: Hashable, Sendable {
        /// EST.
        case short
        /// Eastern Standard Time.
        case long
      }

      /// The name of the zone at that time.
      public static func specificName(_ width: Width) -> TimeZone {
        TimeZone(width: width == .short ? .short : .long)
      }
    }
  }
}

@_extern(wasm, module: "dates", name: "format")
private nonisolated func formatDate(_: Double, _: Int32) -> Int32

@_extern(wasm, module: "dates", name: "take")
nonisolated func takeDate(_: UnsafeMutablePointer<UInt8>?)
