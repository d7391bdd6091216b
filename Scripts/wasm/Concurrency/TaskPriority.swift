import Swift

/// Kept and told; with one thread, tasks go on in the order in which they can.
public struct TaskPriority: RawRepresentable, Comparable, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static var high: TaskPriority { TaskPriority(rawValue: 25) }
  public static var userInitiated: TaskPriority { high }
  public static var medium: TaskPriority { TaskPriority(rawValue: 21) }
  public static var low: TaskPriority { TaskPriority(rawValue: 17) }
  public static var utility: TaskPriority { low }
  public static var background: TaskPriority { TaskPriority(rawValue: 9) }

  public static func < (one: TaskPriority, other: TaskPriority) -> Bool { one.rawValue < other.rawValue }
}
