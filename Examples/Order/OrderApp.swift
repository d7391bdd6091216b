import SwiftUI

@main
struct OrderApp: App {
  var body: some Scene {
    WindowGroup("Bread box") { BasketView() }
  }
}
