// Memory for objects and arrays, in place of wasi-libc's `malloc`, which is 12 kB of code for what many threads and
// programs that run for months need.
//
//   block    [ class, 4 bytes | what is asked for ……… ]     16 n bytes, the second part at a multiple of 16
//   free     [ class          | the next free one …… ]      a list for each slab, or class of large blocks
//   slab     [ Slab | block | block | block ………… ]           4 kB, at a multiple of 4 kB; its blocks are of one class
//
// Sizes are rounded up to a class: multiples of 16 up to 128, then four steps from one power of two to the next, so at most
// a quarter is lost. What is freed waits in a list for the next of its class, so allocating and freeing take a few
// instructions. Nothing is joined or given back: a page that does the same again needs no more memory for it.
//
// Blocks of up to 512 bytes stand in slabs, which are filled from front to back again once all of a slab is free. With one
// list for each class, a table whose rows had been replaced 40 times was strewn over its memory: with the processor's caches
// cold, passing 1,000 rows took twice as long as where they were new.

/// Moves the end of the memory, by whole pages of 64 kB; the old end, or -1 when there is no more.
@_extern(c)
private func sbrk(_ count: Int) -> UInt

private let page: UInt = 65536
/// How many classes there are for what 32 bits can say.
private let classes: UInt = 8 + 4 * 25
/// How many of them have slabs.
private let smallClasses: UInt = 8 + 4 * 2

/// The beginning of a slab.
private struct Slab {
  static let size: UInt = 4096
  /// Slabs are made so many at once: in front of the first of them memory is lost, if it does not happen to end there.
  static let many: UInt = 4
  /// Where the first block begins: 4 bytes in front of a multiple of 16.
  static let start: UInt = 28

  /// The next slab of the class that has free blocks.
  var next: UnsafeMutablePointer<Slab>?
  /// Its first block that was freed.
  var freed: UInt
  /// Where the blocks begin that have not been used since all were free.
  var unused: UInt
  /// How many blocks are free, of how many.
  var free: UInt
  let count: UInt
}

/// The first free block of each class, in the first memory that was asked for; of small ones the first slab that has one.
private nonisolated(unsafe) var lists: UInt = 0
/// Where the memory begins that was never used, and where it ends.
private nonisolated(unsafe) var unused: UInt = 0
private nonisolated(unsafe) var end: UInt = 0
/// Where the next slab is made, and where there is no more room for any.
private nonisolated(unsafe) var nextSlab: UInt = 0
private nonisolated(unsafe) var endOfSlabs: UInt = 0

private func word(_ address: UInt) -> UnsafeMutablePointer<UInt> {
  UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
}

/// Takes memory that was never used, which begins 4 bytes in front of a multiple of 16; 0 when there is no more.
private func take(_ count: UInt) -> UInt {
  if end &- unused < count {
    let more = (count &+ 12 &+ page &- 1) & ~(page &- 1)
    let start = sbrk(Int(bitPattern: more))
    if start == .max { return 0 }
    // Whoever else moved the end in between has what lies there.
    if start != end { unused = start &+ 12 }
    end = start &+ more
  }
  defer { unused = unused &+ count }
  return unused
}

/// The list of a small class: its first slab that has free blocks.
private func slabs(_ kind: UInt) -> UnsafeMutablePointer<UnsafeMutablePointer<Slab>?> {
  UnsafeMutablePointer(bitPattern: lists &+ kind &* 4).unsafelyUnwrapped
}

/// A slab for blocks of a size; nil when there is no more memory.
@inline(never)
private func makeSlab(_ size: UInt) -> UnsafeMutablePointer<Slab>? {
  if nextSlab == endOfSlabs {
    let start = take(0)
    // What is taken next begins 4 bytes in front of a multiple of 16; if that are slabs again, they need no more room.
    let before = start == endOfSlabs &+ 12 ? 0 &- 12 : (0 &- start) & (Slab.size &- 1)
    let all = Slab.size &* Slab.many
    let taken = take(before &+ all &+ 12)
    if taken == 0 { return nil }
    // Whoever else moved the end in between: once more, behind that.
    if taken != start { return makeSlab(size) }
    nextSlab = start &+ before
    endOfSlabs = nextSlab &+ all
  }
  let slab = UnsafeMutablePointer<Slab>(bitPattern: nextSlab).unsafelyUnwrapped
  let count = (Slab.size &- Slab.start) / size
  slab.initialize(to: Slab(next: nil, freed: 0, unused: nextSlab &+ Slab.start, free: count, count: count))
  nextSlab = nextSlab &+ Slab.size
  return slab
}

