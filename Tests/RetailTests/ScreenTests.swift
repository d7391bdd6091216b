import Poet
import PoetTesting
import RavenTesting
import SwiftUI
import Testing

@testable import Retail

/// Which views run when something changes, and what goes with the screen.
struct ScreenTests {
  private struct Shelf: View {
    let make: () -> RetailEvaluator
    @State private var isOpen = true

    var body: some View {
      Button("Close") { isOpen = false }
      if isOpen {
        Screen(make()) { evaluator, translator in RetailPage(evaluator: evaluator, translator: translator) }
      }
    }
  }

  /// The names of the views that ran, without what the framework's own are made of.
  private func own(_ page: TestPage) -> [String] {
    let names = [
      "Screen", "RetailView", "RetailPage", "PageHeader", "StageView", "Columns", "Card", "NoticeView",
      "InstructionsCard", "InstructionRow", "ProductsCard", "ProductRowView", "ShelfTag", "MarkButton", "LocationCard",
      "LocationButton", "NoteField", "NoteFooter", "SummaryCard", "SummaryRow", "ActionBar", "BarLayout", "HintView",
      "CancelButton", "MainButton", "HistoryLabel", "ObservingTextView", "ObservingPageView", "Hideable",
      "ButtonActionView", "ToastView", "AlertView", "ActionSheetView", "BusyView", "CharacterBezel",
    ]
    return page.runs.map { $0.prefix { $0 != "<" }.description }.filter(names.contains).sorted()
  }

  @Test func `marking a product runs the views that show it, and no others`() throws {
    let given = Given(RetailStep(.findProducts(OrderStep.finding)))
    let evaluator = given.evaluator!
    let page = try TestPage(
      Screen(evaluator) { evaluator, translator in RetailPage(evaluator: evaluator, translator: translator) }
    )
    given.when(.found(1))
    try page.commit()
    page.clearRuns()
    given.when(.found(2))
    try page.commit()
    #expect(
      own(page) == [
        // How many are still to be marked.
        "HintView", "MarkButton", "MarkButton",
        // The list of products, and that of the summary.
        "ObservingPageView", "ObservingPageView",
        // The product; of the summary, what was found and what is open; what is said of it.
        "ProductRowView", "SummaryRow", "SummaryRow", "ToastView",
      ]
    )
    page.clearRuns()
    given.when(.found(2))
    try page.commit()
    #expect(page.runs.isEmpty && page.lastBatch.isEmpty)
  }

  @Test func `the screen's body runs once, whatever happens, and so does that of the page`() throws {
    let given = Given()
    let evaluator = given.evaluator!
    let page = try TestPage(
      Screen(evaluator) { evaluator, translator in RetailPage(evaluator: evaluator, translator: translator) }
    )
    try page.commit()
    #expect(given.loader.inputs == [.first])
    page.clearRuns()
    given.loader.succeed(with: OrderStep.order)
    for told: RetailTold in [
      .start, .found(1), .missing(2, .soldOut), .found(3), .found(4), .found(5), .goOn, .choose(.locker), .note("R"),
      .handOver, .undo, .undo, .redo, .cancelled, .next,
    ] {
      given.when(told)
      try page.commit()
    }
    #expect(given.order == .loading(OrderRequest(turn: 2, attempt: 1)))
    let ran = own(page)
    #expect(!ran.isEmpty)
    for name in ["Screen", "RetailPage", "PageHeader", "ActionBar"] {
      #expect(!ran.contains(name), "\(name) ran again")
    }
  }

  @Test func `what is kept later runs no view of the app`() throws {
    let page = try TestPage(RetailView())
    page.clearRuns()
    // The stock room has not answered yet: a failed order would be another text.
    #expect(page.text.contains("Waiting for an order"))
    struct Keeping: View {
      @AppStorage("retail.order") private var kept = ""
      var body: some View {
        Button("Keep") { kept = "something else" }
        RetailView()
      }
    }
    let keeping = try TestPage(Keeping())
    keeping.clearRuns()
    try keeping.click(text: "Keep")
    // It was heard of, by what made the evaluator, and goes no further.
    #expect(keeping.runs.contains { $0.hasPrefix("ScreenMaking<") })
    #expect(own(keeping).isEmpty)
  }

  @Test func `when the screen closes, evaluator and translator go, and its work is cancelled`() throws {
    let loader = MockPerformer<OrderRequest, Order, OrderFailure>()
    weak var evaluator: RetailEvaluator?
    weak var translator: RetailTranslator?
    let page = try TestPage(
      Shelf {
        let made = RetailEvaluator(loader: loader)
        (evaluator, translator) = (made, made.translator)
        return made
      }
    )
    try page.commit()
    #expect(evaluator != nil && translator != nil)
    #expect(loader.inputs == [.first])
    try page.click(text: "Close")
    #expect(evaluator == nil && translator == nil)
    #expect(loader.cancelled == 1)
    loader.succeed(with: OrderStep.order)
    #expect(page.text == "Close")
  }

  @Test func `a page with an order half picked is restored in the first batch`() throws {
    let given = Given(RetailStep(.findProducts(OrderStep.marked { $0 == 1 ? .found : nil })))
    let evaluator = given.evaluator!
    let page = try TestPage(
      Screen(evaluator) { evaluator, translator in RetailPage(evaluator: evaluator, translator: translator) }
    )
    #expect(page.text.contains("Order 1041") && page.text.contains("4 products still to be marked"))
    #expect(!page.text.contains("Loading"))
  }
}
