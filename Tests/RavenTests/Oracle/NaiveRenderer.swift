import RavenTesting

@testable import Raven

/// Describes the page of a tree without any of the engine: plain recursion, everything from nothing every time.
///
/// State is kept by identity path. A path not met while rendering is dropped, so what comes back later starts anew.
struct NaiveRenderer {
  private var state: [String: Int]
  private(set) var met: [String: Int] = [:]
  /// State by tag, where every view with the tag agrees.
  private(set) var byTag: [Int: Int] = [:]
  private(set) var disagrees = false
  /// The tags of views that can be poked, with the paths of their state.
  private(set) var pokes: [Int: String] = [:]

  init(_ state: [String: Int]) { self.state = state }

  /// A modifier on its way to the roots below it.
  enum Link {
    case style(String, String?)
    case wrapper(x: NaiveNode.Rule, y: NaiveNode.Rule, kind: String, styles: [String: String])
    case layer(Child, isBehind: Bool, path: String, Context)
    case textLayer(isBehind: Bool)
  }

  struct Context {
    var path = ""
    var level = 0
    var isEnabled = true
    var isPhrasing = false
    var isInteractive = false
    /// Whether something is coloured from outside.
    var hasInk = false
    /// Outermost first.
    var links: [Link] = []

    func inside(_ part: String) -> Context {
      var inner = self
      inner.path += "/" + part
      return inner
    }

    func with(_ link: Link) -> Context {
      var inner = self
      inner.links.append(link)
      return inner
    }
  }

  mutating func render(_ root: Child) -> [NaiveNode] { render(root, Context()) }

  mutating func render(_ child: Child, _ context: Context) -> [NaiveNode] {
    render(child.spec, context.inside(child.isScoped ? "s" : "i"))
  }

  private mutating func render(_ spec: Spec, _ context: Context) -> [NaiveNode] {
    switch spec {
    case .empty: []
    case .text(let text): [self.text(text, context.inside("text"))]
    case .counter(let tag): [counter(tag, context.inside("counter"))]
    case .deep: [text("level \(context.level) \(context.isEnabled)", context.inside("deep"))]
    case .toggle(let flag): [toggle("flag \(flag)", SpecWorld.model.flags[flag], .flag(flag), context.inside("toggle"))]
    case .owner(let tag): owner(tag, context.inside("owner"))
    case .word(let word): [text(SpecWorld.model.words[word], context.inside("word"))]
    case .group(let children): several(children, context.inside("group"))
    case .stack(let kind, let spacing, let children): [stack(kind, spacing, children, context.inside("stack"))]
    case .rows(let form, let rows): self.rows(form, rows, context.inside("rows \(form)"))
    case .shifting(let tag, let rows): shifting(tag, rows, context.inside("shifting"))
    case .watching(let word, let rows): watching(word, rows, context.inside("watching"))
    case .optional(let child): child.map { render($0, context.inside("optional")) } ?? []
    case .either(let isFirst, let first, let second):
      render(isFirst ? first : second, context.inside(isFirst ? "if" : "else"))
    case .choice(let choice, let child): render(child, context.inside("case \(min(choice, 2))"))
    // Environment modifiers are one type, whatever they set: one identity.
    case .erased(let type, let child): erased(type, child, context.inside("erased \(type == 9 ? 8 : type)"))
    case .identified(let id, let child): render(child, context.inside("id \(id)"))
    case .modified(let modifier, let child): modified(modifier, child, context)
    case .local(let tag, let children):
      render(children[keep(tag, context.inside("local"), isPoked: true) % children.count], context.inside("local"))
    case .card(let tag, let inner): card(tag, inner, context.inside("card"))
    case .pressable(let child): [pressable(child, context.inside("pressable"))]
    }
  }

  // MARK: State

  private mutating func keep(_ tag: Int, _ context: Context, isPoked: Bool = false) -> Int {
    let value = state[context.path] ?? 0
    met[context.path] = value
    if let other = byTag[tag], other != value { disagrees = true }
    byTag[tag] = value
    if isPoked { pokes[tag] = context.path }
    return value
  }

