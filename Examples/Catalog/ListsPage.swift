import SwiftUI

struct Song: Identifiable, Hashable {
  let id: Int
  let title: String
}

struct ListsPage: View {
  enum Look: String, CaseIterable, Identifiable {
    case insetGrouped = "Cards"
    case inset = "Inset"
    case plain = "Plain"
    case sidebar = "Sidebar"
    var id: Look { self }
  }

  @State private var look = Look.insetGrouped
  @State private var kind = "One"

  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 8) {
        Picker("Look", selection: $look) { ForEach(Look.allCases) { Text($0.rawValue) } }.pickerStyle(.segmented)
        Picker("Selection", selection: $kind) { ForEach(["None", "One", "Many"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
      }
      .frame(maxWidth: 640)
      .padding(.horizontal, 16)
      SongList(kind: kind).styled(look)
    }
  }
}

extension View {
  @ViewBuilder
  func styled(_ look: ListsPage.Look) -> some View {
    switch look {
    case .insetGrouped: listStyle(.insetGrouped)
    case .inset: listStyle(.inset)
    case .plain: listStyle(.plain)
    case .sidebar: listStyle(.sidebar)
    }
  }
}

struct SongList: View {
  let kind: String
  @State private var songs = ["Anthem", "Ballad", "Chorale", "Dirge", "Elegy"].enumerated().map {
    Song(id: $0.offset + 1, title: $0.element)
  }
  @State private var one: Song.ID?
  @State private var many: Set<Song.ID> = []
  @State private var plays = 5

  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Text(status).foregroundStyle(.secondary)
        Spacer()
        EditButton()
      }
      .frame(maxWidth: 640)
      .padding(.horizontal, 16)
      switch kind {
      case "One": List(selection: $one) { rows }
      case "Many": List(selection: $many) { rows }
      default:
        List { rows }.refreshable {
          try? await Task.sleep(for: .milliseconds(300))
          songs.append(Song(id: (songs.map(\.id).max() ?? 0) + 1, title: "Fugue"))
        }
      }
    }
  }

  private var status: String {
    switch kind {
    case "One": "Chosen: \(one.map { "\($0)" } ?? "none")"
    case "Many": "Chosen: \(many.sorted().map { "\($0)" }.joined(separator: ", "))"
    default: "\(songs.count) songs"
    }
  }

  @ViewBuilder private var rows: some View {
    Section {
      ForEach(songs) { SongRow(song: $0) }
        .onDelete { songs.remove(atOffsets: $0) }
        .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
    } header: {
      Text("Songs")
    } footer: {
      Text("Swipe or drag a row, press Delete or Alt and an arrow key, or use Edit.")
    }
    Section("More") {
      Text("Recently played").badge(plays).tag(100)
        .swipeActions(edge: .leading) { Button("Play", systemImage: "play.fill") { plays += 1 }.tint(.blue) }
      Text("Coloured").tag(101).listRowBackground(Color.yellow.opacity(0.25))
      Text("Indented").tag(102).listRowInsets(EdgeInsets(top: 8, leading: 48, bottom: 8, trailing: 16))
        .listRowSeparator(.hidden)
    }
  }
}

struct SongRow: View {
  let song: Song
  var body: some View {
    HStack {
      Text(song.title)
      Spacer()
      Text("#\(song.id)").foregroundStyle(.secondary)
    }
  }
}
