#if hasFeature(Embedded)
/// What the rows of a list were last brought to, side by side in memory.
///
/// With it rows whose contents are as before are passed by without a look at them. Rows lie all over the memory, and after a
/// frame has been drawn little of that is at hand: looking at each of a thousand was four tenths of what a selection cost.
struct ShownContents<Content> {
  private let contents: [Content]
  private let environment: EnvironmentNode?
  private let chain: ChainLink?
  private let container: Container

  /// Nothing yet.
  init() {
    contents = []
    environment = nil
    chain = nil
    container = Container()
  }

  /// What rows were given in the surroundings of a walk.
  init(_ contents: [Content], in visitor: Visitor) {
    self.contents = contents
    environment = visitor.environment
    chain = visitor.chain
    container = visitor.container
  }

  /// The contents, if the rows get nothing else in the surroundings of a walk than they had; none otherwise.
  func contents(for visitor: Visitor) -> [Content] {
    environment === visitor.environment && chain === visitor.chain && container == visitor.container ? contents : []
  }
}
#endif
