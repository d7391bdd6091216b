/// Reads the notation of `Tests/Fixtures/layout-cases.json`.
extension LayoutNode: Decodable {
  private enum Key: String, CodingKey {
    case t, id, w, h, v, n, minLength, spacing, alignment, children, axis, child, layer
    case width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight
    case insets, value, ratio, mode, x, y
  }

  public nonisolated init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let kind = try object.decode(String.self, forKey: .t)
    guard let node = try LayoutNode.leaf(kind, object) ?? LayoutNode.container(kind, object) else {
      self = try LayoutNode.modifier(kind, object)
      return
    }
    self = node
  }

  private typealias Object = KeyedDecodingContainer<Key>

  private static nonisolated func leaf(_ kind: String, _ object: Object) throws -> LayoutNode? {
    func id() throws -> String { try object.decode(String.self, forKey: .id) }
    func length(_ key: Key) throws -> Double { try object.decode(Double.self, forKey: key) }
    switch kind {
    case "box": return .box(id: try id(), width: try length(.w), height: try length(.h))
    case "color": return .color(id: try id())
    case "image": return .image(id: try id(), width: try length(.w), height: try length(.h))
    case "text": return .text(id: try id(), cells: try object.decode(Int.self, forKey: .n))
    case "spacer": return .spacer(minLength: try object.decodeIfPresent(Double.self, forKey: .minLength))
    case "divider": return .divider(id: try id())
    default: return nil
    }
  }

  private static nonisolated func container(_ kind: String, _ object: Object) throws -> LayoutNode? {
    func children() throws -> [LayoutNode] { try object.decode([LayoutNode].self, forKey: .children) }
    func spacing() throws -> Double? { try object.decodeIfPresent(Double.self, forKey: .spacing) }
    switch kind {
    case "hstack":
      let alignment = try object.decode(Vertical.self, forKey: .alignment)
      return .hstack(spacing: try spacing(), alignment: alignment, try children())
    case "vstack":
      let alignment = try object.decode(Horizontal.self, forKey: .alignment)
      return .vstack(spacing: try spacing(), alignment: alignment, try children())
    case "zstack":
      return .zstack(alignment: try object.decode(Place.self, forKey: .alignment), try children())
    case "scroll":
      return .scroll(try object.decode(Axis.self, forKey: .axis), try object.decode(LayoutNode.self, forKey: .child))
    case "geometry": return .geometry(try object.decode(LayoutNode.self, forKey: .child))
    default: return nil
    }
  }

  private static nonisolated func modifier(_ kind: String, _ object: Object) throws -> LayoutNode {
    let child = try object.decode(LayoutNode.self, forKey: .child)
    func number(_ key: Key) throws -> Double { try object.decode(Double.self, forKey: key) }
    func length(_ key: Key) throws -> Double? { try object.decodeIfPresent(Length.self, forKey: key)?.value }
    func place() throws -> Place { try object.decode(Place.self, forKey: .alignment) }
    switch kind {
    case "frame": return .frame(width: try length(.width), height: try length(.height), alignment: try place(), child)
    case "flexframe":
      let width = Limits(min: try length(.minWidth), ideal: try length(.idealWidth), max: try length(.maxWidth))
      let height = Limits(min: try length(.minHeight), ideal: try length(.idealHeight), max: try length(.maxHeight))
      return .flexibleFrame(width: width, height: height, alignment: try place(), child)
    case "padding":
      let insets = try object.decode([Double].self, forKey: .insets)
      guard insets.count == 4 else { throw BrokenBatch("padding takes four insets") }
      return .padding(Insets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]), child)
    case "background":
      return .background(alignment: try place(), layer: try object.decode(LayoutNode.self, forKey: .layer), child)
    case "overlay":
      return .overlay(alignment: try place(), layer: try object.decode(LayoutNode.self, forKey: .layer), child)
    case "fixedSize":
      let axes = (try object.decode(Bool.self, forKey: .h), try object.decode(Bool.self, forKey: .v))
      return .fixedSize(horizontal: axes.0, vertical: axes.1, child)
    case "layoutPriority": return .layoutPriority(try number(.value), child)
    case "aspectRatio":
      let isFill = try object.decode(String.self, forKey: .mode) == "fill"
      return .aspectRatio(try object.decodeIfPresent(Double.self, forKey: .ratio), isFill: isFill, child)
    case "offset": return .offset(x: try number(.x), y: try number(.y), child)
    case "position": return .position(x: try number(.x), y: try number(.y), child)
    default: throw BrokenBatch("no layout node is called \(kind)")
    }
  }
}

/// A length that may be written `"inf"`.
private nonisolated struct Length: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = try (try? container.decode(Double.self)) ?? (container.decode(String.self) == "inf" ? .infinity : .nan)
  }
}

extension LayoutNode.Place: Decodable {
  public nonisolated init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self).lowercased()
    let horizontal: LayoutNode.Horizontal =
      name.hasSuffix("leading") ? .leading : name.hasSuffix("trailing") ? .trailing : .center
    let vertical: LayoutNode.Vertical = name.hasPrefix("top") ? .top : name.hasPrefix("bottom") ? .bottom : .center
    self.init(horizontal, vertical)
  }
}
