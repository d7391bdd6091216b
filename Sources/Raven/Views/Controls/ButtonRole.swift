/// What a button is for.
public nonisolated struct ButtonRole: Equatable, Sendable {
  private let number: Int
  /// Something is lost by it.
  public static let destructive = ButtonRole(number: 0)
  /// It leaves things as they are.
  public static let cancel = ButtonRole(number: 1)
  /// It agrees to what is proposed.
  public static let confirm = ButtonRole(number: 2)
  /// It closes what it stands in.
  public static let close = ButtonRole(number: 3)
}
