/// Who keeps a value: the browser for all its pages, or one of its tabs for itself.
nonisolated enum StorageKeeper {
  case browser, scene
}

/// The part of a property that is kept that says nothing about whether its view has changed.
struct StorageSlot<Value>: DynamicProperty, StateSlot {
  let mark: BoxMark
  let box: StorageBox<Value>

  init(_ box: StorageBox<Value>) {
    self.box = box
    mark = BoxMark(box)
  }
}

/// The box of one `AppStorage` or `SceneStorage`: between a view and a cell of a storage.
nonisolated final class StorageBox<Value>: BindingLocation<Value> {
  private let keeper: StorageKeeper
  private let key: String
  private let value: Value
  private let coding: StorageCoding<Value>
  private var storage: BrowserStorage?
  private var cell: StorageCell?
  /// What was written before the view stood on a page.
  private var early: Value?

  init(_ keeper: StorageKeeper, _ key: String, _ value: Value, _ coding: StorageCoding<Value>) {
    self.keeper = keeper
    self.key = key
    self.value = value
    self.coding = coding
    super.init(isDiscoverable: true)
  }

  deinit {}

  /// The box that knows the storage.
  var kept: StorageBox<Value> { unsafeDowncast(root, to: StorageBox<Value>.self) }

  override func read() -> Value { readKept() }
  override func write(_ newValue: Value) { writeKept(newValue) }
  @MainActor override func attach(to scope: Scope) { attachKept(to: scope) }
  override func makeFresh() -> DynamicBox { StorageBox(keeper, key, value, coding) }
  override func isSameKind(as other: DynamicBox) -> Bool { hasSameKey(as: other) }

  private final func readKept() -> Value {
    guard let cell else { return early ?? value }
    cell.recordRead()
    return cell.text.flatMap(coding.decode) ?? value
  }

  private final func writeKept(_ new: Value) {
    guard let storage, let cell else { return early = new }
    storage.write(coding.encode(new), to: cell)
  }

  @MainActor private final func attachKept(to scope: Scope) {
    guard storage == nil, let device = EnvironmentValues(scope.environment).device else { return }
    let storage = keeper == .browser ? device.storage : device.sceneStorage
    self.storage = storage
    cell = storage.cell(for: key)
    if let early { writeKept(early) }
  }

  private final func hasSameKey(as other: DynamicBox) -> Bool {
    guard type(of: other) == StorageBox<Value>.self else { return false }
    let other = unsafeDowncast(other, to: StorageBox<Value>.self)
    return other.keeper == keeper && sameBytes(other.key, key)
  }
}