  // MARK: Elements

  private mutating func place(
    _ context: Context,
    _ pending: [(String, String?)] = [],
    _ from: Int = 0,
    _ make: (inout NaiveRenderer) -> NaiveNode
  ) -> NaiveNode {
    func decorate(_ node: NaiveNode) { for (property, value) in pending { node.styles[property] = value } }
    guard from < context.links.count else {
      let node = make(&self)
      decorate(node)
      return node
    }
    let box = context.isPhrasing ? "span" : "div"
    switch context.links[from] {
    case .style(let property, let value):
      guard pending.contains(where: { $0.0 == property }) else {
        return place(context, pending + [(property, value)], from + 1, make)
      }
      let wrapper = NaiveNode(box, "g", .child, .child)
      decorate(wrapper)
      wrapper.children = [place(context, [(property, value)], from + 1, make)]
      return wrapper
    case .wrapper(let x, let y, let kind, let styles):
      let wrapper = NaiveNode(box, kind, x, y)
      decorate(wrapper)
      wrapper.styles.merge(styles) { $1 }
      wrapper.children = [place(context, [], from + 1, make)]
      return wrapper
    case .layer(let child, let isBehind, let path, let outer):
      var inner = outer
      inner.links = []
      inner.path = context.path + "~" + path
      inner.isPhrasing = context.isPhrasing
      inner.isInteractive = context.isInteractive
      let wrapper = NaiveNode(box, "g", .child, .child)
      decorate(wrapper)
      let layer = NaiveNode(box, "l q", .fixed("r"), .fixed("r"))
      if isBehind { layer.children = render(child, inner) }
      let content = place(context, [], from + 1, make)
      if !isBehind { layer.children = render(child, inner) }
      wrapper.children = isBehind ? [layer, content] : [content, layer]
      return wrapper
    case .textLayer(let isBehind):
      let wrapper = NaiveNode(box, "g", .child, .child)
      decorate(wrapper)
      let layer = NaiveNode(box, "l q", .fixed("r"), .fixed("r"))
      layer.children = [text("layer", Context())]
      let content = place(context, [], from + 1, make)
      wrapper.children = isBehind ? [layer, content] : [content, layer]
      return wrapper
    }
  }

  private mutating func text(_ text: String, _ context: Context) -> NaiveNode {
    place(context) { _ in
      let node = NaiveNode("span", "t", .fixed("t"), .fixed("r"))
      node.text = text.replacing("\0", with: "\u{FFFD}")
      return node
    }
  }

  private mutating func button(
    _ context: Context,
    _ action: NaiveNode.Action,
    _ label: (inout NaiveRenderer, Context) -> [NaiveNode]
  ) -> NaiveNode {
    place(context) { renderer in
      let kind = context.hasInk ? "g btn" : "g btn borderless"
      let node = NaiveNode(context.isInteractive ? "span" : "button", kind, .child, .child)
      if context.isInteractive {
        node.attributes["role"] = "button"
        node.attributes[context.isEnabled ? "tabindex" : "aria-disabled"] = context.isEnabled ? "0" : "true"
      } else {
        node.attributes["type"] = "button"
        if !context.isEnabled { node.attributes["disabled"] = "" }
      }
      if context.isEnabled {
        node.attributes["data-on"] = "1"
        node.action = action
      }
      var inner = context
      inner.links = []
      inner.isInteractive = true
      inner.isPhrasing = true
      node.children = label(&renderer, inner)
      return node
    }
  }

  private mutating func counter(_ tag: Int, _ context: Context) -> NaiveNode {
    let count = keep(tag, context)
    return button(context, .count(context.path)) { renderer, inner in
      [renderer.text("counter \(tag): \(count)", inner)]
    }
  }

  private mutating func pressable(_ child: Child, _ context: Context) -> NaiveNode {
    button(context, .nothing) { renderer, inner in renderer.render(child, inner) }
  }

