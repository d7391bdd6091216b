/// How much the headers of sections stand out.
public nonisolated enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

private nonisolated enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

nonisolated extension EnvironmentValues {
  /// How much the headers of sections stand out here.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the headers of sections in this view stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
