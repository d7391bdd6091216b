import Swift

// Embedded Swift has no description of types, and puts only objects of classes into `any Error`. So everything that is
// thrown is put into an object of this class first; before an app is compiled for the page, `throw` and what looks for
// one kind of error are written so (`Sources/WebLint/ErrorLowering.swift`).

/// What is thrown, whatever it is.
public class AnyThrownError: Error, @unchecked Sendable {
  /// What it says to people.
  public let text: String?

  init(text: String?) { self.text = text }
  deinit {}
}

/// What is thrown, if it is a value: its type is this object's.
public final class ThrownError<Value: Error>: AnyThrownError, @unchecked Sendable {
  let value: Value

  public init(_ value: Value, text: String? = nil) {
    self.value = value
    super.init(text: text)
  }
  deinit {}
}

/// What is thrown, if it is of a class.
final class ThrownObject: AnyThrownError, @unchecked Sendable {
  let object: AnyObject

  init(_ object: AnyObject) {
    self.object = object
    super.init(text: nil)
  }
  deinit {}
}

/// Stands around what is thrown, by what type it is of: `var error = LoadError.empty; throw _thrown(&error)`.
public func _thrown<Value: Error>(_ error: inout Value) -> any Error { ThrownError(error) }

/// Of a class an error is asked for what it is.
public func _thrown<Value: Error & AnyObject>(_ error: inout Value) -> any Error { ThrownObject(error) }

/// What is thrown on is in its object already.
public func _thrown(_ error: inout any Error) -> any Error { error }

/// What is given away may be none.
public func _thrown<Value: Error>(_ error: inout Value?) -> (any Error)? {
  guard var some = error else { return nil }
  return _thrown(&some)
}

/// What is given away may be none, or in its object already.
public func _thrown(_ error: inout (any Error)?) -> (any Error)? { error }

/// Stands for `error as? Value`.
public func _caught<Value: Error & AnyObject>(_ error: any Error, as type: Value.Type) -> Value? {
  (thrown(error) as? ThrownObject)?.object as? Value
}

/// Stands for `error as? Value`.
public func _caught<Value: Error>(_ error: any Error, as type: Value.Type) -> Value? {
  (thrown(error) as? ThrownError<Value>)?.value
}

/// Stands for `error.localizedDescription`.
public func _text(of error: any Error) -> String {
  thrown(error)?.text ?? "The operation could not be completed."
}

private func thrown(_ error: any Error) -> AnyThrownError? {
  unsafeBitCast(Held(error: error), to: ErrorBox.self).content as? AnyThrownError
}

/// Not opened, as an error that is passed on its own is.
private struct Held {
  let error: any Error
}

/// What `any Error` points to.
private final class ErrorBox {
  /// Where the compiler puts the object.
  var content: AnyObject?

  init() {}
  deinit {}
}

/// The compiler asks for a box, and puts into it what is thrown.
@_silgen_name("swift_allocError")
public func _makeErrorBox(
  _ metadata: Builtin.RawPointer,
  _ conformance: Builtin.RawPointer,
  _ value: Builtin.RawPointer,
  _ isTaken: Bool
) -> (box: Builtin.RawPointer, content: Builtin.RawPointer) {
  let box = Unmanaged.passRetained(ErrorBox()).toOpaque()
  // Behind what says the class and what counts references.
  return (box._rawValue, (box + 8)._rawValue)
}
