/// A picture of which the page says whether it came, and what is shown in each phase.
struct PhasedImage<Content: View>: View {
  @State private var asked = AskedPicture()
  /// What the page said last: the number of a picture twice, and one more if it is there.
  @State private var told: UInt32 = 0
  @Environment(read: { $0.pageCarrier }) private var carrier
  let address: String?
  let image: Image
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content

  init(address: String?, image: Image, transaction: Transaction, content: @escaping (AsyncImagePhase) -> Content) {
    self.address = address
    self.image = image
    self.transaction = transaction
    self.content = content
  }

  var body: some View {
    let number = asked.number(of: address)
    let phase = phase(number)
    let (told, transaction) = ($told, transaction)
    var wanted: String?
    if case .empty = phase { wanted = address }
    return PictureArea(wanted: wanted, number: number, content: content(phase)) { new in
      withTransaction(transaction) { told.wrappedValue = new }
    }
  }

  private func phase(_ number: UInt32) -> AsyncImagePhase {
    guard let address else { return .empty }
    if carrier == .files { return .success(image) }
    if told >> 1 != number { return .empty }
    return told & 1 == 1 ? .success(image) : .failure(AsyncImageFailure(address: address))
  }
}

/// Numbers the addresses a picture had one after the other, so that what is said of one counts for no other.
private final class AskedPicture {
  private var address: String?
  private var number: UInt32 = 0

  init() {}

  nonisolated deinit {}

  func number(of address: String?) -> UInt32 {
    if address != self.address { (self.address, number) = (address, number + 1) }
    return number
  }
}

/// The element around a picture or what stands for it, which hears whether the picture came.
private struct PictureArea<Content: View>: _LeafView {
  let wanted: String?
  let number: UInt32
  let content: Content
  let tell: (_ told: UInt32) -> Void

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .stack, kind: .g)
    visitor.constant(.dataWith, visitor.intern("picture"))
    let address = view.wanted.flatMap { visitor.safeAddress($0) }
    visitor.attribute("data-picture", address.map { String(view.number) + " " + $0 })
    let tell = view.tell
    visitor.listen(EventActions(.sight) { if case .sight(let told) = $0.payload { tell(told) } })
    visitor.container.beginPile(offer: visitor.offer(of: element))
    Content._visit(view.content, visitor)
    visitor.close(element)
  }
}
