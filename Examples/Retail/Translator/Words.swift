// What the things of the shop are called.

extension DeliveryLocation {
  var name: String {
    switch self {
    case .shelf: "Pick-up shelf"
    case .locker: "Locker"
    case .kerb: "Kerbside"
    }
  }

  var detail: String {
    switch self {
    case .shelf: "Behind the counter, in order of numbers"
    case .locker: "Outside, open day and night"
    case .kerb: "The customer waits in a car"
    }
  }

  var whereabouts: String {
    switch self {
    case .shelf: "on the pick-up shelf"
    case .locker: "in a locker"
    case .kerb: "at the kerb"
    }
  }
}

extension MissingReason {
  /// As an answer to why something was not found.
  var question: String {
    switch self {
    case .soldOut: "The shelf is empty"
    case .damaged: "All of it is damaged"
    case .elsewhere: "Something else stands there"
    }
  }

  var words: String {
    switch self {
    case .soldOut: "shelf empty"
    case .damaged: "damaged"
    case .elsewhere: "not in its place"
    }
  }
}

extension Finding {
  var mark: ProductRow.Mark {
    switch self {
    case .found: .found
    case .notFound: .notFound
    }
  }

  var words: String {
    switch self {
    case .found: "Found"
    case .notFound(let reason): "Not found: \(reason.words)"
    }
  }
}

extension Finding? {
  var mark: ProductRow.Mark { self?.mark ?? .open }
}
