import Foundation
import Showcase

extension Topic {
  static let navigationStack = Topic("Stacks and addresses") {
    Description(
      """
      A `NavigationLink` pushes a value, and a `navigationDestination` says what shows values of that type. On the page, what
      is pushed stands in the address: it can be reloaded, bookmarked and sent to somebody, and the browser’s back and forward
      work. This guide has such addresses itself: look at the one of this page.
      """
    )
    Example("In a sheet, where it has no address", sample: .navigationStack) { TownsButton() }
    ExampleApp("/trails", "The example Trails", "Every screen in it has an address.")
    Topic("What stands in the address") {
      Description(
        """
        Text, numbers, raw values and ids stand there so that they can be read; other `Codable` values as JSON. A value with a
        place in a hierarchy can say its own parts:
        """
      )
      CodeBlock {
        """
        .navigationDestination(
          for: Town.self,
          address: AddressFormat(
            parts: { [$0.country, $0.name] },
            value: { atlas.town(at: $0) }
          )
        ) { TownView(town: $0) }
        """
      }
      Note(.important) {
        """
        An address is typed by whoever likes to. A destination must check what it is given: it may never have been offered.
        """
      }
    }
    Topic("The path in your hands") {
      Description("Bind the path to push and pop from code. `dismiss` in the environment goes back by one.")
      Example("Three steps, and back to the start", sample: .navigationPath) { StepsButton() }
    }
  }
}
