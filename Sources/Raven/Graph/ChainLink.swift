/// A modifier on its way to the elements it applies to.
///
/// Modifiers travel down as a chain, innermost first, and every element that is a root of the modified view takes them
/// in, outermost first. So a modifier applies to each of several children, and no view between hides what a container
/// wants to know of them.
///
/// A scope keeps its chain. When the view above runs again it makes a new one; the old one *absorbs* it, if the values
/// are the same, and the scope need not run.
class ChainLink: Retained {
  final let outer: ChainLink?
  /// Whether this or an outer link has something for the outermost element, or for the view's own, whatever wrappers
  /// other links put between.
  final private(set) var isPassing: Bool

  init(outer: ChainLink?) {
    self.outer = outer
    isPassing = outer?.isPassing ?? false
    super.init()
  }

  /// Creates a link that passes wrappers by.
  init(passingFrom outer: ChainLink?) {
    self.outer = outer
    isPassing = true
    Presence.passingLinks = true
    super.init()
  }

  /// Creates a link that stands for a chain of its own, as well as for those further out.
  init(standingFor inner: ChainLink, outer: ChainLink?) {
    self.outer = outer
    isPassing = inner.isPassing || outer?.isPassing ?? false
    super.init()
  }

  nonisolated deinit {}

  /// Wraps or decorates the element about to be opened.
  func open(_ visitor: Visitor) {}

  /// Decorates the outermost element, which is the one its container sees.
  func decorateOutermost(_ visitor: Visitor) {}

  /// Adds to what assistive technology is told of the view.
  func describe(_ properties: inout AccessibilityProperties) {}

  /// Decorates the view's own element, inside all wrappers.
  func decorateElement(_ visitor: Visitor) {}

  /// Closes what `open` opened.
  func close(_ visitor: Visitor) {}

  /// What the modifier says to the container of the view.
  var containerValueChange: ((inout ContainerValues) -> Void)? { nil }

  /// How often that has changed.
  var containerValueChanges: Int { 0 }

  /// Adds what comes and goes with the view, as far as a tab view collects it.
  func collectStageMembers(_ members: inout [StageMember]) {}

  /// The style it gives a view while that comes or goes, as CSS writes it; nil for what is no style.
  var transitionStyle: String? { nil }

  /// Takes over the other's actions and says whether nothing else differs.
  ///
  /// The other is of the same class: the same view type made both.
  func absorb(_ other: ChainLink) -> Bool { false }

  /// Absorbs link by link.
  static func absorb(_ old: ChainLink?, _ new: ChainLink?) -> Bool {
    if old === new { return true }
    guard let old, let new else { return false }
    return old.absorb(new) && absorb(old.outer, new.outer)
  }
}
