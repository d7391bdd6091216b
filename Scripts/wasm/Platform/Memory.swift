// Memory for objects and arrays, in place of wasi-libc's `malloc`, which is 12 kB of code for what many threads and
// programs that run for months need.
//
//   block    [ class, 4 bytes | what is asked for ……… ]     16 n bytes, the second part at a multiple of 16
//   free     [ class          | the next free one …… ]      a list for each class
//
// Sizes are rounded up to a class: multiples of 16 up to 128, then four steps from one power of two to the next, so at most
// a quarter is lost. What is freed waits in its class's list for the next of that class, so allocating and freeing take
// a few instructions. Nothing is joined or given back: a page that does the same again needs no more memory for it.

/// Moves the end of the memory, by whole pages of 64 kB; the old end, or -1 when there is no more.
@_extern(c)
private func sbrk(_ count: Int) -> UInt

private let page: UInt = 65536
/// How many classes there are for what 32 bits can say.
private let classes: UInt = 8 + 4 * 25

/// The first free block of each class, in the first memory that was asked for.
private nonisolated(unsafe) var lists: UInt = 0
/// Where the memory begins that was never used, and where it ends.
private nonisolated(unsafe) var unused: UInt = 0
private nonisolated(unsafe) var end: UInt = 0

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
  let list = word(lists &+ kind &* 4)
  word(address).pointee = list.pointee
  list.pointee = address
}
