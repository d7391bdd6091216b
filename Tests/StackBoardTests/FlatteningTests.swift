import RavenTesting
import StackBoard
import SwiftUI
import Testing

/// What a board is made of, for boards made at random.
private indirect enum Plan {
  case row(Int)
  case section(header: Int?, [Plan], footer: Int?)
  case plainSection(Int, [Plan])
  case callout([Plan])
  // What sections are seen through.
  case group([Plan])
  case erased(Plan)
  case padded(Plan)
  case conditional(Plan, Bool)
  case either(Plan, Plan, Bool)
  case repeated([Plan])
  case looped([Plan])

  /// A plan of so many levels at most.
  static func random(_ random: inout SplitMix64, _ next: inout Int, levels: Int) -> Plan {
    func number() -> Int {
      next += 1
      return next
    }
    func several() -> [Plan] { (0..<random.below(4)).map { _ in .random(&random, &next, levels: levels - 1) } }
    func one() -> Plan { .random(&random, &next, levels: levels - 1) }
    if levels == 0 { return .row(number()) }
    switch random.below(13) {
    case 0: return .row(number())
    case 1, 2, 3:
      let header = random.chance(3) ? nil : number()
      return .section(header: header, several(), footer: random.chance(3) ? number() : nil)
    case 4: return .plainSection(number(), several())
    case 5: return .callout(several())
    case 6: return .group(several())
    case 7: return .erased(one())
    case 8: return .padded(one())
    case 9: return .conditional(one(), random.chance(2))
    case 10: return .either(one(), one(), random.chance(2))
    case 11: return .looped(several())
    default: return .repeated(several())
    }
  }

  /// The rows, said as naively as can be; nothing of any header or footer.
  var rows: [Int] {
    switch self {
    case .row(let number): [number]
    case .section(_, let plans, _), .plainSection(_, let plans), .callout(let plans), .group(let plans),
      .repeated(let plans), .looped(let plans):
      plans.flatMap(\.rows)
    case .erased(let plan), .padded(let plan): plan.rows
    case .conditional(let plan, let isShown): isShown ? plan.rows : []
    case .either(let first, let second, let isFirst): (isFirst ? first : second).rows
    }
  }

  /// What the first level of a board has to show.
  var outline: String {
    func section(_ header: Int?, _ plans: [Plan], _ footer: Int?) -> String {
      let rows = plans.flatMap(\.rows).map { "\($0) " }.joined()
      return "[" + (header.map { "h\($0) " } ?? "") + rows + (footer.map { "f\($0) " } ?? "") + "]"
    }
    switch self {
    case .row(let number): return "\(number) "
    case .section(let header, let plans, let footer): return section(header, plans, footer)
    case .plainSection(let header, let plans): return section(header, plans, nil)
    case .callout(let plans): return section(nil, plans, nil)
    case .group(let plans), .repeated(let plans), .looped(let plans): return plans.map(\.outline).joined()
    case .erased(let plan), .padded(let plan): return plan.outline
    case .conditional(let plan, let isShown): return isShown ? plan.outline : ""
    case .either(let first, let second, let isFirst): return (isFirst ? first : second).outline
    }
  }
}

/// A view of the user's own between a board and what is on it.
private struct PlanView: View {
  let plan: Plan

  var body: some View {
    switch plan {
    case .row(let number): Text("\(number) ")
    case .section(let header, let plans, let footer):
      StackBoardSection {
        PlansView(plans: plans)
      } header: {
        if let header { Text("h\(header) ") }
      } footer: {
        if let footer { Text("f\(footer) ") }
      }
    case .plainSection(let header, let plans): Section("h\(header) ") { PlansView(plans: plans) }
    case .callout(let plans): Callout { PlansView(plans: plans) }
    case .group(let plans): Group { PlansView(plans: plans) }
    case .erased(let plan): AnyView(PlanView(plan: plan))
    case .padded(let plan): PlanView(plan: plan).padding().tint(.red)
    case .conditional(let plan, let isShown): if isShown { PlanView(plan: plan) }
    case .either(let first, let second, let isFirst):
      if isFirst { PlanView(plan: first) } else { PlanView(plan: second) }
    case .looped(let plans): LoopView(plans: plans)
    case .repeated(let plans): PlansView(plans: plans)
    }
  }
}

private struct PlansView: View {
  let plans: [Plan]
  var body: some View { ForEach(0..<plans.count) { PlanView(plan: plans[$0]) } }
}

