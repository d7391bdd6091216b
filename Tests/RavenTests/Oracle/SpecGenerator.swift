import RavenTesting

/// Makes random trees and random changes of them.
struct SpecGenerator {
  var random: SplitMix64
  private var nextTag = 1

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Where a part of a tree stands, as far as that limits what it may be.
  struct Place {
    var depth = 0
    /// Shown once for each root around it: nothing in it can be named by a tag.
    var isInLayer = false
    /// HTML allows no control in a control's label.
    var isInButton = false

    var inner: Place {
      var place = self
      place.depth += 1
      return place
    }
  }

  private mutating func tag() -> Int {
    defer { nextTag += 1 }
    return nextTag
  }

  mutating func child(_ place: Place = Place()) -> Child { Child(isScoped: random.chance(2), spec: spec(place)) }

  private mutating func children(_ place: Place, atLeast: Int = 0) -> [Child] {
    (0..<max(atLeast, random.below(4))).map { _ in child(place) }
  }

  mutating func row(_ place: Place) -> Row { Row(id: random.below(30), child: child(place)) }

  private mutating func rows(_ place: Place) -> [Row] { (0..<random.below(7)).map { _ in row(place) } }

  private mutating func spec(_ place: Place) -> Spec {
    let isDeep = place.depth > 6
    switch random.below(isDeep ? 7 : 24) {
    case 0: return .empty
    case 1: return .text(text())
    case 2: return .counter(tag())
    case 3: return .deep
    case 4: return place.isInButton ? .text("t") : .toggle(random.below(4))
    case 5: return place.isInButton ? .deep : .owner(tag())
    case 6: return .word(random.below(4))
    case 7: return .group(children(place.inner))
    case 8, 9:
      return .stack(StackKind.allCases[random.below(3)], spacing: random.chance(2) ? nil : 4, children(place.inner))
    case 10, 11, 12: return .rows(RowForm.allCases[random.below(3)], rows(place.inner))
    case 13: return place.isInLayer ? .empty : .shifting(tag(), rows(place.inner))
    case 14: return .watching(random.below(4), rows(place.inner))
    case 15: return .optional(random.chance(2) ? nil : child(place.inner))
    case 16: return .either(random.chance(2), child(place.inner), child(place.inner))
    case 17: return .choice(random.below(3), child(place.inner))
    case 18: return .erased(random.below(11), child(place.inner))
    case 19: return .identified(random.below(3), child(place.inner))
    case 20: return place.isInLayer ? .empty : .local(tag(), children(place.inner, atLeast: 2))
    case 21: return place.isInLayer ? .empty : .card(tag(), tag())
    case 22 where !place.isInButton:
      var label = place.inner
      label.isInButton = true
      return .pressable(child(label))
    default: return .modified(modifier(place), child(place.inner))
    }
  }

  private mutating func text() -> String {
    ["plain", "", "a<b>&\"c\"", "é 漢 🦉", "line\nbreak", "nul\0l", "tab\tcr\r", "   ", "number \(random.below(100))"][
      random.below(9)
    ]
  }

  private mutating func modifier(_ place: Place) -> SpecModifier {
    switch random.below(10) {
    case 0: return .padding(Double(random.below(9)))
    case 1: return .frame(width: length(), height: length())
    case 2: return .flexible(maxWidth: limit(), maxHeight: limit())
    case 3: return .color(["red", "green", "blue", "none"][random.below(4)])
    case 4: return .opacity([0, 0.25, 0.5, 1][random.below(4)])
    case 5: return .bold(random.chance(2))
    case 6: return .background(["red", "green", "blue"][random.below(3)])
    case 7: return .disabled(random.chance(2))
    case 8: return .level(random.below(4))
    default:
      var layer = place.inner
      layer.isInLayer = true
      layer.depth += 2
      return .layer(isBehind: random.chance(2), child(layer))
    }
  }

  private mutating func length() -> Double? { random.chance(2) ? nil : Double(random.below(50)) }
  private mutating func limit() -> Double? { random.chance(3) ? nil : random.chance(2) ? .infinity : 40 }

  // MARK: Changes

  /// Changes one place of a tree.
  mutating func change(_ child: inout Child, _ place: Place = Place()) {
    if random.chance(12) {
      child = self.child(place)
    } else if random.chance(30) {
      child.isScoped.toggle()
    } else if random.chance(30) {
      child = Child(isScoped: random.chance(2), spec: .modified(modifier(place), child))
    } else {
      changeInside(&child.spec, place)
    }
  }