  private mutating func toggle(
    _ title: String,
    _ isOn: Bool,
    _ action: NaiveNode.Action,
    _ context: Context
  ) -> NaiveNode {
    place(context) { renderer in
      let node = NaiveNode("label", "toggle g", .fixed("f"), .child)
      let caption = NaiveNode("span", "g", .child, .child)
      var inner = context
      inner.links = []
      caption.children = [renderer.text(title, inner)]
      let input = NaiveNode("input", "", .raw, .raw)
      input.attributes = ["type": "checkbox", "role": "switch", "data-on": "4"]
      if !context.isEnabled { input.attributes["disabled"] = "" }
      if isOn { input.attributes["checked"] = "" }
      input.action = action
      node.children = [caption, input]
      return node
    }
  }

  private mutating func owner(_ tag: Int, _ context: Context) -> [NaiveNode] {
    let isOn = keep(tag, context) == 1
    return [
      toggle("bound", isOn, .switchOwner(context.path), context.inside("toggle")),
      text("owner \(isOn)", context.inside("text")),
    ]
  }

  private mutating func stack(
    _ kind: StackKind,
    _ spacing: Double?,
    _ children: [Child],
    _ context: Context
  ) -> NaiveNode {
    place(context) { renderer in
      let letter = kind == .vertical ? "v" : kind == .horizontal ? "h" : "g"
      let node = NaiveNode(context.isPhrasing ? "span" : "div", letter, .union, .union)
      if let spacing, kind != .layered { node.styles["--gap"] = "\(Int(spacing))px" }
      var inner = context.inside("\(kind)")
      inner.links = []
      node.children = renderer.several(children, inner)
      return node
    }
  }

  // MARK: Children

  private mutating func several(_ children: [Child], _ context: Context) -> [NaiveNode] {
    let outer = context.inside("of \(min(children.count, 3))")
    return children.prefix(3).enumerated().flatMap { index, child in
      render(child, outer.inside("\(index)"))
    }
  }

  private mutating func keyed(
    _ rows: [Row],
    _ context: Context,
    _ content: (inout NaiveRenderer, Row, Context) -> [NaiveNode]
  ) -> [NaiveNode] {
    var seen: [Int: Int] = [:]
    return rows.flatMap { row in
      let occurrence = seen[row.id, default: 0]
      seen[row.id] = occurrence + 1
      return content(&self, row, context.inside("\(row.id).\(occurrence)"))
    }
  }

  private mutating func rows(_ form: RowForm, _ rows: [Row], _ context: Context) -> [NaiveNode] {
    keyed(rows, context) { renderer, row, inner in
      switch form {
      case .scoped: renderer.render(row.child.spec, inner)
      case .inline: renderer.render(row.child, inner)
      case .several: renderer.render(row.child, inner) + [renderer.text("row \(row.id)", inner.inside("text"))]
      }
    }
  }

  private mutating func shifting(_ tag: Int, _ rows: [Row], _ context: Context) -> [NaiveNode] {
    let shift = keep(tag, context, isPoked: true)
    return keyed(rows, context) { renderer, row, inner in
      (row.id + shift) % 3 != 0 ? renderer.render(row.child, inner) : []
    }
  }

  private mutating func watching(_ word: Int, _ rows: [Row], _ context: Context) -> [NaiveNode] {
    keyed(rows, context) { renderer, row, inner in
      (row.id % 2 == 0 ? renderer.render(row.child, inner) : [])
        + [renderer.text(SpecWorld.model.words[word], inner.inside("text"))]
    }
  }

  private mutating func card(_ tag: Int, _ inner: Int, _ context: Context) -> [NaiveNode] {
    let turns = keep(tag, context, isPoked: true)
    return (turns % 2 == 0 ? [counter(inner, context.inside("first"))] : [])
      + (turns % 3 == 0 ? [counter(inner, context.inside("second"))] : [])
  }

  // MARK: Modifiers

