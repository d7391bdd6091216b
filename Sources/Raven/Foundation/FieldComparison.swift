#if !hasFeature(Embedded)
@_spi(Reflection) import Swift

/// Whether two values of a type are the same, as far as can be told cheaply: a false "no" costs a body run, a false
/// "yes" never happens.
///
/// `==` where the type has one. Otherwise field by field, from the type's metadata: bytes, without padding and without the
/// slots of dynamic properties; strings by their text. The old value is retained by its scope, so an address cannot
/// mean something else by now. Complexity: O(size of the value); the layout of a type is found once.
nonisolated func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
  let layout = FieldLayout.of(Value.self)
  return withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in layout.isSame(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
  }
}

/// The same, of a value that stays where it is.
nonisolated func isSame<Value>(at old: UnsafePointer<Value>, _ new: Value) -> Bool {
  withUnsafePointer(to: new) { FieldLayout.of(Value.self).isSame(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
}

/// Whether values of a type are the same, for many of them: the type's layout is found once.
nonisolated struct Sameness<Value> {
  private let layout = FieldLayout.of(Value.self)

  func holds(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    layout.isSame(UnsafeRawPointer(old), UnsafeRawPointer(new))
  }
}

/// Where the bytes of a type lie that tell its values apart.
nonisolated final class FieldLayout {
  private enum Step {
    case word(Int)
    case bytes(offset: Int, count: Int)
    case text(offset: Int)
  }

  /// Lives as long as the process, as layouts do; an array would be retained for every comparison.
  private let steps: UnsafeBufferPointer<Step>
  private let isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  /// Where the marks of dynamic properties lie, in the type itself and in what it holds by value, in order.
  let marks: UnsafeBufferPointer<Int>
  /// Whether a body of this type has been seen to read an observable object.
  var isObserver = false

  private init(of type: Any.Type) {
    var marks: [Int] = []
    FieldLayout.addMarks(of: type, at: 0, to: &marks)
    self.marks = FieldLayout.kept(marks)
    // `==` of strings calls differently composed text the same.
    if type != String.self, let equatable = type as? any Equatable.Type {
      isEqual = equality(equatable)
      steps = UnsafeBufferPointer(start: nil, count: 0)
    } else {
      isEqual = nil
      var found: [Step] = []
      FieldLayout.addFields(of: type, at: 0, to: &found)
      steps = FieldLayout.kept(found)
    }
  }

  func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    if let isEqual { return isEqual(old, new) }
    for step in steps {
      switch step {
      case .word(let offset):
        if old.load(fromByteOffset: offset, as: UInt.self) != new.load(fromByteOffset: offset, as: UInt.self) {
          return false
        }
      case .bytes(let offset, let count):
        for index in offset..<offset + count
        where old.load(fromByteOffset: index, as: UInt8.self)
          != new.load(fromByteOffset: index, as: UInt8.self)
        {
          return false
        }
      case .text(let offset):
        if old.load(fromByteOffset: offset, as: UInt.self) == new.load(fromByteOffset: offset, as: UInt.self),
          old.load(fromByteOffset: offset + 8, as: UInt.self) == new.load(fromByteOffset: offset + 8, as: UInt.self)
        {
          continue
        }
        let left = (old + offset).assumingMemoryBound(to: String.self).pointee
        if !sameBytes(left, (new + offset).assumingMemoryBound(to: String.self).pointee) { return false }
      }
    }
    return true
  }

  private static func addFields(of type: Any.Type, at offset: Int, to steps: inout [Step]) {
    if type is any StateSlot.Type { return }
    if type == String.self {
      steps.append(.text(offset: offset))
      return
    }
    if let fields = fields(of: type), !fields.isEmpty {
      for field in fields { addFields(of: field.type, at: offset + field.offset, to: &steps) }
    } else {
      addBytes(offset: offset, count: _openExistential(type, do: size(of:)), to: &steps)
    }
  }

  /// Looks into structs alone: which case an enum has, its type does not say.
  private static func addMarks(of type: Any.Type, at offset: Int, to marks: inout [Int]) {
    if type == BoxMark.self {
      marks.append(offset)
      return
    }
    // Plain values hold none, and the fields of the system's are its own matter.
    if type is any Equatable.Type, !(type is any View.Type), !(type is any DynamicProperty.Type) { return }
    for field in fields(of: type) ?? [] { addMarks(of: field.type, at: offset + field.offset, to: &marks) }
  }

  /// The stored properties of a struct; nil of other types, and where a property's type cannot be told.
  ///
  /// Asked for the fields of an existential type, the standard library reads through a null pointer.
  private static func fields(of type: Any.Type) -> [(offset: Int, type: Any.Type)]? {
    if !isStruct(type) { return nil }
    var fields: [(offset: Int, type: Any.Type)] = []
    let isComplete = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { _, offset, type, _ in
      fields.append((offset, type))
      return true
    }
    return isComplete ? fields : nil
  }

  private static func kept<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    let kept = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = kept.initialize(from: elements)
    return UnsafeBufferPointer(kept)
  }

  private static func addBytes(offset: Int, count: Int, to steps: inout [Step]) {
    if count == MemoryLayout<UInt>.size, offset % MemoryLayout<UInt>.alignment == 0 {
      steps.append(.word(offset))
    } else if count > 0 {
      steps.append(.bytes(offset: offset, count: count))
    }
  }

  // MARK: Cache

  nonisolated(unsafe) private static var all: [ObjectIdentifier: FieldLayout] = [:]
  nonisolated(unsafe) private static var recent = [(type: UnsafeRawPointer?, layout: FieldLayout?)](
    repeating: (nil, nil),
    count: 64
  )

  /// The layout of a type, found at its first use.
  static func of<Value>(_ type: Value.Type) -> FieldLayout {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let slot = Int(bitPattern: address) >> 4 & 63
    if recent[slot].type == address, let layout = recent[slot].layout { return layout }
    let id = ObjectIdentifier(type)
    let layout = all[id] ?? FieldLayout(of: type)
    all[id] = layout
    recent[slot] = (address, layout)
    return layout
  }
}

/// The kind word of a type's metadata says whether it is a struct; classes and enums are compared whole.
private nonisolated func isStruct(_ type: Any.Type) -> Bool {
  unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x200
}

private nonisolated func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

private nonisolated func equality<Value: Equatable>(
  _ type: Value.Type
) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
  { old, new in
    old.assumingMemoryBound(to: Value.self).pointee == new.assumingMemoryBound(to: Value.self).pointee
  }
}
#endif
