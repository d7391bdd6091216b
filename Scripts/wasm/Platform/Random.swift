// Where hashing takes its seed from. wasi-libc's own `arc4random_buf` brings a cipher, assertions and, for their
// messages, all of `printf` along: 20 kB for sixteen bytes.

@_extern(wasm, module: "wasi_snapshot_preview1", name: "random_get")
@_extern(c)
func random_get(_ start: UnsafeMutableRawPointer, _ count: Int) -> Int32

/// Fills memory with what cannot be guessed, as C's function of this name does.
@_cdecl("arc4random_buf")
public func fill(_ start: UnsafeMutableRawPointer, _ count: Int) {
  if random_get(start, count) != 0 { fatalError() }
}
