/// How a view takes the room it is offered when it keeps its proportions.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits.
  case fit
  /// As small as covers everything; what stands out is not clipped.
  case fill
}
