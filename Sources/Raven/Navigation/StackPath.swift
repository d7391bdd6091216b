/// Where the values of a stack's screens are kept: by the stack itself, or by the app behind a binding.
class StackPath: Retained {
  override init() { super.init() }
  nonisolated deinit {}

  /// The values; the running scope depends on them.
  func read() -> [AnyRouteValue] { [] }
  func write(_ values: [AnyRouteValue]) {}
  /// Whether a value can be kept.
  func accepts(_ value: AnyRouteValue) -> Bool { true }
  /// Takes over the binding of a later value of the view.
  func absorb(_ other: StackPath) {}
}

/// A path nobody else sees.
final class OwnStackPath: StackPath {
  private var values: [AnyRouteValue] = []
  private let changed = Source()

  override init() { super.init() }
  nonisolated deinit {}

  override func read() -> [AnyRouteValue] {
    changed.recordRead()
    return values
  }

  override func write(_ values: [AnyRouteValue]) {
    self.values = values
    changed.notifyReaders()
  }
}

/// A path of values of one type.
final class ArrayStackPath<Data>: StackPath
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  private var binding: Binding<Data>

  init(_ binding: Binding<Data>) {
    self.binding = binding
    super.init()
    Presence.pushes = true
  }

  nonisolated deinit {}

  override func read() -> [AnyRouteValue] { binding.wrappedValue.map { RouteValue($0) } }

  override func write(_ values: [AnyRouteValue]) {
    binding.wrappedValue = Data(values.compactMap { RouteValue<Data.Element>.value(of: $0) })
  }

  override func accepts(_ value: AnyRouteValue) -> Bool { value.typeID == RouteValue<Data.Element>.id }

  override func absorb(_ other: StackPath) {
    binding = unsafeDowncast(other, to: ArrayStackPath<Data>.self).binding
  }
}

/// A path of values of any types.
final class MixedStackPath: StackPath {
  private var binding: Binding<NavigationPath>

  init(_ binding: Binding<NavigationPath>) {
    self.binding = binding
    super.init()
    Presence.pushes = true
  }

  nonisolated deinit {}

  override func read() -> [AnyRouteValue] { binding.wrappedValue.values }
  override func write(_ values: [AnyRouteValue]) { binding.wrappedValue = NavigationPath(values: values) }
  override func absorb(_ other: StackPath) {
    binding = unsafeDowncast(other, to: MixedStackPath.self).binding
  }
}
