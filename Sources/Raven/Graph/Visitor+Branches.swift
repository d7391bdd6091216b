extension Visitor {
  /// Goes into the block of a branch.
  ///
  /// If another was there, that one's elements and state go.
  func enterBranch(_ tag: UInt32) -> Outside {
    if isMounting {
      let block = makeBranch(tag)
      append(SlotHeader(kind: .block)).initialize(object: block)
      return enterFresh(block)
    }
    let slot = next()
    if slot.isPresent {
      let old = unsafeDowncast(slot.object, to: Block.self)
      if old.tag == tag { return enterExisting(old) }
      remove(old)
      let block = makeBranch(tag)
      slot.replace(object: block)
      return enterFresh(block)
    }
    let block = makeBranch(tag)
    slot.initialize(object: block)
    return enterFresh(block)
  }

  /// A branch with nothing in it.
  func emptyBranch() {
    if isMounting {
      append(SlotHeader(kind: .block))
      return
    }
    let slot = next()
    guard slot.isPresent else { return }
    remove(unsafeDowncast(slot.object, to: Block.self))
    slot.destroyPayload()
  }

  private func makeBranch(_ tag: UInt32) -> Block {
    let block = Block()
    block.tag = tag
    block.index = UInt32(isMounting ? passed : passed - 1)
    return block
  }
}
