/// What may happen around what is read.
enum TimelineChange: String {
  case prepend = "Prepend 20"
  case append = "Append 20"
  case both = "Prepend and append 20"
  case fraction = "Prepend one of 30.3"
  case thousand = "Append 1,000"
  case tenThousand = "Prepend 10,000"

  case insertAbove = "Insert 5 near the top"
  case removeAbove = "Remove 5 near the top"
  case exchange = "Remove 5 above, insert 5 below"
  case removeJustAbove = "Remove 3 just above"
  case growJustAbove = "Grow the one just above"

  case removeFirst = "Remove the first in sight"
  case moveFirst = "Move the first in sight to the end"
  case shuffle = "Shuffle those in sight"
  case removeSight = "Remove all in sight"

  case tall = "Make it tall"
  case growTop = "Grow at its top"
  case growBottom = "Grow at its bottom"
  case stream = "Stream into the last"

  case replace = "Replace all"
  case removeAll = "Remove all"

  /// Those that go together, under what they are about.
  static let groups: [(title: String, changes: [TimelineChange])] = [
    ("Ends", [.prepend, .append, .both, .fraction, .thousand, .tenThousand]),
    ("Above", [.insertAbove, .removeAbove, .exchange, .removeJustAbove, .growJustAbove]),
    ("In sight", [.removeFirst, .moveFirst, .shuffle, .removeSight]),
    ("One entry", [.tall, .growTop, .growBottom, .stream]),
    ("All", [.replace, .removeAll]),
  ]
}
