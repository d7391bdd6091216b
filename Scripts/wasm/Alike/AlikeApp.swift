// What has to be alike inside the page and on this machine is told; tasks of views, and data of servers.

import Foundation
import SwiftUI

@main struct AlikeApp: App {
  var body: some Scene { WindowGroup("Alike") { AlikeView() } }
}

struct AlikeView: View {
  @State private var story = ""
  @State private var heard = "Nothing yet"
  @State private var address = ""
  @State private var request: Task<Void, Never>?
  @State private var query = 0
  @State private var date: Date?
  @State private var day = Date(timeIntervalSince1970: 1_795_832_045)
  @State private var isWatching = true
  @State private var isBusy = false
  @State private var headlines: [Headline] = []

  struct Headline: Codable, Identifiable {
    let id: UUID
    var title: String
  }

  var body: some View {
    VStack {
      Button("Tell") {
        Task {
          story = (await Story().tell() + TextStory.tell() + DateStory.tell() + CalendarStory.tell() + JSONStory.tell())
            .joined(separator: "\n")
        }
      }
      Text(story)
      if isWatching {
        Text("Watching").task(id: query) {
          do {
            try await Task.sleep(for: .milliseconds(20))
            heard = "Found \(query)"
          } catch {
            heard += ", gave up \(query)"
          }
        }
      }
      Button("Ask another") { query += 1 }
      Button("Hide") { isWatching = false }
      Button("Animate") {
        withAnimation(.linear(duration: 0.01)) {
          heard = "It moves"
        } completion: {
          heard = "It has moved"
        }
      }
      Button("Be busy") {
        isBusy = true
        Task {
          while isBusy { await Task.yield() }
          heard = "Busy no more"
        }
      }
      Button("Rest") { isBusy = false }
      TextField("Address", text: $address)
      Button("Read") { request = Task { heard = await read() } }
      Button("Give up") { request?.cancel() }
      Button("Date") { date = Date(timeIntervalSince1970: 1_795_832_045) }
      if let date {
        Text(date, style: .date)
        Text(date, style: .time)
        Text("At ") + Text(date, style: .timer)
        Text(Date.now.addingTimeInterval(-7300), style: .relative)
        Text(date, format: .dateTime.weekday(.wide).hour())
      }
      DatePicker("Day", selection: $day, in: Date(timeIntervalSince1970: 1_772_000_000)..., displayedComponents: .date)
      DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
      DatePicker("Both", selection: $day)
      Text("**Chosen:** \(day, format: .iso8601)")
      Button("List") { Task { heard = await list() } }
      Text(heard)
      ForEach(headlines) { Text("\($0.id): \($0.title)") }
    }
    .refreshable {
      await Task.yield()
      heard = "Loaded anew"
    }
  }

  private func list() async -> String {
    guard let url = URL(string: address) else { return "No address" }
    do {
      headlines = try JSONDecoder().decode([Headline].self, from: try await URLSession.shared.data(from: url).0)
      return "\(headlines.count) headlines"
    } catch DecodingError.keyNotFound(let key, _) {
      return "There is no \(key.stringValue)"
    } catch {
      return error.localizedDescription
    }
  }

  private func read() async -> String {
    guard let url = URL(string: address) else { return "No address" }
    do {
      let (data, response) = try await URLSession.shared.data(from: url)
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      return "\(status): \(String(decoding: data, as: UTF8.self))"
    } catch let error as URLError where error.code == .cancelled {
      return "Cancelled"
    } catch {
      return error.localizedDescription
    }
  }
}
