import CZlib

/// What gzip made short, as it was; nil for anything else.
nonisolated func gunzipped(_ bytes: [UInt8]) -> [UInt8]? {
  var stream = z_stream()
  guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
  defer { inflateEnd(&stream) }
  var plain = [UInt8](repeating: 0, count: 4 << 20)
  var bytes = bytes
  let (result, count) = bytes.withUnsafeMutableBufferPointer { input in
    plain.withUnsafeMutableBufferPointer { output in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(output.count)
      return (inflate(&stream, Z_FINISH), output.count - Int(stream.avail_out))
    }
  }
  return result == Z_STREAM_END && stream.avail_in == 0 ? Array(plain[..<count]) : nil
}
