import Swift

public struct CancellationError: Error {
  public init() {}
}
