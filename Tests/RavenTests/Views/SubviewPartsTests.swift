import Raven
import RavenTesting
import Testing

/// What content is made of, for content made at random.
private indirect enum Plan {
  case leaf(Int)
  case section(header: Int?, [Plan], footer: Int?)
  // What sections are seen through.
  case group([Plan])
  case erased(Plan)
  case padded(Plan)
  case conditional(Plan, Bool)
  case repeated([Plan])

  /// A plan of so many levels at most.
  static func random(_ random: inout SplitMix64, _ next: inout Int, levels: Int) -> Plan {
    func number() -> Int {
      next += 1
      return next
    }
    func several() -> [Plan] { (0..<random.below(4)).map { _ in .random(&random, &next, levels: levels - 1) } }
    func one() -> Plan { .random(&random, &next, levels: levels - 1) }
    if levels == 0 { return .leaf(number()) }
    switch random.below(8) {
    case 0: return .leaf(number())
    case 1, 2:
      let header = random.chance(2) ? number() : nil
      return .section(header: header, several(), footer: random.chance(3) ? number() : nil)
    case 3: return .group(several())
    case 4: return .erased(one())
    case 5: return .padded(one())
    case 6: return .conditional(one(), random.chance(2))
    default: return .repeated(several())
    }
  }

  /// What has to be found, said as naively as can be: the parts between brackets, `h` and `f` in front of headers and footers.
  var outline: String {
    switch self {
    case .leaf(let number): "\(number) "
    case .section(let header, let plans, let footer):
      "[\(header.map { "h\($0) " } ?? "")\(plans.map(\.outline).joined())\(footer.map { "f\($0) " } ?? "")]"
    case .group(let plans), .repeated(let plans): plans.map(\.outline).joined()
    case .erased(let plan), .padded(let plan): plan.outline
    case .conditional(let plan, let isShown): isShown ? plan.outline : ""
    }
  }
}

/// A view of the user's own between a container and what is in it.
private struct PlanView: View {
  let plan: Plan

  var body: some View {
    switch plan {
    case .leaf(let number): Text("\(number) ")
    case .section(let header, let plans, let footer):
      Section {
        PlansView(plans: plans)
      } header: {
        if let header { Text("h\(header) ") }
      } footer: {
        if let footer { Text("f\(footer) ") }
      }
    case .group(let plans): Group { PlansView(plans: plans) }
    case .erased(let plan): AnyView(PlanView(plan: plan))
    case .padded(let plan): PlanView(plan: plan).padding()
    case .conditional(let plan, let isShown): if isShown { PlanView(plan: plan) }
    case .repeated(let plans): PlansView(plans: plans)
    }
  }
}

private struct PlansView: View {
  let plans: [Plan]
  var body: some View { ForEach(0..<plans.count) { PlanView(plan: plans[$0]) } }
}

/// Shows parts as plans say them.
private struct Outline<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { Group(parts: content) { OutlineLevel(parts: $0) } }
}

private struct OutlineLevel: View {
  let parts: SubviewParts

  var body: some View {
    ForEach(parts) { part in
      switch part {
      case .view(let view): OutlineRow(view: view)
      case .section(let section): OutlineSection(section: section)
      }
    }
  }
}

private struct OutlineRow: View {
  let view: Subview
  var body: some View { WebElement("li") { view } }
}

private struct OutlineSection: View {
  let section: SubviewSection

  var body: some View {
    WebElement("section") {
      Text("[")
      section.header
      OutlineLevel(parts: section.content)
      section.footer
      Text("]")
    }
  }
}

private struct CountingRow: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name)\(count) ") { count += 1 } }
}

private struct Board: View {
  @State private var isNew = false
  @State private var title = "A"

  var body: some View {
    Button("toggle") { isNew.toggle() }
    Button("rename") { title += "!" }
    Outline {
      if isNew { Section("N ") { Text("new ") } }
      CountingRow(name: "loose")
      Section("\(title) ") {
        CountingRow(name: "a")
        Section { CountingRow(name: "b") }.padding(2)
      }
    }
  }
}

@MainActor struct SubviewPartsTests {
  private func outline(_ page: TestPage) -> String {
    page.text.replacing("toggle", with: "").replacing("rename", with: "")
  }

  @Test(arguments: 1...300) func `parts are found through everything, in order and to any depth`(seed: Int) throws {
    var (random, next) = (SplitMix64(seed: UInt64(seed)), 0)
    let plans = (0..<4).map { _ in Plan.random(&random, &next, levels: 5) }
    let page = try TestPage(Outline { PlansView(plans: plans) })
    #expect(page.text == plans.map(\.outline).joined())
  }

  @Test func `parts keep state and elements when others come, go and change`() throws {
    let page = try TestPage(Board())
    try page.click(text: "b0 ")
    try page.click(text: "loose0 ")
    #expect(outline(page) == "loose1 [A a0 [b1 ]]")
    let rows = page.document.ids(tag: "li")
    try page.click(text: "toggle")
    #expect(outline(page) == "[N new ]loose1 [A a0 [b1 ]]")
    #expect(Array(page.document.ids(tag: "li").dropFirst()) == rows)
    try page.click(text: "rename")
    #expect(outline(page) == "[N new ]loose1 [A! a0 [b1 ]]")
    try page.click(text: "toggle")
    #expect(outline(page) == "loose1 [A! a0 [b1 ]]")
    #expect(page.document.ids(tag: "li") == rows)
  }

  @Test func `what changes in one row leaves the others alone`() throws {
    let page = try TestPage(Board())
    page.clearRuns()
    try page.click(text: "b0 ")
    #expect(page.runs.filter { $0.hasSuffix("Row") } == ["CountingRow"])
    #expect(page.log.count == 1)
  }

  @Test func `two hundred levels are no trouble`() throws {
    var plan = Plan.leaf(0)
    for level in 1...200 { plan = .section(header: level, [plan], footer: nil) }
    let page = try TestPage(Outline { PlanView(plan: plan) })
    #expect(page.text == plan.outline)
  }

  @Test func `a view that holds a child shows what becomes of the child`() throws {
    struct Numbered<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View { Group(subviews: content) { children in ForEach(children) { OutlineRow(view: $0) } } }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Button("count") { count += 1 }
        Numbered {
          Text("count is \(count)")
          Text("always")
        }
      }
    }
    let page = try TestPage(Page())
    try page.click(text: "count")
    #expect(page.text == "countcount is 1always")
  }
}
