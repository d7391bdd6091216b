import SwiftUI

// sample: progress
struct ProgressSample: View {
  @State private var pages = 3.0

  var body: some View {
    VStack(spacing: 16) {
      ProgressView("Looking it up")
      ProgressView(value: pages, total: 10) {
        Text("Read")
      } currentValueLabel: {
        Text("\(Int(pages)) of 10 pages")
      }
      ProgressView("Ring", value: pages, total: 10)
        .progressViewStyle(.circular)
      Button("Turn the page") {
        withAnimation { pages = pages < 10 ? pages + 1 : 0 }
      }
    }
    .frame(maxWidth: 280)
  }
}
// end sample

// sample: gauges
struct Gauges: View {
  @State private var level = 0.4

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 24) {
        Gauge(value: level) {
          Text("Dial")
        } currentValueLabel: {
          Text("\(Int(level * 100))")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: level) {
          Text("Ring")
        } currentValueLabel: {
          Text("\(Int(level * 100))")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.purple)
      }
      Gauge(value: level) { Text("Level") }.tint(.green)
      Slider(value: $level) { Text("Level") }
    }
    .frame(maxWidth: 280)
  }
}
// end sample

// sample: unavailable
struct EmptyShelf: View {
  @State private var books = 0

  var body: some View {
    if books == 0 {
      ContentUnavailableView {
        Label("No books", systemImage: "books.vertical")
      } description: {
        Text("What you borrow stands here.")
      } actions: {
        Button("Borrow one") { books = 1 }
      }
    } else {
      Button("Give it back") { books = 0 }
    }
  }
}
// end sample

// sample: redacted
struct Redacted: View {
  @State private var isLoading = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading) {
        Text("A letter from Ada").font(.headline)
        Text("Dear Charles, the engine works.")
      }
      .redacted(reason: isLoading ? .placeholder : [])
      Toggle("Loading", isOn: $isLoading)
    }
    .frame(maxWidth: 280)
  }
}
// end sample
