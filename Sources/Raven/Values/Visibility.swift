/// Whether a part of the interface is shown: as usual, always or never.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
