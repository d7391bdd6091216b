// The story of Scripts/wasm/Waiting on this machine.

@main struct Told {
  static func main() async { print(await Story().tell().joined(separator: "\n")) }
}
