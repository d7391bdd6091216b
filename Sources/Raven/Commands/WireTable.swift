// The one declaration of everything that goes over the wire as a number. The JavaScript constants, the fixtures and
// `Documentation/Wire.md`'s tables are generated from this file; nothing else may repeat a number.

/// The commands of the DOM stream.
///
/// A batch is a sequence of commands acting on a *current element* and a *cursor* (a place between siblings).
/// `Documentation/Wire.md` gives the operands of each.
public nonisolated enum Command: UInt8, CaseIterable, Sendable {
  /// Opens a child of the current element, or at the cursor when nothing is open, and makes it current.
  case open = 1
  /// As `open`, for an element that takes part in layout: one more byte says how it sizes itself.
  case openLaidOut = 2
  /// Closes the current element; its parent becomes current, or the cursor moves behind it.
  case close = 3
  /// Sets the text of the current element, which has no child elements.
  case text = 4
  /// Sets an attribute of the current element to a value of this batch.
  case attribute = 5
  /// Sets an attribute of the current element to an interned name.
  case constant = 6
  /// Removes an attribute of the current element.
  case removeAttribute = 7
  /// Sets a style property of the current element.
  case style = 8
  /// Removes a style property of the current element.
  case removeStyle = 9
  /// Sets the kinds of event the current element listens to.
  case listen = 10
  /// Replaces the layout byte of the current element.
  case layout = 11
  /// Sets the live value of a text field, unless its typist has gone on since.
  case value = 12
  /// Sets the live checkedness of a checkbox or radio button.
  case checked = 13
  /// Gives the current element the keyboard focus.
  case focus = 14
  /// Takes the keyboard focus from the current element.
  case blur = 15
  /// Makes an element current by its id.
  case target = 16
  /// Puts the cursor behind an element.
  case after = 17
  /// Puts the cursor before the first child of an element.
  case into = 18
  /// Moves an element to the cursor; the cursor goes behind it.
  case move = 19
  /// Removes an element.
  case remove = 20
  /// Removes all children of an element.
  case clear = 21
  /// Adds one name to the session's interned names.
  case name = 22
  /// Repeats the commands just before, with fresh values.
  case again = 23
}

/// The kinds of event a page can send, and by their bit the kinds an element listens to.
public nonisolated enum EventKind: UInt8, CaseIterable, Sendable {
  case click = 0
  case input = 1
  case change = 2
  case submit = 3
  case focus = 4
  case blur = 5
  case keyDown = 6
  case doubleClick = 7
  /// A dialog, popover or menu was dismissed by a person.
  case close = 9
  /// The browser went to an entry of its history.
  case navigate = 10
  /// A menu was asked for at a place: a right click, a long press, or the key for it.
  case reveal = 13
  case resize = 8
  /// The page says what its device is like.
  case device = 12
  case press = 11
  /// The sizes a layout asked for.
  case measure = 14
  /// Which elements of a lazy list the page wants to show.
  case window = 16
  /// Which view stands first where something scrolls, or whether a picture came.
  case sight = 17
  /// A row was moved beside another.
  case move = 15
  /// An element of a lazy list that begins with what was typed is looked for.
  case seek = 18
  /// All rows of a list are chosen.
  case selectAll = 20
  /// Something from elsewhere was dropped or pasted beside a row.
  case drop = 19
  /// What is seen of a column whose rows come and go at both ends.
  case reading = 21
  /// A mouse or pen is over an element, or no more.
  case hover = 22
  /// A pointer is held down for a while.
  case hold = 23
  /// A pointer is held down and moved.
  case drag = 24
}

/// What opens a frame from the server.
public nonisolated enum ServerFrame: UInt8, CaseIterable, Sendable {
  /// Answers `hello`: the highest event applied, the next node id, the interned names.
  case welcome = 1
  /// A numbered batch of commands.
  case batch = 2
  /// The highest event applied, when there is no batch to carry it.
  case applied = 3
  /// The session cannot go on: a reason.
  case gone = 4
  /// A mistake in the app's source, for the developer's overlay.
  case diagnostic = 5
  /// Answers `hello` with the whole page, when the page shows something that batches cannot bring to what it is to show.
  case drawing = 6
  /// Which bodies ran for the batch before, and why, for the developer's panel.
  case bodies = 7
}

/// What opens a frame from the page.
public nonisolated enum ClientFrame: UInt8, CaseIterable, Sendable {
  /// First frame of every connection: protocol version, highest batch applied.
  case hello = 1
  /// A numbered event.
  case event = 2
  /// The highest batch applied, when no event carries it.
  case acknowledge = 3
  /// Whether somebody sees the page: 0 if so, 1 while it is hidden. Each connection begins as seen.
  case sight = 4
}

/// Why a session cannot go on.
public nonisolated enum GoneReason: UInt8, CaseIterable, Sendable {
  /// The server does not know the session, or no longer keeps what the page lacks: reload.
  case unknown = 1
  /// Another connection took the session over: do not reconnect.
  case superseded = 2
  /// The page broke the protocol: reload.
  case violation = 3
  /// The server is shutting down: reconnect after a pause.
  case draining = 4
}

/// The version of the protocol, sent in `hello`.
public nonisolated let wireVersion: UInt8 = 1