/// A block of a small class; 0 when there is no more memory.
private func smallBlock(_ kind: UInt, _ size: UInt) -> UInt {
  let list = slabs(kind)
  if list.pointee == nil { list.pointee = makeSlab(size) }
  guard let slab = list.pointee else { return 0 }
  var block = slab.pointee.freed
  if block != 0 {
    slab.pointee.freed = word(block).pointee
  } else {
    let start = slab.pointee.unused
    slab.pointee.unused = start &+ size
    word(start).pointee = kind
    block = start &+ 4
  }
  slab.pointee.free = slab.pointee.free &- 1
  if slab.pointee.free == 0 { list.pointee = slab.pointee.next }
  return block
}

/// Frees a block of a small class.
private func freeSmall(_ block: UInt, _ kind: UInt) {
  let start = block & ~(Slab.size &- 1)
  let slab = UnsafeMutablePointer<Slab>(bitPattern: start).unsafelyUnwrapped
  if slab.pointee.free == 0 {
    let list = slabs(kind)
    slab.pointee.next = list.pointee
    list.pointee = slab
  }
  slab.pointee.free = slab.pointee.free &+ 1
  if slab.pointee.free == slab.pointee.count {
    slab.pointee.freed = 0
    slab.pointee.unused = start &+ Slab.start
  } else {
    word(block).pointee = slab.pointee.freed
    slab.pointee.freed = block
  }
}

/// A block with so many bytes, at a multiple of 16; 0 when there is no more memory.
private func block(_ count: UInt) -> UInt {
  // With the 4 bytes in front.
  let last = (count &+ 3) | 15
  if last > UInt(Int32.max) { return 0 }
  var kind = last >> 4
  var size = last &+ 1
  if last >= 128 {
    let step = UInt(29 &- last.leadingZeroBitCount)
    kind = 8 &+ (step &- 5) &* 4 &+ (last >> step & 3)
    size = ((last >> step) &+ 1) << step
  }
  if lists == 0 {
    lists = take((classes &* 4 &+ 15) & ~15)
    if lists == 0 { return 0 }
  }
  if kind < smallClasses { return smallBlock(kind, size) }
  let list = word(lists &+ kind &* 4)
  let known = list.pointee
  if known != 0 {
    list.pointee = word(known).pointee
    return known
  }
  let start = take(size)
  if start == 0 { return 0 }
  word(start).pointee = kind
  return start &+ 4
}

/// As C's: memory at a multiple of a power of two.
@_cdecl("__wrap_posix_memalign")
public func allocate(_ result: UnsafeMutablePointer<UInt>, _ alignment: UInt, _ count: UInt) -> Int32 {
  let isFar = alignment > 16
  let start = block(isFar ? count &+ alignment : count)
  if start == 0 { return 12 }
  result.pointee = start
  if isFar {
    let place = (start &+ alignment &- 1) & ~(alignment &- 1)
    if place != start {
      // Says how far back the block begins.
      word(place &- 4).pointee = classes &+ place &- start
      result.pointee = place
    }
  }
  return 0
}

/// As C's.
@_cdecl("__wrap_malloc")
public func allocate(_ count: UInt) -> UInt { block(count) }

/// As C's.
@_cdecl("__wrap_free")
public func free(_ address: UInt) {
  if address == 0 { return }
  let kind = word(address &- 4).pointee
  if kind >= classes { return free(address &- (kind &- classes)) }
  if kind < smallClasses { return freeSmall(address, kind) }
  let list = word(lists &+ kind &* 4)
  word(address).pointee = list.pointee
  list.pointee = address
}
