#if !hasFeature(Embedded)
extension BodyTrace {
  /// The properties of a scope's view that get their values from the engine.
  static func dynamicProperties(of scope: any TracedScope) -> [Mirror.Child] {
    Mirror(reflecting: scope.tracedView).children.filter { $0.value is any DynamicProperty }
  }

  /// What a property reads.
  static func sources(of property: Any, in scope: Scope) -> Set<ObjectIdentifier> {
    if let property = property as? any ReadingProperty {
      return Set(readSources(in: scope) { _ = property.wrappedNow }.map { ObjectIdentifier($0) })
    }
    var found: Set<ObjectIdentifier> = []
    collect(property, 3, into: &found)
    return found
  }

  /// What is read while something runs as if it were a body.
  static func readSources(in scope: Scope, _ read: () -> Void) -> [Source] {
    let reader = Scope(coordinator: scope.coordinator) { _, _ in }
    let outside = Scope.current
    Scope.current = .passUnretained(reader)
    read()
    Scope.current = outside
    let found = reader.readSources
    // Ends what it has begun to observe.
    reader.beginRun()
    return found
  }

  /// Finds the boxes of a property, and the sources that these have.
  private static func collect(_ value: Any, _ depth: Int, into found: inout Set<ObjectIdentifier>) {
    var value = value
    if let box = value as? DynamicBox {
      value = box.root
      found.insert(ObjectIdentifier(box.root))
    } else if let source = value as? Source {
      found.insert(ObjectIdentifier(source))
      return
    }
    if depth == 0 { return }
    for child in Mirror(reflecting: value).children {
      guard let part = part(child.value) else { continue }
      // A person's own objects are not looked into.
      if part is Source || !(type(of: part) is AnyClass) { collect(part, depth - 1, into: &found) }
    }
  }

  /// A value, taken out of its optional.
  private static func part(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private static var engineTypes: [ObjectIdentifier: Bool] = [:]

  /// Whether a type is one of the engine's module.
  static func isEngine(_ type: Any.Type) -> Bool {
    if let known = engineTypes[ObjectIdentifier(type)] { return known }
    let isEngine = String(reflecting: type).hasPrefix("Raven.")
    engineTypes[ObjectIdentifier(type)] = isEngine
    return isEngine
  }
}

/// A property that has a value by whatever is behind it.
protocol WrappingProperty {
  associatedtype Wrapped
  var wrappedValue: Wrapped { get }
}

extension WrappingProperty {
  /// The value, whatever its type; asking for it reads what is behind it.
  var wrappedNow: Any { wrappedValue }
}

/// A property whose sources are known only by reading it.
protocol ReadingProperty: WrappingProperty {}

extension Environment: ReadingProperty {}
extension ObservedObject: ReadingProperty {}
extension StateObject: ReadingProperty {}
extension EnvironmentObject: ReadingProperty {}

extension Scope {
  /// The sources this scope has read.
  fileprivate var readSources: [Source] {
    var sources: [Source] = []
    var edge = firstRead
    while let current = edge {
      sources.append(current.pointee.source.takeUnretainedValue())
      edge = current.pointee.nextOfScope
    }
    return sources
  }
}
#endif
