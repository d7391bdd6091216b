/// Keyboards that fit a kind of text, where they are shown on the screen.
///
/// Named as the type that SwiftUI takes from UIKit.
public nonisolated enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad

  /// The value of `inputmode`; none for the usual keyboard.
  var inputMode: String? {
    switch self {
    case .default, .asciiCapable, .namePhonePad, .twitter, .numbersAndPunctuation: nil
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}
