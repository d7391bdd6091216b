/// What made-up messages are made of.
nonisolated enum MessageWords {
  static let answers = [
    "Yes", "No", "Maybe", "Sure", "Tomorrow", "Thanks!", "Why?", "Done", "Coming", "Ha!", "Later", "Agreed", "Where?",
    "Wonderful", "Oh dear", "👍", "🎉", "Not today", "On my way", "Good morning", "Good night", "Which one?", "Look up!",
    "Me too", "As always",
  ]

  static let things = [
    "anchor", "bell", "bicycle", "boat", "broom", "candle", "clock", "compass", "crane", "door", "drum", "engine",
    "envelope", "ferry", "flag", "funnel", "gate", "guitar", "hammer", "hose", "kettle", "key", "ladder", "lamp",
    "lantern", "map", "mirror", "needle", "notebook", "oven", "paddle", "parcel", "piano", "pump", "radio", "rope",
    "rudder", "sail", "saw", "scale", "spoon", "stove", "telescope", "thermometer", "ticket", "timetable", "toolbox",
    "trumpet", "umbrella", "wheelbarrow", "whistle", "winch", "windmill", "wrench",
  ]

  static let qualities = [
    "blue", "borrowed", "broken", "bright", "copper", "crooked", "dusty", "empty", "famous", "foggy", "gentle",
    "green", "heavy", "hollow", "late", "little", "loud", "lucky", "missing", "narrow", "new", "odd", "old", "painted",
    "patient", "quiet", "red", "ready", "rusty", "second", "sharp", "silver", "slow", "spare", "striped", "tall",
    "warm", "wet", "wooden", "yellow",
  ]

  static let places = [
    "at pier seven", "at the lighthouse", "at the station", "behind the bakery", "behind the shed", "below the bridge",
    "beside the well", "by the window", "down by the quay", "in the attic", "in the boathouse", "in the cellar",
    "in the library", "in the orchard", "in the square", "near the old mill", "on the ferry", "on the second floor",
    "on the terrace", "over the stairs", "under the bench", "under the chestnut tree", "up on the roof",
  ]

  static let deeds = [
    "borrowed", "carried", "drew", "fixed", "found", "hid", "lost", "mended", "moved", "opened", "ordered", "painted",
    "polished", "sold", "tested", "tuned", "weighed", "wrapped",
  ]

  static let times = [
    "after lunch", "after the storm", "all morning", "at dawn", "at noon", "before breakfast", "before the concert",
    "on Friday", "on Sunday", "on the way home", "last night", "last winter", "this afternoon", "this evening",
    "twice this week", "yesterday",
  ]

  static let remarks = [
    "It looks like rain", "No hurry", "The soup is ready", "That went well", "The tide is in", "I can hear the train",
    "Nobody is here yet", "The café is still open", "Half of us are on the roof", "It is Zoë's birthday",
    "The post has come", "I would rather wait", "All tickets are gone", "The wind has turned", "My hands are full",
    "We will need more chairs", "I have written it down", "It smells of fresh bread", "The lights went out",
    "There is snow on the hills",
  ]
}
