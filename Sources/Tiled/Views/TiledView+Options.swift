public import SwiftUI

extension TiledView {
  /// Says whether the end stays in sight when elements are appended.
  ///
  /// Following ends when the reader scrolls up, by one notch; it begins again at the end. Without this modifier a list follows when
  /// its reader is at the end.
  ///
  /// - Parameter follow: when the end stays in sight.
  /// - Returns: a list that follows so.
  public func tiledFollow(_ follow: TiledFollow) -> Self { with { $0.follow = follow } }

  /// Keeps room below an element, so that it can be seen at the upper edge however little comes behind it.
  ///
  /// For a question and the answer that is being written below it: the question goes to the top, and stays while the answer grows.
  ///
  /// ```swift
  /// TiledView(turns) { Turn($0) }.tiledPrompt(turns.last { $0.isQuestion }?.id).tiledPosition($position)
  /// // when it is asked: position.scrollTo(id: question.id, anchor: .top, animated: true)
  /// ```
  /// - Parameter id: the element; nil for none. While there is one, the end is not followed.
  /// - Returns: a list with such room.
  public func tiledPrompt(_ id: ID?) -> Self { with { $0.prompt = id } }

  /// Says where the list begins; without this modifier, at its first element.
  ///
  /// - Parameter position: what is seen first.
  /// - Returns: a list that begins there.
  public func tiledInitialPosition(_ position: TiledInitialPosition<ID>) -> Self { with { $0.start = position } }

  /// Tells where the reader is, and goes where it is told.
  ///
  /// - Parameter position: what is told and tells.
  /// - Returns: a list whose position can be followed.
  public func tiledPosition(_ position: Binding<TiledPosition<ID>>) -> Self { with { $0.position = position } }

  /// Says what assistive technology takes the list for.
  ///
  /// - Parameter role: a feed or a log.
  /// - Returns: a list that is taken for that.
  public func tiledRole(_ role: TiledRole) -> Self { with { $0.role = role } }

  /// Has an element take the place of one with another id: its row stays the same, with its state, height and focus.
  ///
  /// For what is shown before it is confirmed: a message has the id the page gave it until the server gives it another.
  ///
  /// ```swift
  /// TiledView(messages) { Bubble($0) }.tiledFormerID { $0.localID }
  /// ```
  /// - Parameter former: the id an element had before; nil for none.
  /// - Returns: a list that keeps such rows.
  public func tiledFormerID(_ former: @escaping (Data.Element) -> ID?) -> Self { with { $0.former = former } }

  /// Says what elements are sorted by: an array that has none of those that were seen then shows the nearest.
  ///
  /// ```swift
  /// TiledView(entries) { EntryRow($0) }.tiledSortKey { $0.date.timeIntervalSinceReferenceDate }
  /// ```
  /// - Parameter key: a number that rises, or stays, from each element to the next.
  /// - Returns: a list that stays near what was read.
  public func tiledSortKey(_ key: @escaping (Data.Element) -> Double) -> Self { with { $0.sortKey = key } }

  /// Says how high rows are that were never seen.
  ///
  /// Without it they are taken to be as high as those that were. Better guesses make a truer scroll bar; what is read stays where it
  /// is in any case.
  ///
  /// ```swift
  /// TiledView(photos) { PhotoRow($0) }.tiledItemSize { photo, width in CGSize(width: width, height: width / photo.ratio) }
  /// ```
  /// - Parameter size: from an element and the list's width in points to how large it is, exactly or about; nil if nobody knows.
  /// - Returns: a list that asks.
  public func tiledItemSize(_ size: @escaping (Data.Element, CGFloat) -> CGSize?) -> Self {
    with { options in options.itemHeight = { element, width in size(element, CGFloat(width)).map { Double($0.height) } }
    }
  }

  /// Shows a view above the first of all elements.
  ///
  /// - Parameter header: the view.
  /// - Returns: a list with such a beginning.
  public func tiledHeader<Header: View>(@ViewBuilder _ header: () -> Header) -> Self {
    let view = AnyView(header())
    return with { $0.header = view }
  }

  /// Shows below the last element that somebody is writing.
  ///
  /// - Parameters:
  ///   - isVisible: whether somebody is.
  ///   - indicator: what shows it.
  /// - Returns: a list with such an end.
  public func tiledTypingIndicator<Indicator: View>(
    isVisible: Bool,
    @ViewBuilder _ indicator: () -> Indicator
  ) -> Self {
    let view = isVisible ? AnyView(indicator()) : nil
    return with { $0.typing = view }
  }

  /// Shows below the last element that somebody is writing, as three dots.
  ///
  /// - Parameter isVisible: whether somebody is.
  /// - Returns: a list with such an end.
  public func tiledTypingIndicator(isVisible: Bool) -> Self {
    tiledTypingIndicator(isVisible: isVisible) { TiledTypingDots() }
  }

