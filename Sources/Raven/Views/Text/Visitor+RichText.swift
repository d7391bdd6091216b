// A text's element is followed by one slot, of a kind that tells what the text is:
//
//   value    plain
//   object   the same all over, with looks on the element
//   block    several runs, each an element
//
// The same text may be one thing now and another later; then the slot changes its kind and the element its content.

extension Visitor {
  /// The text of an element that had looks or runs before.
  func plainText(_ string: String) {
    if isMounting || !Presence.richText || slot(at: passed).kind == .value {
      text(string)
      return
    }
    let slot = next()
    clearText(slot)
    slot.initialize(SlotHeader(kind: .value))
    slot.fingerprint = Fingerprint(string)
    writeText(string)
  }

  /// A text with looks or runs.
  func rich(_ rich: RichText, _ string: String) {
    if !Presence.textRuns {
      let element = open(.span, .text, kind: .t)
      styled(rich, string)
      return close(element)
    }
    let outer = chain
    let probe = TextProbe(outer: outer)
    chain = probe
    let element = open(.span, .text, kind: .t)
    // What a modifier around has put on the element already would be undone by writing it again.
    let isSplit = probe.isStyled || rich.style.needsRun
    if rich.runs.isEmpty, !isSplit {
      styled(rich, string)
    } else {
      let runs = rich.runs.isEmpty ? [TextRun(string)] : rich.runs
      fill(runs, whole: isSplit ? nil : rich, inherited: isSplit ? rich.style : nil)
    }
    close(element)
    chain = outer
  }

  private func styled(_ rich: RichText, _ string: String) {
    let factor = textFactor
    if isMounting {
      append(SlotHeader(kind: .object)).initialize(object: StyledText(rich, string, factor))
      write(rich.style, over: nil)
      if !string.isEmpty { encoder.text(string) }
      return
    }
    let slot = next()
    if slot.kind == .object {
      let text = unsafeDowncast(slot.object, to: StyledText.self)
      if isRedrawing || text.rich !== rich || text.factor != factor {
        write(rich.style, over: text.rich.style, text.factor)
      }
      text.rich = rich
      text.factor = factor
      if !isRedrawing, sameBytes(text.string, string) { return }
      text.string = string
    } else {
      clearText(slot)
      slot.initialize(SlotHeader(kind: .object))
      slot.initialize(object: StyledText(rich, string, factor))
      write(rich.style, over: nil)
    }
    writeText(string)
  }

