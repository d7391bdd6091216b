/// A view whose type is hidden.
///
/// Use it where a value must hold views of different types. When the type inside changes, the old view's state goes.
/// Prefer `@ViewBuilder` and generics where the type can be known.
public struct AnyView: View {
  let storage: AnyViewStorage

  /// Hides a view's type.
  public init<Content: View>(_ content: Content) {
    if let already = content as? AnyView { storage = already.storage } else { storage = TypedViewStorage(content) }
  }

  /// Hides a view's type.
  public init<Content: View>(erasing content: Content) { self.init(content) }

  /// Hides a view's type, unless it is known that nobody asks for it: then what is made shows nothing.
  init<Content: View>(_ content: Content, if isWanted: Bool) {
    if isWanted { self.init(content) } else { self.init(storage: AnyViewStorage()) }
  }

  private init(storage: AnyViewStorage) { self.storage = storage }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    if !Presence.erasedViews { return }
    let outside = visitor.enterErased(view.storage.typeID)
    view.storage.visit(visitor)
    visitor.leave(outside)
  }
}

/// A view behind a class, so that Embedded Swift can hold it too.
class AnyViewStorage {
  init() {}
  nonisolated deinit {}
  var typeID: ObjectIdentifier { preconditionFailure("an erased view without a type") }
  func visit(_ visitor: Visitor) {}
}

final class TypedViewStorage<Content: View>: AnyViewStorage {
  let content: Content

  init(_ content: Content) {
    self.content = content
    super.init()
    Presence.erasedViews = true
  }

  nonisolated deinit {}

  override var typeID: ObjectIdentifier { ObjectIdentifier(TypedViewStorage<Content>.self) }
  override func visit(_ visitor: Visitor) { visitContent(visitor) }
  private final func visitContent(_ visitor: Visitor) { Content._visit(content, visitor) }
}

/// The block of an erased view, which remembers the type.
final class ErasedBlock: Block {
  let typeID: ObjectIdentifier

  init(_ typeID: ObjectIdentifier) {
    self.typeID = typeID
    super.init()
  }

  nonisolated deinit {}
}

extension Visitor {
  /// Goes into the block of an erased view; a new type makes a new block.
  func enterErased(_ typeID: ObjectIdentifier) -> Outside {
    if isMounting {
      let block = ErasedBlock(typeID)
      block.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: block)
      return enterFresh(block)
    }
    let slot = next()
    let old = unsafeDowncast(slot.object, to: ErasedBlock.self)
    if old.typeID == typeID { return enterExisting(old) }
    remove(old)
    let block = ErasedBlock(typeID)
    block.index = old.index
    slot.replace(object: block)
    return enterFresh(block)
  }
}
