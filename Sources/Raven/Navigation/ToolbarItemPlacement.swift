/// Where an item of a toolbar stands.
public nonisolated struct ToolbarItemPlacement: Equatable, Sendable {
  /// The parts of the bars.
  enum Part: Equatable {
    case leading
    case principal
    case trailing
    case bottom
    case status
    case keyboard
  }

  let part: Part
  /// Whether it is what the screen is for, and shown so.
  var isProminent = false

  /// Where the system thinks best: at the end of the bar.
  public static let automatic = ToolbarItemPlacement(part: .trailing)
  /// At the start of the bar, behind the link back.
  public static let topBarLeading = ToolbarItemPlacement(part: .leading)
  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(part: .trailing)
  /// At the start of the bar; an older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(part: .leading)
  /// At the end of the bar; an older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(part: .trailing)
  /// Leads to another place: at the start of the bar.
  public static let navigation = ToolbarItemPlacement(part: .leading)
  /// In the middle of the bar, in the place of the title.
  public static let principal = ToolbarItemPlacement(part: .principal)
  /// What the screen is mostly for: at the end of the bar.
  public static let primaryAction = ToolbarItemPlacement(part: .trailing)
  /// What is needed less often: at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(part: .trailing)
  /// Takes over what was entered: at the end of the bar, in heavier type.
  public static let confirmationAction = ToolbarItemPlacement(part: .trailing, isProminent: true)
  /// Leaves without taking over: at the start of the bar.
  public static let cancellationAction = ToolbarItemPlacement(part: .leading)
  /// Leaves and throws something away: at the end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(part: .trailing)
  /// In a bar below the content.
  public static var bottomBar: ToolbarItemPlacement { below(.bottom) }
  /// In the middle of the bar below the content.
  public static var status: ToolbarItemPlacement { below(.status) }
  /// In the bar below the content: a browser lets nobody add to its keyboard.
  public static var keyboard: ToolbarItemPlacement { below(.keyboard) }

  private static func below(_ part: Part) -> ToolbarItemPlacement {
    Presence.bottomBars = true
    return ToolbarItemPlacement(part: part)
  }
}

/// A bar whose visibility or background can be set.
public nonisolated struct ToolbarPlacement: Equatable, Sendable {
  private let number: Int
  /// All bars of the screen.
  public static let automatic = ToolbarPlacement(number: 0)
  /// The bar above the content.
  public static let navigationBar = ToolbarPlacement(number: 1)
  /// The bar below the content.
  public static let bottomBar = ToolbarPlacement(number: 2)
  /// The bar of the tab view around.
  public static let tabBar = ToolbarPlacement(number: 3)
}