  private func fill(_ runs: [TextRun], whole: RichText?, inherited: TextStyle?) {
    let style = whole?.style ?? TextStyle()
    let outside: Outside
    if isMounting {
      let block = RichTextBlock(runs, whole, textFactor)
      block.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: block)
      write(style, over: nil)
      outside = enterFresh(block)
    } else {
      let slot = next()
      if slot.kind == .block {
        let old = unsafeDowncast(slot.object, to: RichTextBlock.self)
        write(style, over: old.whole?.style ?? TextStyle(), old.factor)
        if old.isLike(runs) {
          old.whole = whole
          old.factor = textFactor
          outside = enterExisting(old)
        } else {
          remove(old)
          outside = enterRuns(slot, runs, whole, isNew: false)
        }
      } else {
        clearText(slot)
        slot.initialize(SlotHeader(kind: .block))
        write(style, over: nil)
        outside = enterRuns(slot, runs, whole, isNew: true)
      }
    }
    for run in runs { build(run, inherited) }
    leave(outside)
  }

  private func enterRuns(_ slot: SlotPointer, _ runs: [TextRun], _ whole: RichText?, isNew: Bool) -> Outside {
    let block = RichTextBlock(runs, whole, textFactor)
    block.index = UInt32(passed - 1)
    if isNew { slot.initialize(object: block) } else { slot.replace(object: block) }
    return enterFresh(block)
  }

  /// Takes looks and content of a slot's text from its element.
  private func clearText(_ slot: SlotPointer) {
    switch slot.kind {
    case .block where Presence.textRuns:
      let block = unsafeDowncast(slot.object, to: RichTextBlock.self)
      write(TextStyle(), over: block.whole?.style, block.factor)
      remove(block)
    case .object:
      let text = unsafeDowncast(slot.object, to: StyledText.self)
      write(TextStyle(), over: text.rich.style, text.factor)
      if !text.string.isEmpty { writeText("") }
    default:
      if slot.fingerprint != Fingerprint("") { writeText("") }
    }
    slot.destroyPayload()
  }

  private func writeText(_ string: String) {
    if isRedrawing, string.isEmpty { return }
    if !isRedrawing { encoder.target(openID) }
    encoder.text(string)
  }

  /// Brings looks to the open element; while mounting there is nothing to take back.
  ///
  /// `oldFactor` is how much larger text was when the old looks were written.
  private func write(_ style: TextStyle, over old: TextStyle?, _ oldFactor: Double? = nil) {
    let factor = textFactor
    let old = isRedrawing ? nil : old
    if let old, old == style, oldFactor == factor { return }
    // There are few of each: looking for them one in the other takes less code than keeping them.
    style.forEach(isWhole: true) { name, value, isAttribute in
      let value = enlarged(value, by: factor)
      var isSame = false
      old?.forEach(isWhole: true) { oldName, oldValue, _ in
        if oldName == name { isSame = sameBytes(enlarged(oldValue, by: oldFactor), value) }
      }
      if isSame { return }
      if !isWriting { encoder.target(openID) }
      isAttribute ? encoder.attribute(name, value) : encoder.style(name, value)
    }
    old?.forEach(isWhole: true) { oldName, _, isAttribute in
      var isKept = false
      style.forEach(isWhole: true) { name, _, _ in isKept = isKept || name == oldName }
      if isKept { return }
      encoder.target(openID)
      isAttribute ? encoder.removeAttribute(oldName) : encoder.removeStyle(oldName)
    }
  }

  /// The element of a run.
  private func build(_ run: TextRun, _ inherited: TextStyle?) {
    var style = run.style
    if let inherited { style.inherit(inherited) }
    let isLink = run.kind == .link && !container.isInteractive
    let tag: Name
    switch run.kind {
    case .plain, .clock, .picture: tag = .span
    case .strong: tag = .strong
    case .emphasized: tag = .em
    case .code: tag = .code
    case .link: tag = isLink ? .a : .span
    }
    let element = openBare(tag, .raw)
    if isLink { link(run.address) }
    var css = ""
    var paint: String?
    let factor = textFactor
    style.forEach(isWhole: false) { name, value, isAttribute in
      let value = enlarged(value, by: factor)
      if isAttribute { paint = value } else { css += (css.isEmpty ? "" : ";") + name.text + ":" + value }
    }
    attribute(.style, css.isEmpty ? nil : css)
    attribute(.dataPaint, paint)
    if run.kind == .clock { clock(of: run) }
    if Presence.textPictures, run.kind == .picture { picture(of: run) } else { text(words(of: run)) }
    closeBare(element)
  }

  private func link(_ address: String?) {
    let safe = address.flatMap { safeAddress($0) }
    let isOutside = safe.map { $0.lowercasedASCII(hasPrefix: "http") || $0.lowercasedASCII(hasPrefix: "//") } ?? false
    attribute(.href, safe)
    attribute(.target, isOutside ? "_blank" : nil)
    attribute(.rel, isOutside ? "noopener" : nil)
  }
}

/// Notices whether modifiers around a text have put looks on its element.
private final class TextProbe: ChainLink {
  private(set) var isStyled = false

  nonisolated deinit {}

  override func open(_ visitor: Visitor) { isStyled = visitor.decorations.hasTextStyle }
}

nonisolated extension Name {
  /// The text of one of the engine's own names.
  fileprivate var text: String {
    rareIndex.map { WireNames.rare[$0].description } ?? WireNames.table[Int(rawValue)].description
  }

  /// Whether it is a style that a text may have itself.
  @inline(__always) var isLookOfText: Bool {
    switch self {
    case .color, .fontSize, .fontFamily, .fontStyle, .varW, .varFw, .letterSpacing, .textDecoration: true
    default: false
    }
  }
}

extension Decorations {
  /// Whether anything waits that a text may say itself.
  fileprivate var hasTextStyle: Bool {
    for case .style(let name, _) in items where name.isLookOfText { return true }
    return false
  }
}

/// A text that is the same all over.
private final class StyledText: Retained {
  var rich: RichText
  var string: String
  var factor: Double?

  init(_ rich: RichText, _ string: String, _ factor: Double?) {
    self.rich = rich
    self.string = string
    self.factor = factor
    super.init()
  }

  nonisolated deinit {}
}

/// The runs of a text.
private final class RichTextBlock: Block {
  var whole: RichText?
  var factor: Double?
  private let kinds: [TextRun.Kind]

  init(_ runs: [TextRun], _ whole: RichText?, _ factor: Double?) {
    kinds = runs.map(\.kind)
    self.whole = whole
    self.factor = factor
    super.init()
  }

  nonisolated deinit {}

  /// Whether the runs have the same elements.
  func isLike(_ runs: [TextRun]) -> Bool {
    guard runs.count == kinds.count else { return false }
    for (kind, run) in zip(kinds, runs) where kind != run.kind { return false }
    return true
  }
}

nonisolated extension TextStyle {
  /// Whether something in it means nothing on a text's own element.
  fileprivate var needsRun: Bool { values.baseline != nil }
}
