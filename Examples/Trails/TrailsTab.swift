import SwiftUI

/// All trails: searched, and walked down to a single stop.
struct TrailsTab: View {
  enum Scope: String, CaseIterable { case all = "All", favourites = "Favourites" }

  @Binding var favourites: Set<Trail.ID>
  @State private var path = NavigationPath()
  @State private var query = ""
  @State private var scope = Scope.all

  var body: some View {
    NavigationStack(path: $path) {
      TrailList(trails: found, favourites: favourites)
        .navigationTitle("Trails")
        .searchable(text: $query, prompt: "Name or region")
        .searchSuggestions {
          if query.isEmpty {
            ForEach(Region.allCases) { Text($0.name).searchCompletion($0.name) }
          }
        }
        .searchScopes($scope) {
          ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Surprise me", action: surprise) }
          ToolbarItem(placement: .status) {
            Text("\(found.count) trails").font(.footnote).foregroundStyle(.secondary)
          }
        }
        .navigationDestination(for: Trail.self) { TrailScreen(trail: $0, favourites: $favourites, path: $path) }
        .navigationDestination(for: Stop.self) { StopScreen(stop: $0, path: $path) }
    }
  }

  private var found: [Trail] {
    Trail.all.filter { trail in
      (scope == .all || favourites.contains(trail.id))
        && (query.isEmpty || trail.name.localizedCaseInsensitiveContains(query)
          || trail.region.name.localizedCaseInsensitiveContains(query))
    }
  }

  /// Pushes two screens at once.
  private func surprise() {
    guard let trail = found.last else { return }
    path.append(trail)
    path.append(Stop(trail: trail.id, number: 0))
  }
}

struct TrailList: View {
  let trails: [Trail]
  let favourites: Set<Trail.ID>
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        if isSearching && trails.isEmpty {
          Text("Nothing found.").foregroundStyle(.secondary).padding()
        }
        ForEach(trails) { trail in
          NavigationLink(value: trail) {
            TrailRow(trail: trail, isFavourite: favourites.contains(trail.id))
          }
          Divider()
        }
      }
      .padding(.horizontal)
    }
  }
}

struct TrailRow: View {
  let trail: Trail
  let isFavourite: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(trail.name).font(.headline).foregroundStyle(.primary)
        Text("\(trail.region.name), \(trail.length)").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      if isFavourite {
        Image(systemName: "star.fill").font(.footnote).foregroundStyle(.orange).accessibilityLabel("Favourite")
      }
      Image(systemName: "chevron.right").font(.footnote).foregroundStyle(.secondary).accessibilityHidden(true)
    }
    .padding(.vertical, 10)
  }
}
