#if hasFeature(Embedded)
// `==` of the standard library compares text by its Unicode normal form, and brings tables of 40 kB along. The engine
// compares to find out whether something has to be written again, for which the bytes decide. These stand in front of
// it for the engine's own source; apps, and whatever is generic over `Equatable`, have the standard library's.

nonisolated extension String {
  static func == (left: String, right: String) -> Bool { sameBytes(left, right) }
  static func != (left: String, right: String) -> Bool { !sameBytes(left, right) }
}

nonisolated extension Optional where Wrapped == String {
  static func == (left: String?, right: String?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): sameBytes(left, right)
    default: false
    }
  }
  static func != (left: String?, right: String?) -> Bool { !(left == right) }
}

nonisolated extension Array where Element == String {
  static func == (left: [String], right: [String]) -> Bool {
    if left.count != right.count { return false }
    for index in left.indices where !sameBytes(left[index], right[index]) { return false }
    return true
  }
  static func != (left: [String], right: [String]) -> Bool { !(left == right) }
}
#endif