  private mutating func changeInside(_ spec: inout Spec, _ place: Place) {
    let inner = place.inner
    switch spec {
    case .empty, .counter, .deep, .owner, .card: spec = self.spec(place)
    case .text: spec = .text(text())
    case .toggle: spec = place.isInButton ? .empty : .toggle(random.below(4))
    case .word: spec = .word(random.below(4))
    case .group(var children):
      change(&children, inner)
      spec = .group(children)
    case .stack(let kind, let spacing, var children):
      if random.chance(6) {
        spec = .stack(kind, spacing: spacing == nil ? 7 : nil, children)
      } else {
        change(&children, inner)
        spec = .stack(random.chance(12) ? StackKind.allCases[random.below(3)] : kind, spacing: spacing, children)
      }
    case .rows(let form, var rows):
      change(&rows, inner)
      spec = .rows(form, rows)
    case .shifting(let tag, var rows):
      change(&rows, inner)
      spec = .shifting(tag, rows)
    case .watching(let word, var rows):
      change(&rows, inner)
      spec = .watching(word, rows)
    case .optional(let child):
      if var child, random.chance(2) {
        change(&child, inner)
        spec = .optional(child)
      } else {
        spec = .optional(child == nil ? self.child(inner) : nil)
      }
    case .either(let isFirst, var first, var second):
      if random.chance(2) {
        if isFirst { change(&first, inner) } else { change(&second, inner) }
        spec = .either(isFirst, first, second)
      } else {
        spec = .either(!isFirst, first, second)
      }
    case .choice(let choice, var child):
      if random.chance(2) { change(&child, inner) }
      spec = .choice(random.chance(2) ? choice : random.below(3), child)
    case .erased(let type, var child):
      if random.chance(2) { change(&child, inner) }
      spec = .erased(random.chance(2) ? type : random.below(11), child)
    case .identified(let id, var child):
      if random.chance(2) { change(&child, inner) }
      spec = .identified(random.chance(2) ? id : random.below(3), child)
    case .modified(var modifier, var child):
      if random.chance(2) { change(&child, inner) } else { change(&modifier, place) }
      spec = .modified(modifier, child)
    case .local(let tag, var children):
      let index = random.below(children.count)
      change(&children[index], inner)
      spec = .local(tag, children)
    case .pressable(var child):
      var label = inner
      label.isInButton = true
      change(&child, label)
      spec = .pressable(child)
    }
  }

  private mutating func change(_ modifier: inout SpecModifier, _ place: Place) {
    switch modifier {
    case .padding: modifier = .padding(Double(random.below(9)))
    case .frame: modifier = .frame(width: length(), height: length())
    case .flexible: modifier = .flexible(maxWidth: limit(), maxHeight: limit())
    case .color: modifier = .color(["red", "green", "blue", "none"][random.below(4)])
    case .opacity: modifier = .opacity([0, 0.25, 0.5, 1][random.below(4)])
    case .bold(let isActive): modifier = .bold(!isActive)
    case .background: modifier = .background(["red", "green", "blue"][random.below(3)])
    case .disabled(let isDisabled): modifier = .disabled(!isDisabled)
    case .level(let level): modifier = .level(level + 1)
    case .layer(let isBehind, var child):
      var layer = place.inner
      layer.isInLayer = true
      layer.depth += 2
      change(&child, layer)
      modifier = .layer(isBehind: isBehind, child)
    }
  }

  private mutating func change(_ children: inout [Child], _ place: Place) {
    if children.isEmpty || (children.count < 3 && random.chance(5)) {
      children.append(child(place))
    } else if random.chance(8) {
      children.remove(at: random.below(children.count))
    } else {
      let index = random.below(children.count)
      change(&children[index], place)
    }
  }

  private mutating func change(_ rows: inout [Row], _ place: Place) {
    if rows.isEmpty {
      rows = self.rows(place)
      return
    }
    let index = random.below(rows.count)
    switch random.below(10) {
    case 0: rows.insert(row(place), at: index)
    case 1: rows.remove(at: index)
    case 2:
      let moved = rows.remove(at: index)
      rows.insert(moved, at: random.below(rows.count + 1))
    case 3: rows.shuffle(using: &random)
    case 4: rows.reverse()
    case 5: rows[index].id = rows[random.below(rows.count)].id
    case 6: rows.swapAt(index, random.below(rows.count))
    case 7: if random.chance(3) { rows = [] } else { rows.append(row(place)) }
    case 8: rows.removeAll { _ in random.chance(3) }
    default: change(&rows[index].child, place)
    }
  }
}

extension Child {
  /// How many parts a tree has.
  var size: Int { 1 + spec.children.reduce(0) { $0 + $1.size } }
}

extension Spec {
  fileprivate var children: [Child] {
    switch self {
    case .empty, .text, .counter, .deep, .toggle, .owner, .word, .card: []
    case .group(let children), .stack(_, _, let children), .local(_, let children): children
    case .rows(_, let rows), .shifting(_, let rows), .watching(_, let rows): rows.map(\.child)
    case .optional(let child): child.map { [$0] } ?? []
    case .either(_, let first, let second): [first, second]
    case .modified(.layer(_, let layer), let child): [layer, child]
    case .choice(_, let child), .erased(_, let child), .identified(_, let child), .modified(_, let child),
      .pressable(let child):
      [child]
    }
  }
}
