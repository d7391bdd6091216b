private nonisolated enum LineTintsKey: ContainerValueKey {
  static var defaultValue: LineTints { LineTints() }
}
private nonisolated enum SectionLinesKey: ContainerValueKey {
  static var defaultValue: SectionLines { SectionLines() }
}

/// The colours of the lines above and below a row; nil for the usual one.
nonisolated struct LineTints {
  var top: Color?
  var bottom: Color?
}

/// The lines above and below the rows of a section.
nonisolated struct SectionLines {
  var top = Visibility.automatic
  var bottom = Visibility.automatic
  var tints = LineTints()

  /// The edges with a line, as the stylesheet names them; nil for none.
  var edges: String? {
    switch (top == .visible, bottom == .visible) {
    case (true, true): "top bottom"
    case (true, false): "top"
    case (false, true): "bottom"
    case (false, false): nil
    }
  }
}

extension ContainerValues {
  var lineTints: LineTints {
    get { self[LineTintsKey.self] }
    set { self[LineTintsKey.self] = newValue }
  }

  var sectionLines: SectionLines {
    get { self[SectionLinesKey.self] }
    set { self[SectionLinesKey.self] = newValue }
  }
}

extension LineTints {
  fileprivate mutating func set(_ color: Color?, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { top = color }
    if edges.contains(.bottom) { bottom = color }
  }
}

extension View {
  /// Colours the lines between this row of a list or form and the next ones; nil for the usual colour.
  ///
  /// Where a row and the next one both colour the line between them, the upper one does.
  ///
  /// ```swift
  /// ForEach(tracks) { TrackRow($0).listRowSeparatorTint($0.isPlaying ? .accentColor : nil) }
  /// ```
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    Presence.rowLines = true
    return _containerValue { $0.lineTints.set(color, edges) }
  }

  /// Shows or hides lines above and below the rows of this section of a list or form.
  ///
  /// Differs from SwiftUI: left to themselves, sections of no style have lines of their own.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    Presence.rowLines = true
    return _containerValue {
      if edges.contains(.top) { $0.sectionLines.top = visibility }
      if edges.contains(.bottom) { $0.sectionLines.bottom = visibility }
    }
  }

  /// Colours the lines above and below the rows of this section of a list or form, where it has them; nil for the usual
  /// colour.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    Presence.rowLines = true
    return _containerValue { $0.sectionLines.tints.set(color, edges) }
  }
}

extension Visitor {
  /// Says on the open element of a row how the lines beside it are coloured.
  func lines(of values: ContainerValues) {
    guard Presence.rowLines else {
      style(intern("--line"), nil)
      return style(intern("--line-below"), nil)
    }
    let tints = values.lineTints
    style(intern("--line"), tints.top?.css)
    style(intern("--line-below"), tints.bottom?.css)
  }

  /// Says on the open element of a section which lines it has.
  func lines(of section: SectionConfiguration) {
    guard Presence.rowLines else {
      attribute("data-lines", nil)
      style(intern("--line-start"), nil)
      return style(intern("--line-end"), nil)
    }
    let lines = (section.content.leaves.first ?? section.header.leaves.first)?.containerValues.sectionLines
    attribute("data-lines", lines?.edges)
    style(intern("--line-start"), lines?.tints.top?.css)
    style(intern("--line-end"), lines?.tints.bottom?.css)
  }
}
