#if hasFeature(Embedded)
/// What the rows of a list were last brought to, side by side in memory.
///
/// With it rows whose contents are as before are passed by without a look at them. Rows lie all over the memory, and after a
/// frame has been drawn little of that is at hand: looking at each of a thousand was four tenths of what a selection cost.
struct ShownContents<Content> {
  private let contents: [Content]
  private let surroundings: Surroundings?

  /// Nothing yet.
  init() {
    contents = []
    surroundings = nil
  }

  /// What rows were given in the surroundings of a walk.
  init(_ contents: [Content], in visitor: Visitor) {
    self.contents = contents
    surroundings = visitor.surroundings()
  }

  /// The contents, if the rows get nothing else in the surroundings of a walk than they had; none otherwise.
  func contents(for visitor: Visitor) -> [Content] {
    surroundings === visitor.surroundings(as: surroundings) ? contents : []
  }
}
#endif
