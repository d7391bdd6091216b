import SwiftUI

/// Regions beside their trails on a wide page, one after the other on a narrow one.
struct RegionsTab: View {
  @Binding var favourites: Set<Trail.ID>

  var body: some View {
    NavigationSplitView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Region.allCases) { region in
          NavigationLink(value: region) {
            HStack {
              Text(region.name).foregroundStyle(.primary)
              Spacer()
              Text("\(region.trails.count)").foregroundStyle(.secondary)
            }
            .padding(.vertical, 12)
          }
          Divider()
        }
      }
      .padding(.horizontal)
      .frame(maxHeight: .infinity, alignment: .top)
      .navigationTitle("Regions")
      .navigationDestination(for: Region.self) { RegionScreen(region: $0, favourites: $favourites) }
    } detail: {
      Text("Choose a region").foregroundStyle(.secondary)
    }
  }
}

struct RegionScreen: View {
  let region: Region
  @Binding var favourites: Set<Trail.ID>
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      TrailList(trails: region.trails, favourites: favourites)
        .navigationTitle(region.name)
        .navigationDestination(for: Trail.self) { TrailScreen(trail: $0, favourites: $favourites, path: $path) }
        .navigationDestination(for: Stop.self) { StopScreen(stop: $0, path: $path) }
    }
  }
}
