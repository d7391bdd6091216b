import RavenTesting

@testable import Raven

/// One random page and its naive twin, changed step by step until they differ.
final class OracleRun {
  /// What a fault does to the commands of a batch before the page gets them.
  typealias Fault = (inout [DOMCommand], inout SplitMix64) -> Void

  private var generator: SpecGenerator
  private let coordinator: RenderCoordinator
  private let document = ModelDocument()
  private let fault: Fault?
  private var state: [String: Int] = [:]
  private var actions: [NaiveNode.Action] = []
  private var pokes: [Int: String] = [:]
  private var asked = false
  private var isFirstAct = true
  /// What the last step did, for a failure's text.
  private(set) var lastStep = "mount"
  private(set) var lastCommands: [DOMCommand] = []
  /// The bytes of the last step, if it sent any.
  private(set) var lastBatch: [UInt8] = []
  /// The checkbox that a person switched in the last step.
  private(set) var lastSwitch: (id: UInt32, isOn: Bool)?
  /// The HTML of a fresh page after the last step; only if asked for.
  private(set) var freshHTML = ""
  private let writesHTML: Bool
  /// The sizes seen, to know that the run was about something.
  private(set) var largestPage = 0
  private(set) var stepsWithCommands = 0
  private let blocksBefore: Int
  private let boxesBefore: Int

  init(seed: UInt64, writesHTML: Bool = false, fault: Fault? = nil) throws {
    self.writesHTML = writesHTML
    generator = SpecGenerator(seed: seed)
    self.fault = fault
    // What an earlier page left behind must go before anything is counted.
    SpecWorld.pokes = [:]
    SpecWorld.seeds = [:]
    SpecWorld.isRecording = true
    SpecWorld.model = SpecModel(generator.child())
    blocksBefore = LifetimeCount.blocks
    boxesBefore = StateRegistry.liveCount
    coordinator = RenderCoordinator(SpecRoot(model: SpecWorld.model))
    coordinator.onNeedsCommit = { [weak self] in self?.asked = true }
    try commit()
  }

  nonisolated deinit {}

  /// The page, for samples.
  var tree: [VNode] { document.tree }

  // MARK: Steps

  /// Does something at random, and says what differs afterwards, if anything does.
  func step() throws -> String? {
    isFirstAct = true
    lastBatch = []
    lastSwitch = nil
    for _ in 0...generator.random.below(2) {
      try act()
      isFirstAct = false
    }
    try commit()
    return try difference()
  }

  private func act() throws {
    let model = SpecWorld.model
    switch generator.random.below(10) {
    case 0, 1: if try !event() { changeTree() }
    case 2: if !poke() { changeTree() }
    case 3:
      let flag = generator.random.below(model.flags.count)
      model.flags[flag].toggle()
      lastStep = "flag \(flag)"
    case 4:
      let word = generator.random.below(model.words.count)
      model.words[word] = "word \(generator.random.below(9))"
      lastStep = "word \(word)"
    default: changeTree()
    }
  }

  private func changeTree() {
    generator.change(&SpecWorld.model.root)
    if SpecWorld.model.root.size > 150 { SpecWorld.model.root = generator.child() }
    lastStep = "tree"
  }

  /// Clicks or switches something; at most one a commit, since what listens may be gone after it.
  private func event() throws -> Bool {
    let listening = document.ids.filter { document.mask(of: $0) != 0 }
    guard !actions.isEmpty, listening.count == actions.count, isFirstAct else { return false }
    let index = generator.random.below(actions.count)
    let (id, action) = (listening[index], actions[index])
    lastStep = "event \(action)"
    switch action {
    case .count(let path):
      state[path, default: 0] += 1
      _ = coordinator.perform(PageEvent(node: id, payload: .click([])))
    case .nothing: _ = coordinator.perform(PageEvent(node: id, payload: .click([])))
    case .flag, .switchOwner:
      let isOn = !document.isChecked(id)
      document.setChecked(id, isOn)
      lastSwitch = (id, isOn)
      if case .switchOwner(let path) = action { state[path] = isOn ? 1 : 0 }
      _ = coordinator.perform(PageEvent(node: id, payload: .change(version: 0, isChecked: isOn, value: "on")))
    }
    return true
  }

