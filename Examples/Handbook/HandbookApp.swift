import SwiftUI

@main struct HandbookApp: App {
  var body: some Scene {
    WindowGroup("Handbook") { HandbookView() }
      .embeddedPages(from: ["https://www.youtube-nocookie.com"])
  }
}

/// A page of a manual: source code in several languages, buttons that copy, a film.
struct HandbookView: View {
  @State private var sample = Sample.swift
  @State private var name = "Ada"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Handbook").font(.largeTitle).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        VStack(alignment: .leading, spacing: 12) {
          Title("Source code")
          Picker("Language", selection: $sample) {
            ForEach(Sample.allCases) { Text($0.title).tag($0) }
          }
          .pickerStyle(.menu)
          CodeText(sample.code, language: sample.rawValue)
            .accessibilityLabel("Example in \(sample.title)")
            .accessibilityIdentifier("example")
          CopyButton("Copy the example", of: "example").buttonStyle(.bordered)
        }
        VStack(alignment: .leading, spacing: 12) {
          Title("What follows what you type")
          TextField("Name", text: $name)
          CodeText("\nlet name = \"\(name)\" // <b>yours</b>", language: "swift")
            .accessibilityLabel("A line with your name")
            .accessibilityIdentifier("greeting")
          HStack {
            CopyButton(of: "greeting") { Label("Copy", systemImage: "doc.on.doc") }.labelStyle(.iconOnly)
            CopyButton(of: "nothing") { Text("Copy nothing") }
          }
        }
        Film()
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding(20)
    }
  }
}

/// A film of another site, asked for only when it is wanted.
private struct Film: View {
  @State private var isShown = false
  @State private var isElsewhere = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Title("Pages of other sites")
      Toggle("Show the film", isOn: $isShown)
      Toggle("From a site that is not allowed", isOn: $isElsewhere)
      if isShown {
        if isElsewhere {
          EmbeddedPage("A page from elsewhere", url: URL(string: "https://example.com/")!)
        } else {
          EmbeddedPage("A film", url: URL(string: "https://www.youtube-nocookie.com/embed/raven?rel=0")!)
        }
      }
    }
  }
}

private struct Title: View {
  private let text: String

  init(_ text: String) { self.text = text }

  var body: some View { Text(text).font(.title2).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2) }
}
