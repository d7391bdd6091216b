/// Something a person should know before going on.
struct Notice: Equatable {
  /// How it is meant.
  enum Kind: Equatable {
    case success
    case warning
    case failure
  }

  let kind: Kind
  let title: String
  let text: String
}
