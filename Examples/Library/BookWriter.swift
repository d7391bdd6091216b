/// Makes up books from words: always the same ones, in the same order.
nonisolated struct BookWriter {
  private var dice = Dice(state: 0x5AFE_B00C)

  mutating func next() -> Book {
    let shelf = dice.pick(Shelf.allCases)
    return Book(
      id: BookID(row: 0),
      title: title(),
      author: dice.pick(Self.firstNames) + " " + dice.pick(Self.lastNames),
      // More of the later years: the later of two.
      year: 1850 + max(dice.roll(176), dice.roll(176)),
      shelf: shelf,
      isRead: dice.roll(10) == 0,
      isFavourite: dice.roll(50) == 0
    )
  }

  private mutating func title() -> String {
    let (quality, thing) = (dice.pick(Self.qualities), dice.pick(Self.things))
    let place = dice.pick(Self.places)
    switch dice.roll(8) {
    case 0: return "The \(quality) \(thing)"
    case 1: return "\(quality) \(thing)s of \(place)"
    case 2: return "\(Self.takesAn(thing) ? "An" : "A") \(thing) in \(place)"
    case 3: return "\(place), or the \(quality) \(thing)"
    case 4: return "The \(thing)s of \(place)"
    case 5: return "\(thing) and \(dice.pick(Self.things))"
    case 6: return "Letters from \(place): the \(quality) \(thing)"
    default: return "\(quality) \(thing)s"
    }
  }

  private static func takesAn(_ thing: String) -> Bool {
    "AEIO".contains(thing.prefix(1)) || thing == "Hour" || thing == "Umbrella"
  }

  private static let qualities = [
    "Amber", "Ancient", "Blue", "Bright", "Brittle", "Calm", "Clever", "Copper", "Crooked", "Distant", "Early",
    "Empty", "Faithful", "Familiar", "Foreign", "Forgotten", "Gentle", "Golden", "Green", "Grey", "Hidden", "Hollow",
    "Honest", "Idle", "Invisible", "Ivory", "Jagged", "Joyful", "Keen", "Kind", "Last", "Little", "Lonely", "Loud",
    "Merry", "Misty", "Narrow", "Nimble", "Noble", "Northern", "Odd", "Open", "Pale", "Patient", "Proud", "Quiet",
    "Quick", "Restless", "Round", "Rusty", "Secret", "Seventh", "Silver", "Slow", "Tall", "Tender", "Third", "Uneven",
    "Unwritten", "Vacant", "Velvet", "Wandering", "Warm", "Western", "Wild", "Wooden", "Yellow", "Young", "Zealous",
  ]

  private static let things = [
    "Acrobat", "Anchor", "Apple", "Baker", "Bell", "Bicycle", "Bridge", "Candle", "Canal", "Clock", "Comet",
    "Dancer", "Door", "Dragon", "Drum", "Eagle", "Engine", "Envelope", "Falcon", "Feather", "Fern", "Fiddle",
    "Garden", "Ghost", "Glacier", "Hammer", "Harbour", "Heron", "Hour", "Island", "Inkwell", "Jacket", "Jester",
    "Kettle", "Kite", "Ladder", "Lantern", "Lighthouse", "Map", "Mirror", "Mountain", "Needle", "Notebook", "Oak",
    "Oar", "Orchard", "Painter", "Pearl", "Piano", "Pilot", "Quilt", "Queen", "Raven", "River", "Road", "Saddle",
    "Sailor", "Shadow", "Snail", "Staircase", "Stranger", "Table", "Teacher", "Tiger", "Tower", "Umbrella",
    "Unicorn", "Valley", "Violin", "Visitor", "Wagon", "Wall", "Well", "Window", "Winter", "Whale", "Yard", "Zebra",
  ]

  private static let places = [
    "Antwerp", "Bergen", "Bruges", "Cadiz", "Cork", "Delft", "Dublin", "Evora", "Exeter", "Florence", "Fez",
    "Galway", "Ghent", "Helsinki", "Hobart", "Ithaca", "Izmir", "Jena", "Krakow", "Kyoto", "Leith", "Lisbon",
    "Malmö", "Mantua", "Nantes", "Naples", "Odessa", "Oslo", "Padua", "Prague", "Quebec", "Quito", "Riga", "Rouen",
    "Salem", "Siena", "Tallinn", "Turin", "Ulm", "Uppsala", "Vienna", "Vilnius", "Warsaw", "Weimar", "York", "Ypres",
    "Zadar", "Zürich",
  ]

  private static let firstNames = [
    "Ada", "Albert", "Alma", "Anton", "Astrid", "Basil", "Beatrix", "Bruno", "Clara", "Conrad", "Dora", "Edgar",
    "Edith", "Elias", "Emil", "Esther", "Felix", "Flora", "Frida", "George", "Greta", "Hannah", "Hugo", "Ida", "Ivan",
    "Jacob", "Jane", "Julian", "Karin", "Leo", "Lucia", "Magnus", "Maria", "Martha", "Nils", "Nora", "Olga", "Oscar",
    "Paula", "Peter", "Quentin", "Rosa", "Rupert", "Selma", "Simon", "Thea", "Tomas", "Ursula", "Victor", "Vera",
    "Walter", "Wanda", "Yara", "Zeno",
  ]

  private static let lastNames = [
    "Abel", "Adler", "Andersen", "Baker", "Bauer", "Berg", "Bianchi", "Carver", "Chandler", "Costa", "Dahl", "Dubois",
    "Eklund", "Ellis", "Ferrari", "Fischer", "Fontaine", "Gardner", "Grant", "Gruber", "Haas", "Hansen", "Hill",
    "Ibsen", "Inglis", "Janssen", "Jensen", "Keller", "Kovac", "Kruger", "Lambert", "Larsen", "Lindqvist", "Maes",
    "Marsh", "Moreau", "Nagy", "Novak", "Nyman", "Olsen", "Orlov", "Palmer", "Peeters", "Porter", "Quinn", "Quist",
    "Ramos", "Reed", "Rossi", "Sawyer", "Schmidt", "Silva", "Tanner", "Thorne", "Turner", "Ulrich", "Upton", "Vance",
    "Vermeer", "Vogel", "Wagner", "Weaver", "Wood", "Xavier", "Yates", "Young", "Zeller", "Zimmer",
  ]
}

/// Numbers that look like chance and are always the same.
private nonisolated struct Dice {
  var state: UInt64

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }

  /// A number below another, by the algorithm SplitMix64.
  mutating func roll(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(count))
  }
}
