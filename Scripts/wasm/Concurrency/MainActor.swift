// Stands in for the concurrency library, which the toolchain does not ship for WebAssembly without an operating system.
//
// The compiler looks these declarations up by name in a module called `_Concurrency`: with them `@MainActor`, isolated
// closures and main-actor default isolation mean the same in the browser as on the server. There is one thread, so
// every check of "am I on the main actor" is true, and who changes actors stays where he is.
//
// What async functions call is in `Platform/tasks.c`.

import Swift

public protocol Actor: AnyObject, Sendable {
  nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}

/// The compiler asks a global actor for its executor; nothing is ever run through it.
@frozen public struct UnownedSerialExecutor: Sendable {
  @usableFromInline var executor: Builtin.Executor

  @inlinable public init(_ executor: Builtin.Executor) { self.executor = executor }
}

public protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

/// An object without a class that is never freed.
@usableFromInline nonisolated(unsafe) var _mainActor: (metadata: Int, references: Int) = (0, -1)

@globalActor public final actor MainActor: GlobalActor {
  /// Asked for wherever a closure is the main actor's, and not used there: so it is nothing that has to be made.
  @_alwaysEmitIntoClient public static var shared: MainActor {
    @inline(__always) get { unsafeBitCast(Builtin.addressof(&_mainActor), to: MainActor.self) }
  }

  @inlinable public nonisolated var unownedExecutor: UnownedSerialExecutor {
    UnownedSerialExecutor(Builtin.buildMainActorExecutorRef())
  }

  private init() {}

  public static func assumeIsolated<Value>(_ operation: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(operation) { unsafeBitCast($0, to: (() -> Value).self)() }
  }

  nonisolated(nonsending) public static func run<Value: Sendable, Failure: Error>(
    resultType: Value.Type = Value.self,
    body: @MainActor () throws(Failure) -> Value
  ) async throws(Failure) -> Value { try await body() }
}

/// An isolated `deinit` calls this to get onto its actor; here it already is.
@_silgen_name("swift_task_deinitOnExecutor")
public func _deinitOnExecutor(
  _ object: __owned AnyObject,
  _ work: @convention(thin) (__owned AnyObject) -> Void,
  _ executor: Builtin.Executor,
  _ flags: Builtin.Word
) { work(object) }
