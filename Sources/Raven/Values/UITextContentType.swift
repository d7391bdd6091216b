/// What the text of a field is, for the browser to fill it in.
///
/// Named as the type that SwiftUI takes from UIKit.
public nonisolated struct UITextContentType: Hashable, Sendable {
  /// The value of `autocomplete`.
  let autocomplete: String
  /// A whole name.
  public static let name = UITextContentType(autocomplete: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(autocomplete: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(autocomplete: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(autocomplete: "additional-name")
  /// A last name.
  public static let familyName = UITextContentType(autocomplete: "family-name")
  /// What follows a name.
  public static let nameSuffix = UITextContentType(autocomplete: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(autocomplete: "nickname")
  /// A position.
  public static let jobTitle = UITextContentType(autocomplete: "organization-title")
  /// An organisation.
  public static let organizationName = UITextContentType(autocomplete: "organization")
  /// A place.
  public static let location = UITextContentType(autocomplete: "address-line1")
  /// Street and number, in several lines.
  public static let fullStreetAddress = UITextContentType(autocomplete: "street-address")
  /// Street and number.
  public static let streetAddressLine1 = UITextContentType(autocomplete: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(autocomplete: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(autocomplete: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(autocomplete: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(autocomplete: "address-level2")
  /// A part of a city.
  public static let sublocality = UITextContentType(autocomplete: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(autocomplete: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(autocomplete: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(autocomplete: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(autocomplete: "email")
  /// An address on the web.
  public static let URL = UITextContentType(autocomplete: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(autocomplete: "cc-number")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(autocomplete: "cc-name")
  /// Until when a credit card is valid.
  public static let creditCardExpiration = UITextContentType(autocomplete: "cc-exp")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(autocomplete: "cc-csc")
  /// A user's name.
  public static let username = UITextContentType(autocomplete: "username")
  /// A password.
  public static let password = UITextContentType(autocomplete: "current-password")
  /// A new password, which the browser may propose.
  public static let newPassword = UITextContentType(autocomplete: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(autocomplete: "one-time-code")
  /// A date of birth.
  public static let birthdate = UITextContentType(autocomplete: "bday")
}