  private mutating func erased(_ type: Int, _ child: Child, _ context: Context) -> [NaiveNode] {
    var inner = context
    switch type {
    case 2: inner = inner.with(NaiveRenderer.padding(3))
    case 3: inner = inner.with(.style("opacity", "0.5"))
    case 4: inner = inner.with(.style("--w", "700"))
    case 5: inner = inner.with(.textLayer(isBehind: true))
    case 6: inner = inner.with(.textLayer(isBehind: false))
    case 7: inner = inner.with(NaiveRenderer.frame(9, nil))
    case 8: inner.level = 7
    case 9: inner.isEnabled = false
    case 10: return [text("first", inner.inside("0"))] + render(child, inner.inside("1"))
    default: break
    }
    return render(child, inner)
  }

  private mutating func modified(_ modifier: SpecModifier, _ child: Child, _ context: Context) -> [NaiveNode] {
    var inner: Context
    switch modifier {
    case .padding(let length): inner = context.inside("padding").with(NaiveRenderer.padding(length))
    case .frame(let width, let height): inner = context.inside("frame").with(NaiveRenderer.frame(width, height))
    case .flexible(let width, let height):
      inner = context.inside("flexible").with(NaiveRenderer.flexible(width, height))
    case .color(let color):
      let isColored = SpecModifier.colors[color] != nil
      inner = context.inside("color").with(.style("color", isColored ? "var(--\(color))" : nil))
      inner.hasInk = isColored
    case .opacity(let opacity):
      inner = context.inside("opacity").with(.style("opacity", opacity == 1 ? nil : opacity == 0 ? "0" : "\(opacity)"))
    case .bold(let isActive): inner = context.inside("bold").with(.style("--w", isActive ? "700" : nil))
    case .background(let color):
      let shown = SpecModifier.colors[color] == nil ? "blue" : color
      inner = context.inside("background")
        .with(.wrapper(x: .child, y: .child, kind: "g", styles: ["background-color": "var(--\(shown))"]))
    case .disabled(let isDisabled):
      inner = context.inside("disabled")
      if isDisabled { inner.isEnabled = false }
    case .level(let level):
      inner = context.inside("level")
      inner.level = level
    case .layer(let isBehind, let layer):
      inner = context.inside(isBehind ? "behind" : "above")
      inner = inner.with(.layer(layer, isBehind: isBehind, path: inner.path, inner))
    }
    return render(child, inner)
  }

  private static func padding(_ length: Double) -> Link {
    let size = "\(Int(length))px"
    return .wrapper(
      x: .child,
      y: .child,
      kind: "g p",
      styles: ["grid-template": "\(size) 1fr \(size)/\(size) 1fr \(size)"]
    )
  }

  private static func frame(_ width: Double?, _ height: Double?) -> Link {
    var styles: [String: String] = [:]
    if let width {
      styles["width"] = "\(Int(width))px"
      styles["grid-template-columns"] = "minmax(0,1fr)"
    }
    if let height {
      styles["height"] = "\(Int(height))px"
      styles["grid-template-rows"] = "minmax(0,1fr)"
    }
    return .wrapper(
      x: width == nil ? .child : .fixed("r"),
      y: height == nil ? .child : .fixed("r"),
      kind: "g",
      styles: styles
    )
  }

  private static func flexible(_ width: Double?, _ height: Double?) -> Link {
    func rule(_ maximum: Double?) -> NaiveNode.Rule {
      maximum.map { .fixed($0.isInfinite ? "f" : "k") } ?? .child
    }
    var styles: [String: String] = [:]
    if let width, width.isFinite {
      styles["grid-template-columns"] = "minmax(auto,\(Int(width))px)"
      styles["max-width"] = "\(Int(width))px"
      styles["place-content"] = "center"
    }
    if let height, height.isFinite {
      styles["grid-template-rows"] = "minmax(auto,\(Int(height))px)"
      styles["--ky"] = "\(Int(height))px"
    }
    return .wrapper(x: rule(width), y: rule(height), kind: "g", styles: styles)
  }
}