  /// Puts a header above elements that belong together, such as those of one day; it stays in sight as long as one of them is.
  ///
  /// ```swift
  /// TiledView(messages) { Bubble($0) }
  ///   .tiledSectionHeader(by: { calendar.startOfDay(for: $0.date) }) { day in Text(day, style: .date) }
  /// ```
  /// - Parameters:
  ///   - key: what those that belong together have in common; they stand behind one another.
  ///   - header: what stands above them.
  /// - Returns: a list with such headers.
  public func tiledSectionHeader<Key: Equatable, Header: View>(
    by key: @escaping (Data.Element) -> Key,
    @ViewBuilder header: @escaping (Key) -> Header
  ) -> Self {
    with {
      $0.sections = .init(isSame: { key($0) == key($1) }, header: { AnyView(header(key($0))) })
    }
  }

  /// Marks the first element that was not read yet, and offers a button to it while it is above what is seen.
  ///
  /// ```swift
  /// TiledView(messages) { Bubble($0) }
  ///   .tiledInitialPosition(.id(firstUnread))
  ///   .tiledUnreadMarker(before: firstUnread) { Text("New").font(.caption).foregroundStyle(.red) }
  /// ```
  /// - Parameters:
  ///   - id: the element; nil if all were read.
  ///   - jump: what the button says.
  ///   - marker: what stands before the element.
  /// - Returns: a list with a marker.
  public func tiledUnreadMarker<Marker: View>(
    before id: ID?,
    jump: Text = Text("First Unread"),
    @ViewBuilder _ marker: () -> Marker
  ) -> Self {
    let view = AnyView(marker())
    return with { options in options.marker = id.map { .init(id: $0, jump: jump, view: view) } }
  }

  /// Gives those whose browser runs no script links to what scrolling would show.
  ///
  /// ```swift
  /// TiledView(entries) { EntryRow($0) }
  ///   .tiledInitialPosition(.id(entryOfTheAddress))
  ///   .tiledLinks { id in URL(string: "/log/\(id)") }
  /// ```
  /// - Parameter url: the address at which the list begins at an element.
  /// - Returns: a list with such links at both ends of what is there.
  public func tiledLinks(_ url: @escaping (ID) -> URL?) -> Self { with { $0.link = url } }

  /// Says whether there is a button to the end while that is far away.
  ///
  /// - Parameter visibility: whether it is there; automatically, if the list is a log.
  /// - Returns: a list with or without such a button.
  public func tiledEndButton(_ visibility: Visibility) -> Self { with { $0.endButton = visibility } }
}

extension TiledView where ID: LosslessStringConvertible {
  /// Has the list begin where its reader was at the last visit.
  ///
  /// Also after a reload, after a way back and, where the server keeps what browsers chose in a file (`--data`), after its new start.
  /// The browser's visitors each have a place of their own, kept as `AppStorage` keeps values. The element is kept, never a scroll
  /// offset; one that is gone leaves the list where it begins otherwise. A list that is told to begin at an element begins there.
  ///
  /// - Parameter name: the list's name, by which its place is found.
  /// - Returns: a list that remembers.
  public func tiledRestoration(_ name: String) -> Self {
    restoring(name, .init(text: { String($0) }, id: { ID($0) }))
  }
}

#if !hasFeature(Embedded)
extension TiledView {
  /// Fetches more as the reader comes near the first element.
  ///
  /// ```swift
  /// TiledView(messages) { Bubble($0) }
  ///   .onReachStart(hasMore: !isComplete) { messages.insert(contentsOf: try await server.before(messages[0]), at: 0) }
  /// ```
  /// It runs once per visit: again after the reader has gone away or scrolled and, if it is known that there is more, when rows came
  /// and the start is still near. While it runs that shows; if it throws, the reader can try again.
  ///
  /// - Parameters:
  ///   - hasMore: whether there is more; nil if nobody knows: then room for it is not shown before it is fetched.
  ///   - action: fetches more, and puts it before the first element.
  /// - Returns: a list that grows at its start.
  public func onReachStart(hasMore: Bool? = nil, perform action: @escaping @MainActor () async throws -> Void) -> Self {
    with { options in
      let others = options.loading
      options.loading = { (TiledLoading(hasMore: hasMore, action), others().newer) }
    }
  }

  /// Fetches more as the reader comes near the last element; see ``onReachStart(hasMore:perform:)``.
  ///
  /// - Parameters:
  ///   - hasMore: whether there is more; nil if nobody knows.
  ///   - action: fetches more, and puts it behind the last element.
  /// - Returns: a list that grows at its end.
  public func onReachEnd(hasMore: Bool? = nil, perform action: @escaping @MainActor () async throws -> Void) -> Self {
    with { options in
      let others = options.loading
      options.loading = { (others().older, TiledLoading(hasMore: hasMore, action)) }
    }
  }
}

extension TiledLoading {
  /// How more is fetched by a function that waits.
  fileprivate init(hasMore: Bool?, _ action: @escaping @MainActor () async throws -> Void) {
    self.init(hasMore: hasMore) { end in
      Task {
        do {
          try await action()
          end.finish()
        } catch {
          end.fail(error.localizedDescription)
        }
      }
    }
  }
}
#endif
