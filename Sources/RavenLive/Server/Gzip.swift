import CZlib

/// Makes bytes short as `Content-Encoding: gzip` has them, with zlib.
nonisolated enum Gzip {
  /// How much time a shorter result is worth.
  enum Effort: Int32 {
    /// For what is sent once.
    case fast = 1
    /// For what is sent for a while.
    case usual = 6
    /// For what is sent for as long as the server runs.
    case most = 9
  }

  /// The bytes compressed; nil when that makes them no shorter.
  static func compressed(_ bytes: [UInt8], _ effort: Effort) -> [UInt8]? {
    guard bytes.count <= Int(UInt32.max) else { return nil }
    var stream = z_stream()
    // 15 bits of window are the most there is; 16 more ask for gzip's head and checksum around it.
    let started = deflateInit2_(
      &stream,
      effort.rawValue,
      Z_DEFLATED,
      15 + 16,
      8,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    // Only for want of memory, or with another version of the library than this was compiled for: then nothing is compressed.
    guard started == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    var isFinished = false
    let result = bytes.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: bytes.count) { output, count in
        // zlib does not write to what it reads.
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        isFinished = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = output.count - Int(stream.avail_out)
      }
    }
    return isFinished && result.count < bytes.count ? result : nil
  }

  /// What tells bytes from others at the same address: their number and checksum.
  static func checksum(of bytes: [UInt8]) -> String {
    let sum = bytes.withUnsafeBufferPointer { crc32_z(0, $0.baseAddress, $0.count) }
    return "\(String(bytes.count, radix: 16))-\(String(sum, radix: 16))"
  }
}
