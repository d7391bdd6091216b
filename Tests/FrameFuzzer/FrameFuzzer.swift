import Foundation
import FrameFuzzing

/// Gives what libFuzzer makes up to a session.
@_cdecl("LLVMFuzzerTestOneInput")
public nonisolated func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated { FuzzedConversation.play(input) }
  return 0
}

/// Writes what to begin with into the folder `RAVEN_SEEDS` instead, if that is said.
@_cdecl("LLVMFuzzerInitialize")
public nonisolated func begin(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> CInt {
  guard let folder = ProcessInfo.processInfo.environment["RAVEN_SEEDS"] else { return 0 }
  do {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for seed in MainActor.assumeIsolated({ ConversationSeeds.all() }) {
      try Data(seed.bytes).write(to: URL(filePath: folder).appending(path: seed.name))
    }
  } catch {
    print("The seeds cannot be written: \(error)")
    exit(1)
  }
  exit(0)
}
