import SwiftUI

/// Every control in every style, with what it has set beside it.
@main
struct CatalogApp: App {
  var body: some Scene {
    WindowGroup("Controls") { CatalogView() }
  }
}

/// The pages of the catalogue.
enum Page: String, CaseIterable, Identifiable {
  case buttons = "Buttons"
  case choices = "Choices"
  case fields = "Fields"
  case values = "Values"
  case forms = "Forms"
  case lists = "Lists"
  case trees = "Trees"
  case ruled = "Ruled lists"
  case moving = "Moving rows"

  var id: Page { self }
}

struct CatalogView: View {
  @State private var page = Page.buttons

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Controls").font(.largeTitle).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Spacer()
        Picker("Page", selection: $page) {
          ForEach(Page.allCases) { Text($0.rawValue) }
        }
      }
      .frame(maxWidth: 640)
      .padding(16)
      switch page {
      case .buttons: ButtonsPage()
      case .choices: ChoicesPage()
      case .fields: FieldsPage()
      case .values: ValuesPage()
      case .forms: SettingsPage()
      case .lists: ListsPage()
      case .trees: TreesPage()
      case .ruled: RuledPage()
      case .moving: MovingPage()
      }
    }
  }
}
