import SwiftUI

@main struct TrailsApp: App {
  var body: some Scene {
    WindowGroup("Trails") { RootView() }
  }
}

struct RootView: View {
  enum Section: Hashable { case trails, regions, about }
  @State private var section = Section.trails
  @State private var favourites: Set<Trail.ID> = ["ridge-walk"]

  var body: some View {
    TabView(selection: $section) {
      Tab("Trails", systemImage: "map", value: Section.trails) { TrailsTab(favourites: $favourites) }
      Tab("Regions", systemImage: "tree", value: Section.regions) { RegionsTab(favourites: $favourites) }
      Tab("About", systemImage: "info.circle", value: Section.about) { AboutTab() }
        .badge(favourites.count)
    }
  }
}
