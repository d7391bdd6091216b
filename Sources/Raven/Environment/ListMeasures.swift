#if !hasFeature(Embedded)
public import Foundation
#endif

/// How far sections of a list stand apart.
public nonisolated struct ListSectionSpacing: Equatable, Sendable {
  fileprivate let css: String?

  /// As the list's style has it.
  public static let `default` = ListSectionSpacing(css: nil)
  /// Less.
  public static let compact = ListSectionSpacing(css: "var(--s12)")
  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(css: px(max(spacing, 0))) }
}

/// Whether every other row of a list has a ground of its own.
public nonisolated struct AlternatingRowBackgroundBehavior: Equatable, Sendable {
  fileprivate let isOn: Bool

  /// As lists do by themselves: no.
  public static let automatic = AlternatingRowBackgroundBehavior(isOn: false)
  /// Yes.
  public static let enabled = AlternatingRowBackgroundBehavior(isOn: true)
  /// No.
  public static let disabled = AlternatingRowBackgroundBehavior(isOn: false)
}

private nonisolated enum SectionSpacingKey: EnvironmentKey {
  static let defaultValue = ListSectionSpacing.default
}
private nonisolated enum RowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private nonisolated enum RowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private nonisolated enum HeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private nonisolated enum AlternatingKey: EnvironmentKey {
  static let defaultValue = AlternatingRowBackgroundBehavior.automatic
}

nonisolated extension EnvironmentValues {
  /// The least height of a row of a list or form.
  ///
  /// ```swift
  /// List(lines) { Text($0.text) }.environment(\.defaultMinListRowHeight, 64)
  /// ```
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] ?? 44 }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of a header of a list or form; nil for what the header needs.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[AlternatingKey.self] }
    set { self[AlternatingKey.self] = newValue }
  }

  fileprivate var leastRowHeight: CGFloat? { self[RowHeightKey.self] }
}

extension View {
  /// Sets how far the sections of a list or form stand apart, or how far a section stands from the one before it.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets how many points the sections of a list or form stand apart, or a section stands from the one before it.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Sets how far the rows of a list stand apart; nil for rows that touch.
  ///
  /// Rows of cards are cards of their own then.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Gives every other row of a list a ground of its own.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    environment(\.alternatingRowBackgrounds, behavior)
  }
}

extension Visitor {
  /// Says on the open element of a list what its measures are.
  func listMeasures() {
    let values = EnvironmentValues(environment)
    style(intern("--section-gap"), values.listSectionSpacing.css)
    style(intern("--row-gap"), values.listRowSpacing.map { px(max($0, 0)) })
    style(intern("--row-min"), values.leastRowHeight.map { px(max($0, 0)) })
    style(intern("--head-min"), values.defaultMinListHeaderHeight.map { px(max($0, 0)) })
    attribute("data-spaced", values.listRowSpacing.map { $0 > 0 } == true ? "" : nil)
    attribute("data-striped", values.alternatingRowBackgrounds.isOn ? "" : nil)
  }

  /// Says on the open element of a section how far it stands from the one before it, if not as far as the list says.
  func sectionMeasures(of section: SectionConfiguration) {
    let leaf = section.content.leaves.first ?? section.header.leaves.first
    let own = leaf.map { EnvironmentValues($0.environment).listSectionSpacing }
    let isOwn = own != EnvironmentValues(environment).listSectionSpacing
    style(intern("--section-gap"), isOwn ? own?.css : nil)
  }
}
