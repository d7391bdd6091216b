/// What has a name of its own in full Swift and is not there inside the page, with what to write instead.
enum Names {
  /// Types and functions of the standard library and of Foundation.
  static let missing: [String: String] = [
    "AnyHashable": "write the type, a type parameter, or an enum of the types there are",
    "Mirror": "name the properties",
    "TaskLocal": "give the value to who needs it",
    "ContinuousClock": "write Task.sleep(for:), and Date() for the time",
    "SuspendingClock": "write Task.sleep(for:), and Date() for the time",
    "DispatchGroup": "everything runs on the one thread of the page, so call it at once",
    "Thread": "everything runs on the one thread of the page, so call it at once",
    "OperationQueue": "everything runs on the one thread of the page, so call it at once",
    "NotificationCenter": "keep what several views follow in an @Observable model, and use .onChange(of:)",
    "UserDefaults": "write @AppStorage in the view",
    "FileManager": "put the data into the source, or ask for it with URLSession.shared.dataTask(with:)",
    "JSONSerialization": "read and write a Codable type with JSONDecoder and JSONEncoder",
    "PropertyListDecoder": "write JSONDecoder",
    "PropertyListEncoder": "write JSONEncoder",
    "CodableWithConfiguration": "write Codable",
    "NSRegularExpression": "go through the characters: split(separator:), hasPrefix(_:), firstIndex(of:)",
    "DateFormatter": "write date.formatted(date: .abbreviated, time: .shortened), or .dateTime with the parts to show",
    "RelativeDateTimeFormatter": "write Text(date, style: .relative)",
    "dump": "print a text that says it",
    "debugPrint": "print a text that says it",
  ]
}
