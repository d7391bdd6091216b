// What Scripts/wasm/Alike tells, on this machine.

@main struct Told {
  static func main() async {
    let lines = await Story().tell() + TextStory.tell() + DateStory.tell() + CalendarStory.tell() + JSONStory.tell()
    print(lines.joined(separator: "\n"))
  }
}
