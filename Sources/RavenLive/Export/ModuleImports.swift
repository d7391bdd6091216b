/// What a module of WebAssembly imports, read from its bytes.
///
/// Source: WebAssembly Core Specification, "Binary format": sections, and the import section.
struct ModuleImports {
  /// The names of the modules it imports functions from, each once, in their order.
  private(set) var modules: [String] = []

  private var rest: ArraySlice<UInt8>

  /// Reads as far as the bytes are those of a module that imports functions alone, as the compiler makes them.
  init(of module: [UInt8]) {
    rest = module.dropFirst(8)
    while let section = rest.popFirst(), let size = number() {
      if section == 2 {
        readImports()
        break
      }
      rest = rest.dropFirst(size)
    }
  }

  private mutating func readImports() {
    guard let count = number() else { return }
    for _ in 0..<count {
      guard let module = name(), name() != nil, rest.popFirst() == 0, number() != nil else { return }
      if !modules.contains(module) { modules.append(module) }
    }
  }

  /// A number of seven bits a byte, the lowest first.
  private mutating func number() -> Int? {
    var value = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }

  private mutating func name() -> String? {
    guard let count = number(), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }
}