/// Views made by a loop of the board's builder.
private struct LoopView: View {
  let plans: [Plan]
  var body: some View { ForEach(blocks) { $0 } }

  @StackBoardBuilder private var blocks: [AnyBlock] {
    for plan in plans { PlanView(plan: plan) }
  }
}

struct FlatteningTests {
  @Test func `sections in sections dissolve into the outermost one`() throws {
    let page = try TestPage(
      StackBoard {
        StackBoardSection("Account: ") {
          Text("Name, ")
          Text("Email ")
        }
        StackBoardSection("Preferences: ") {
          StackBoardSection("Notifications") {
            Text("Push, ")
            Text("Email, ")
            StackBoardSection("Modes") {
              Text("Save Power, ")
              Text("Sleep Mode, ")
            }
          }
          Text("Dark Mode ")
        }
        StackBoardSection("Footer: ") { Text("Footer Info") }
      }
      .stackBoardStyle(OutlineStyle())
    )
    #expect(
      page.text == "[Account: Name, Email ]"
        + "[Preferences: Push, Email, Save Power, Sleep Mode, Dark Mode ]"
        + "[Footer: Footer Info]"
    )
  }

  @Test(arguments: 1...400) func `boards made at random are as flat as naive rules make them`(seed: Int) throws {
    var (random, next) = (SplitMix64(seed: UInt64(seed)), 0)
    let plans = (0..<4).map { _ in Plan.random(&random, &next, levels: 6) }
    let page = try TestPage(StackBoard { PlansView(plans: plans) }.stackBoardStyle(OutlineStyle()))
    #expect(page.text == plans.map(\.outline).joined())
  }

  @Test func `each part is looked at once, with ten thousand rows`() throws {
    let before = (BoardCount.parts, BoardCount.flattened)
    let board = StackBoard {
      ForEach(0..<100) { section in
        StackBoardSection("\(section)") {
          StackBoardSection("inner") { ForEach(0..<100) { Text("\($0)") } }
        }
      }
    }
    let page = try TestPage(board.stackBoardStyle(OutlineStyle()))
    // Sections, those in them, and rows.
    #expect(BoardCount.parts - before.0 == 100 + 100 + 10_000)
    #expect(BoardCount.flattened - before.1 == 100 + 100 + 10_000)
    #expect(page.document.ids(tag: "p").count == 10_000)
  }

  @Test func `two hundred levels are no trouble`() throws {
    var plan = Plan.row(0)
    for level in 1...200 { plan = .section(header: level, [plan, .row(level)], footer: nil) }
    let before = BoardCount.flattened
    let page = try TestPage(StackBoard { PlanView(plan: plan) }.stackBoardStyle(OutlineStyle()))
    #expect(page.text == plan.outline)
    #expect(BoardCount.flattened - before == 200 + 201)
  }
}

struct NestingTests {
  private struct Sample: View {
    var body: some View {
      StackBoard {
        StackBoardSection("A ") {
          Text("a ")
          StackBoardSection("B ", footer: "below B ") {
            Text("b ")
            StackBoardSection { Text("c ") }
            StackBoardSection("D ") { Text("d ") }
          }
        }
      }
      .stackBoardStyle(OutlineStyle())
    }
  }

  @Test func `headers in sections go`() throws {
    #expect(try TestPage(Sample()).text == "[A a b c d ]")
  }

  @Test func `headers in sections become rows if that is wanted`() throws {
    #expect(try TestPage(Sample().stackBoardNesting(.inlineHeaders)).text == "[A a [B ]b c [D ]d ]")
  }

  @Test func `headers in sections are named, each once, if that is wanted`() throws {
    struct Board: View {
      @State private var isWide = false
      var body: some View {
        Button("widen") { isWide = true }
        StackBoard {
          StackBoardSection("A ") {
            StackBoardSection("B") { Text("b ") }
            if isWide { StackBoardSection("C and more") { Text("c ") } }
          }
        }
        .stackBoardStyle(OutlineStyle())
        .stackBoardNesting(.report)
      }
    }
    var reported: [Diagnostic] = []
    let handler = Diagnostics.handler
    Diagnostics.handler = { reported.append($0) }
    defer { Diagnostics.handler = handler }
    let page = try TestPage(Board())
    #expect(reported.map(\.code) == ["dropped-header"])
    #expect(reported.first?.text.contains("\"B\"") == true)
    try page.click(text: "widen")
    #expect(page.text == "widen[A b c ]")
    #expect(reported.count == 2)
    #expect(reported.last?.text.contains("\"C and more\"") == true)
  }
}
