#if !hasFeature(Embedded)
public import Foundation
#endif

/// How a view comes and goes when an animated change adds or removes it.
///
/// ```swift
/// if isShown { banner.transition(.move(edge: .top).combined(with: .opacity)) }
/// ```
/// Without one a view fades. What leaves has no place in the layout any more and answers to nothing.
public nonisolated struct AnyTransition: Hashable, Sendable {
  /// What a view looks like before it has come and after it has gone.
  struct Ends: Hashable, Sendable {
    var entering: [String]
    var leaving: [String]
  }

  var ends: Ends

  private init(_ entering: [String], _ leaving: [String]) { ends = Ends(entering: entering, leaving: leaving) }
  private init(_ both: [String]) { self.init(both, both) }

  /// Appears and disappears at once.
  public static let identity = AnyTransition([])
  /// Fades.
  public static let opacity = AnyTransition(["opacity:0"])
  /// Comes from where lines start and goes to where they end.
  public static let slide = AnyTransition(
    [translation(.leading), "opacity:0"],
    [translation(.trailing), "opacity:0"]
  )
  /// Grows from nothing and shrinks to it.
  public static let scale = AnyTransition(["scale:0"])

  /// Comes from an edge and goes back to it, by its own size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([translation(edge)]) }

  /// Comes from an edge, and goes on to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition([translation(edge), "opacity:0"], [translation(edge.opposite), "opacity:0"])
  }

  /// Grows from a size and shrinks to it, from a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(["scale:" + decimal(Double(scale)), "transform-origin:" + anchor.css])
  }

  /// Comes from a distance and goes back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(["translate:" + px(x) + " " + px(y)])
  }

  /// Comes from a distance and goes back to it.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

  /// Fades, blurs and shrinks a little.
  public static let blurReplace = AnyTransition(["opacity:0", "filter:blur(8px)", "scale:0.9"])

  /// Comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion.ends.entering, removal.ends.leaving)
  }

  /// Both at once; of two that say the same, the first counts.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func merge(_ one: [String], _ more: [String]) -> [String] {
      func property(_ style: String) -> String { String(style.prefix { $0 != ":" }) }
      return one + more.filter { style in !one.contains { property($0) == property(style) } }
    }
    return AnyTransition(merge(ends.entering, other.ends.entering), merge(ends.leaving, other.ends.leaving))
  }

  /// What a view looks like where a modifier is active, to come from and go to.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition(active.transitionStyles)
  }

  /// Leading and trailing are marked, for the page to turn them around where lines run the other way.
  private static func translation(_ edge: Edge) -> String {
    switch edge {
    case .top: "translate:0 -100%"
    case .bottom: "translate:0 100%"
    case .leading: "~translate:-100% 0"
    case .trailing: "~translate:100% 0"
    }
  }

  /// As the page takes it: what it comes from, then what it goes to.
  var wire: String { ends.entering.joined(separator: "|") + ";" + ends.leaving.joined(separator: "|") }
}

nonisolated extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension View {
  /// Sets how the view comes and goes.
  public func transition(_ transition: AnyTransition) -> some View {
    let wire = transition.wire
    return _ChainedView(content: self, as: TransitionLink.self) { TransitionLink(wire, outer: $0) }
  }
}

/// An attribute of the outermost element, which is the one that comes and goes.
private final class TransitionLink: ChainLink {
  private let wire: String

  init(_ wire: String, outer: ChainLink?) {
    self.wire = wire
    super.init(passingFrom: outer)
  }

  nonisolated deinit {}

  override func decorateOutermost(_ visitor: Visitor) {
    visitor.coordinator.usesMotion = true
    let name = visitor.intern("data-transition")
    if !visitor.decorations.has(attribute: name) { visitor.decorate(attribute: name, wire) }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    sameBytes(unsafeDowncast(other, to: TransitionLink.self).wire, wire)
  }
}
