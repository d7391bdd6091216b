#if hasFeature(Embedded)
/// A day as people count them: before 15 October 1582 of the Julian calendar, as Foundation has it, then of the Gregorian.
///
/// Years begin in March here, so that the day that is not in each is the last.
package nonisolated struct CalendarDay {
  package let year: Int
  package let month: Int
  package let day: Int

  /// The first day of the Gregorian calendar, in days from the beginning of 1970.
  private static let reform = -141_427

  package init(_ year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  package init(since1970 days: Int) {
    var year: Int
    var dayOfYear: Int
    if days < CalendarDay.reform {
      let days = days + 719_470
      year = (4 * days + 3) / 1461
      dayOfYear = days - 1461 * year / 4
    } else {
      let days = days + 719_468
      let cycle = days / 146_097
      let dayOfCycle = days % 146_097
      let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
      year = yearOfCycle + cycle * 400
      dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    }
    let month = (5 * dayOfYear + 2) / 153
    self.init(month > 9 ? year + 1 : year, month > 9 ? month - 9 : month + 3, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// The days from the beginning of 1970.
  package var days: Int {
    let year = month < 3 ? self.year - 1 : self.year
    let month = month < 3 ? month + 9 : month - 3
    let sinceMarch = 365 * year + year / 4 + (153 * month + 2) / 5 + day - 1
    let gregorian = sinceMarch - year / 100 + year / 400 - 719_468
    return gregorian < CalendarDay.reform ? sinceMarch - 719_470 : gregorian
  }
}
#endif
