import SwiftUI

/// Orders to pick in a shop: one after another, from the shelf to the customer.
@main struct RetailApp: App {
  var body: some Scene {
    WindowGroup("Retail") { RetailView() }
  }
}
