extension View {
  /// Says which view a stack shows for values of a type.
  ///
  /// Attach it to the root of the stack, or to any screen below the one that shows the view. A part of the address that
  /// fits the type and that no link on the screen stands for is turned into a value: expect ones you never offered.
  ///
  /// ```swift
  /// TrailList().navigationDestination(for: Trail.self) { TrailScreen(trail: $0) }
  /// ```
  public func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type,
    @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View {
    _DestinationView(content: self, destination: destination, coder: .plain)
  }

  /// Says which view a stack shows for values of a type, and how they stand in the page's address.
  ///
  /// Raven's own: see `AddressFormat` for when to use it. What the format knows no value for is not there: the page's answer
  /// says so.
  public func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type,
    address: AddressFormat<Data>,
    @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View {
    _DestinationView(content: self, destination: destination, coder: RouteCoder(address))
  }

  #if !hasFeature(Embedded)
  /// Says which view a stack shows for values of a type that can stand in the page's address as JSON.
  public func navigationDestination<Data: Hashable & Codable, Destination: View>(
    for data: Data.Type,
    @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View {
    _DestinationView(content: self, destination: destination, coder: .json)
  }
  #endif

  /// Pushes a view while a binding is true.
  ///
  /// The screen has no address of its own: a reload shows the one below.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View {
    let view = isPresented.wrappedValue ? AnyView(destination()) : nil
    return _PresentedDestinationView(
      content: self,
      isPresented: isPresented.wrappedValue,
      setPresented: { isPresented.wrappedValue = $0 },
      destination: view
    )
  }

  /// Pushes a view while a binding has a value.
  ///
  /// The screen has no address of its own: a reload shows the one below.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    let value = item.wrappedValue
    return _PresentedDestinationView(
      content: self,
      isPresented: value != nil,
      setPresented: { item.wrappedValue = $0 ? value : nil },
      destination: value.map { AnyView(destination($0)) }
    )
  }
}

/// A view that knows the destination of values.
public struct _DestinationView<Content: View, Data: Hashable, Destination: View>: View {
  let content: Content
  let maker: DestinationMaker<Data>
  let coder: RouteCoder<Data>

  init(content: Content, destination: @escaping (Data) -> Destination, coder: RouteCoder<Data>) {
    self.content = content
    maker = DestinationMaker { AnyView(destination($0)) }
    self.coder = coder
  }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let isFirst = visitor.isMounting
    let stack = EnvironmentValues(visitor.environment).navigationScreen?.stack
    let destination = visitor.object { TypedDestination<Data>(stack, view.coder) }
    if isFirst { stack?.add(destination) }
    if destination.maker !== view.maker {
      destination.maker = view.maker
      destination.changed.notifyReaders()
    }
    Content._visit(view.content, visitor)
  }
}

/// A way from values to views; an object, so that the same one is known again.
final class DestinationMaker<Value> {
  let make: (Value) -> AnyView

  init(_ make: @escaping (Value) -> AnyView) { self.make = make }
  nonisolated deinit {}
}

/// The destination of values of some type.
class AnyDestination: Retained {
  final let changed = Source()
  private final unowned(unsafe) let stack: StackModel?

  init(_ stack: StackModel?) {
    self.stack = stack
    super.init()
  }

  nonisolated deinit {}

  var typeID: ObjectIdentifier { preconditionFailure("a destination without a type") }
  func content(for value: AnyRouteValue) -> AnyView { AnyView(EmptyView()) }
  /// Whether its values say themselves what stands for them in the address: several parts, perhaps.
  var saysParts: Bool { false }
  /// The value that parts of the address stand for.
  func value(of parts: [String]) -> AnyRouteValue? { nil }
  /// The parts of the address that stand for a value; empty if nothing does.
  func parts(of value: AnyRouteValue) -> [String] { [] }

  override func retire(_ coordinator: RenderCoordinator) { stack?.remove(self) }
}

private final class TypedDestination<Value: Hashable>: AnyDestination {
  var maker: DestinationMaker<Value>?
  private let coder: RouteCoder<Value>

  init(_ stack: StackModel?, _ coder: RouteCoder<Value>) {
    self.coder = coder
    super.init(stack)
  }

  nonisolated deinit {}

  override var typeID: ObjectIdentifier { RouteValue<Value>.id }

  override func content(for value: AnyRouteValue) -> AnyView {
    RouteValue<Value>.value(of: value).flatMap { maker?.make($0) } ?? AnyView(EmptyView())
  }

  override var saysParts: Bool { coder.saysParts }
  override func value(of parts: [String]) -> AnyRouteValue? { coder.value(parts).map { RouteValue($0) } }
  override func parts(of value: AnyRouteValue) -> [String] { RouteValue<Value>.value(of: value).map(coder.parts) ?? [] }
}

/// A view that pushes another while something is so.
public struct _PresentedDestinationView<Content: View>: View {
  let content: Content
  let isPresented: Bool
  let setPresented: (Bool) -> Void
  let destination: AnyView?

  init(
    content: Content,
    isPresented: Bool,
    setPresented: @escaping (Bool) -> Void,
    destination: AnyView?
  ) {
    self.content = content
    self.isPresented = isPresented
    self.setPresented = setPresented
    self.destination = destination
  }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let push = visitor.object { PresentedPush() }
    // The one of the last value shown, so that going forward again can show it.
    if view.isPresented { push.setPresented = view.setPresented }
    if let destination = view.destination { push.show(destination) }
    if push.isPresented != view.isPresented {
      push.isPresented = view.isPresented
      let stack = EnvironmentValues(visitor.environment).navigationScreen?.stack
      visitor.coordinator.afterCommit {
        if push.isPresented { stack?.push(push) } else { stack?.pop(push) }
      }
    }
    Content._visit(view.content, visitor)
  }
}

/// What a binding pushes.
private final class PresentedPush: PushSource {
  var setPresented: (Bool) -> Void = { _ in }
  var isPresented = false
  private var destination = AnyView(EmptyView())

  override init() { super.init() }
  nonisolated deinit {}

  override var content: AnyView { destination }

  func show(_ destination: AnyView) {
    if self.destination.storage === destination.storage { return }
    self.destination = destination
    changed.notifyReaders()
  }

  override func restored() { set(true) }
  override func popped() { set(false) }

  private func set(_ isPresented: Bool) {
    if self.isPresented == isPresented { return }
    self.isPresented = isPresented
    if isAlive { setPresented(isPresented) }
  }
}
