import Foundation

/// Where an order goes, as typed.
struct Address: Equatable, Codable {
  var name = ""
  var street = ""
  var postcode = ""
  var city = ""
  var email = ""

  enum Field: Hashable, CaseIterable {
    case name
    case street
    case postcode
    case city
    case email
  }

  /// What is wrong with a field, in words; nil if nothing is.
  func problem(with field: Field) -> String? {
    switch field {
    case .name: name.isBlank ? "Who shall we ask for?" : nil
    case .street: street.isBlank || !street.contains(where: \.isNumber) ? "Street and house number, please." : nil
    case .postcode:
      postcode.count == 5 && postcode.allSatisfy { $0.isASCII && $0.isNumber } ? nil : "A postcode has five digits."
    case .city: city.isBlank ? "Which town?" : nil
    case .email: email.isEmailAddress ? nil : "We send the confirmation here: name@example.com."
    }
  }

  var isComplete: Bool { Field.allCases.allSatisfy { problem(with: $0) == nil } }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Something, an at sign, and a domain with a dot.
  fileprivate var isEmailAddress: Bool {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !contains(where: \.isWhitespace) else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
  }
}
