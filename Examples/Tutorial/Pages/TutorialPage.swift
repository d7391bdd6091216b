/// A page of the tutorial: a title and what stands below it.
///
/// Plain values: whatever shows pages can show these.
struct TutorialPage {
  let title: String
  let elements: [TutorialElement]

  /// Puts a page together; its elements are told apart by its title and their places.
  init(_ title: String, _ kinds: [TutorialElement.Kind]) {
    self.title = title
    elements = kinds.indices.map { TutorialElement(id: "\(title) \($0)", kind: kinds[$0]) }
  }
}
