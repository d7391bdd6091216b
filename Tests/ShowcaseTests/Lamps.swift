// What the articles of Showcase show: their code stands here, where it is compiled and tested. A library of lamps, and its guide.

import Showcase
import SwiftUI

// The library.

public struct LampSwitch: View {
  @Binding private var isOn: Bool

  public init(isOn: Binding<Bool>) { _isOn = isOn }

  public var body: some View {
    Button {
      isOn.toggle()
    } label: {
      Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
    }
    .buttonStyle(.bordered)
  }
}

public struct LampBulb: View {
  private let color: Color

  public init(color: Color) { self.color = color }

  public var body: some View {
    Image(systemName: "lightbulb.fill").font(.largeTitle).foregroundStyle(color).accessibilityLabel("A lamp")
  }
}

// Document your component library in ten minutes.

struct LampsGuide: App {
  private let guide = Document.lamps

  var body: some Scene {
    WindowGroup(guide.title) { ShowcaseDocument(guide) }
  }
}

extension Document {
  static var lamps: Document {
    Document("Lamps") {
      Description("Light for every room. Begin with [a switch](/controls/switch).")
      Chapter("Controls") {
        Topic.lampSwitch
      }
      Chapter("Light") {
        Topic.bulb
        Topic.room
      }
    }
  }
}

extension Topic {
  static var lampSwitch: Topic {
    Topic("Switch") {
      Description("Turns one lamp **on** and **off**.")
      Example("A switch") {
        SwitchExample()
      } code: {
        """
        @State private var isOn = false

        LampSwitch(isOn: $isOn)
        """
      }
    }
  }
}

struct SwitchExample: View {
  @State private var isOn = false

  var body: some View { LampSwitch(isOn: $isOn) }
}

extension Topic {
  static var bulb: Topic {
    Topic("Bulb") {
      Description("Shows a lamp in a colour.")
      ExampleGroup("Colours") {
        Example("Warm") { LampBulb(color: .orange) }
        Example("Cold") { LampBulb(color: .cyan) }
      }
      Note(.important) { "Colour alone tells nothing to those who cannot see it: *say* what it means." }
      Topic("Install") {
        ContentList(.numbered) {
          "Add the package."
          "Import `Lamps`."
        }
        CodeBlock("Package.swift") {
          """
          .package(url: "https://example.com/lamps", from: "1.0.0")
          """
        }
        ExternalLink("Why light matters", url: URL(string: "https://example.com/light")!)
      }
    }
  }
}

// Addresses and identity.

struct GuideLinks: View {
  var body: some View {
    List {
      NavigationLink("The guide", value: Permalink.document)
      NavigationLink("All about light", value: Permalink(chapter: "light"))
      NavigationLink("How to install bulbs", value: Permalink(chapter: "light", topic: "bulb", anchor: "install"))
    }
  }
}

struct GuideWithLinks: View {
  var body: some View {
    ShowcaseTopic(
      Topic("Where to go") {
        Paragraph("From a text: [the switch](/controls/switch), [how to install bulbs](/light/bulb#install).")
      }
    )
  }
}

struct RoomPage: View {
  @State private var hasCeilingLamp = false

  var body: some View {
    VStack {
      Toggle("There is a ceiling lamp", isOn: $hasCeilingLamp)
      ShowcaseTopic(
        Topic("Room") {
          if hasCeilingLamp { Example("Ceiling lamp") { SwitchExample() } }
          Example("Desk lamp") { SwitchExample() }
        }
      )
    }
  }
}

// Looks of your own.

struct CardPreviewStyle: PreviewStyle {
  @State private var showsCode = false

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      if let title = configuration.title { Text(title).font(.headline) }
      configuration.preview
      if let code = configuration.code {
        if configuration.isLive { Toggle("Show the code", isOn: $showsCode) }
        if showsCode || !configuration.isLive { code }
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity)
    .background(.orange.opacity(0.1), in: RoundedRectangle(cornerRadius: 20))
  }
}

struct BareCodeBlockStyle: CodeBlockStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .trailing) {
      configuration.code
      configuration.copyButton
    }
  }
}

struct DottedIndexListStyle: IndexListStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      ForEach(configuration.entries) { entry in
        HStack {
          Text(entry.isCurrent ? "●" : "○").accessibilityHidden(true)
          entry.link
        }
      }
    }
  }
}

struct NarrowContentStyle: ShowcaseContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        if let index = configuration.index { index }
        configuration.content
      }
      .frame(maxWidth: 480)
      .padding()
      .frame(maxWidth: .infinity)
    }
  }
}

struct StyledGuide: View {
  var body: some View {
    ShowcaseDocument(.lamps)
      .previewStyle(CardPreviewStyle())
      .codeBlockStyle(BareCodeBlockStyle())
      .indexListStyle(DottedIndexListStyle())
      .showcaseContentStyle(NarrowContentStyle())
      .showcaseTitleFont { depth in depth == 1 ? .system(.largeTitle, design: .serif) : .headline }
      .tint(.orange)
  }
}

// Your own kinds of content.

struct Swatch: TopicContentConvertible {
  let name: String
  let color: Color

  func merge(into content: inout Topic.Content) {
    content.append(
      .custom(
        AnyTopicContent(name, text: name) {
          VStack(alignment: .leading) {
            color.frame(height: 44)
            Text(name).font(.caption)
          }
        }
      )
    )
  }
}

struct LampProfile: TopicContentConvertible {
  let name: String
  let watts: Int

  func merge(into content: inout Topic.Content) {
    content.describe("The **\(name)**, of \(watts) watts.")
    Example(name) { SwitchExample() }.merge(into: &content)
    if watts > 60 { Note(.warning) { "It gets hot." }.merge(into: &content) }
  }
}

extension Topic {
  static var room: Topic {
    Topic("A room") {
      LampProfile(name: "Reading lamp", watts: 75)
      Swatch(name: "Warm white", color: .orange)
      CodeBlock(language: CodeBlock.Language("yaml")) { "watts: 75" }
    }
  }
}

struct DepthLabel: View {
  @Environment(\.showcaseDepth) private var depth

  var body: some View { Text("Depth \(depth)") }
}

// What is safe.

struct FilmGuide: App {
  var body: some Scene {
    WindowGroup("Lamps") { ShowcaseDocument(.films) }
      .embeddedPages(from: ["https://www.youtube-nocookie.com"])
  }
}

extension Document {
  static var films: Document {
    Document("Films") {
      Chapter("How to") {
        Topic("Change a bulb") {
          ExternalEmbed("A bulb is changed", url: URL(string: "https://www.youtube-nocookie.com/embed/bulb")!)
        }
      }
    }
  }
}

/// What a visitor wrote: Markdown in which nothing can run.
struct Comment: View {
  let text: String

  var body: some View { MarkdownView(text) }
}
