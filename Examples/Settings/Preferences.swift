/// All that can be set, by section; as it is before anybody has set anything.
///
/// Every value has a default and none is optional: so a file can be read value by value.
nonisolated struct Preferences: Codable, Equatable {
  var account = Account()
  var notifications = Notifications()
  var appearance = Appearance()
  var privacy = Privacy()
  var storage = Storage()
}