  private func poke() -> Bool {
    guard !pokes.isEmpty else { return false }
    let tags = pokes.keys.sorted()
    let tag = tags[generator.random.below(tags.count)]
    guard let path = pokes[tag], let poke = SpecWorld.pokes[tag] else { return false }
    lastStep = "poke \(tag)"
    state[path, default: 0] += 1
    poke()
    return true
  }

  private func commit() throws {
    guard let batch = coordinator.takeBatch() else { return }
    stepsWithCommands += 1
    lastBatch = batch
    lastCommands = try DOMCommand.decode(batch)
    if let fault { fault(&lastCommands, &generator.random) }
    try document.apply(lastCommands)
  }

  // MARK: Checks

  private func difference() throws -> String? {
    var naive = NaiveRenderer(state)
    let expected = naive.render(SpecWorld.model.root)
    state = naive.met
    pokes = naive.pokes
    actions = expected.flatMap(\.actions)
    let tree = document.tree
    largestPage = max(largestPage, document.ids.count)
    if let difference = VNode.firstDifference(tree, expected.map(\.markup)) {
      return "page against naive: \(difference)"
    }
    if let difference = listenerDifference() { return difference }
    if let difference = try drawnDifference() { return difference }
    return try freshDifference(tree, naive)
  }

  /// Draws the page whole and compares.
  private func drawnDifference() throws -> String? {
    SpecWorld.isRecording = false
    defer { SpecWorld.isRecording = true }
    guard let drawing = coordinator.draw() else { return "there is no drawing" }
    return try document.difference(from: drawing).map { "page against its drawing: \($0)" }
  }

  private func listenerDifference() -> String? {
    let listening = document.ids.filter { document.mask(of: $0) != 0 }
    if coordinator.listeners.count != listening.count {
      return "\(coordinator.listeners.count) listeners for \(listening.count) elements that listen"
    }
    for id in listening where coordinator.listeners.find(id)?.mask != document.mask(of: id) {
      return "the listener of node \(id) does not listen to what the page says"
    }
    return nil
  }

  /// Builds the same values from nothing and compares.
  private func freshDifference(_ tree: [VNode], _ naive: NaiveRenderer) throws -> String? {
    let blocks = LifetimeCount.blocks - blocksBefore
    SpecWorld.isRecording = false
    SpecWorld.seeds = naive.byTag
    defer {
      SpecWorld.isRecording = true
      SpecWorld.seeds = [:]
    }
    let before = LifetimeCount.blocks
    let fresh = RenderCoordinator(SpecRoot(model: SpecWorld.model))
    defer { fresh.end() }
    let page = ModelDocument()
    let batch = fresh.takeBatch() ?? []
    try page.apply(batch)
    if writesHTML {
      freshHTML = String(decoding: HTMLWriter.page(of: batch, names: fresh.internedNames).html, as: UTF8.self)
    }
    if !naive.disagrees {
      if let difference = VNode.firstDifference(tree, page.tree) {
        return "page against fresh page: \(difference)"
      }
      if LifetimeCount.blocks - before != blocks {
        return "\(blocks) blocks against \(LifetimeCount.blocks - before) of a fresh page"
      }
    }
    return nil
  }

  /// Ends the page and says what is left.
  func end() -> String? {
    coordinator.end()
    SpecWorld.pokes = [:]
    let blocks = LifetimeCount.blocks - blocksBefore
    let boxes = StateRegistry.liveCount - boxesBefore
    if coordinator.listeners.count != 0 { return "\(coordinator.listeners.count) listeners are left" }
    return blocks == 0 && boxes == 0 ? nil : "\(blocks) blocks and \(boxes) boxes are left"
  }
}
