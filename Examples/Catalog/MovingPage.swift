import SwiftUI

struct Track: Identifiable {
  let id: Int
  var note = ""
}

/// Rows that change places: what is typed, chosen, scrolled or playing in them stays as it is.
struct MovingPage: View {
  @State private var tracks = (1...5).map { Track(id: $0) }
  @State private var added = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Button("Reverse") { tracks.reverse() }
          Button("Rotate") { tracks.append(tracks.removeFirst()) }
          Button("Shuffle") { tracks.sort { $0.id * 7 % 11 < $1.id * 7 % 11 } }
        }
        HStack {
          Button("Insert above") {
            added += 1
            tracks.insert(Track(id: 100 + added), at: 0)
          }
          Button("Sort") { tracks.sort { $0.id < $1.id } }
        }
        ForEach($tracks) { TrackRow(track: $0) }
      }
      .buttonStyle(.bordered)
      .padding(16)
      .frame(maxWidth: 640)
    }
  }
}

struct TrackRow: View {
  @Binding var track: Track

  var body: some View {
    HStack {
      WebElement("video", ["class": "clip", "width": "64", "height": "36", "aria-label": "Clip \(track.id)"])
        .background(Color.gray.opacity(0.3))
      VStack(alignment: .leading) {
        Text("Track \(track.id)").font(.headline).textSelection(.enabled)
        TextField("Note \(track.id)", text: $track.note)
      }
      ScrollView {
        VStack(alignment: .leading) { ForEach(1..<20) { Text("line \($0)") } }
      }
      .frame(width: 96, height: 72)
    }
    .padding(8)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("track-\(track.id)")
  }
}
