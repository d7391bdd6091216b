public import SwiftUI

/// One thing in a topic, besides its description.
///
/// Items are told apart by ids that follow from their titles: building a document anew changes none, and an item put in
/// between changes those of no other titles.
public enum TopicContentItem: Identifiable, Equatable {
  /// Prose between other items.
  case paragraph(Paragraph)
  /// A link to somewhere else.
  case link(ExternalLink)
  /// Source code.
  case code(CodeBlock)
  /// A view one can try.
  case example(Example)
  /// Examples of which one at a time is shown.
  case exampleGroup(ExampleGroup)
  /// Another site's page.
  case embed(ExternalEmbed)
  /// Something to be noticed.
  case note(Note)
  /// A list of short texts.
  case list(ContentList)
  /// A topic inside this one.
  case topic(Topic)
  /// Something of an app's own kind.
  case custom(AnyTopicContent)

  /// An id that follows from the titles on the way to it.
  public var id: UUID { place.id }

  /// Where it stands.
  var place: Place {
    switch self {
    case .paragraph(let paragraph): paragraph.place
    case .link(let link): link.place
    case .code(let code): code.place
    case .example(let example): example.place
    case .exampleGroup(let group): group.place
    case .embed(let embed): embed.place
    case .note(let note): note.place
    case .list(let list): list.place
    case .topic(let topic): topic.place
    case .custom(let custom): custom.place
    }
  }

  /// What its id is made from: its title, or its kind.
  var name: String {
    switch self {
    case .paragraph: "paragraph"
    case .link(let link): link.title
    case .code(let code): code.title ?? "code"
    case .example(let example): example.title ?? "example"
    case .exampleGroup(let group): group.title ?? "examples"
    case .embed(let embed): embed.title
    case .note: "note"
    case .list: "list"
    case .topic(let topic): topic.title
    case .custom(let custom): custom.name
    }
  }

  /// Gives the item its place.
  mutating func take(_ place: Place) {
    switch self {
    case .paragraph(var paragraph):
      paragraph.place = place
      self = .paragraph(paragraph)
    case .link(var link):
      link.place = place
      self = .link(link)
    case .code(var code):
      code.place = place
      self = .code(code)
    case .example(var example):
      example.place = place
      self = .example(example)
    case .exampleGroup(let group): self = .exampleGroup(group.placed(at: place))
    case .embed(var embed):
      embed.place = place
      self = .embed(embed)
    case .note(var note):
      note.place = place
      self = .note(note)
    case .list(var list):
      list.place = place
      self = .list(list)
    case .topic(let topic): self = .topic(topic.placed(at: place))
    case .custom(var custom):
      custom.place = place
      self = .custom(custom)
    }
  }
}
