import Poet

/// Makes everything the screen shows of each step: all words are here, and in its extensions.
final class RetailTranslator: Translator, AlertTranslating, ActionSheetTranslating, BezelTranslating, BusyTranslating,
  ToastTranslating
{
  let title = ObservableString()
  let subtitle = ObservableString()
  let stage = ObservableValue(Stage(reached: 0, text: ""))
  let headline = ObservableString()
  let instructions = ObservableArray<Instruction>()
  let notice = ObservableValue<Notice?>(nil)
  let products = ObservableArray<ProductRow>()
  let hasProducts = ObservableBool()
  let isChoosing = ObservableBool()
  let locations = ObservableArray<LocationRow>()
  let note = ObservableString()
  let noteLength = ObservableString()
  let noteProblem = ObservableString()
  let summary = ObservableArray<SummaryLine>()
  let mainButton = ObservableValue<StepButton?>(nil)
  /// Why the main button cannot be pressed, or what pressing it does; may be empty.
  let hint = ObservableString()
  let canCancel = ObservableBool()
  let canUndo = ObservableBool()
  let canRedo = ObservableBool()

  let alertTranslator = AlertTranslator()
  let actionSheetTranslator = ActionSheetTranslator()
  let busyTranslator = BusyTranslator()
  let bezelTranslator: BezelTranslator
  let toastTranslator: ToastTranslator

  /// Creates a translator whose toasts and bezels take their time from a clock.
  init(clock: ScreenClock = .real) {
    bezelTranslator = BezelTranslator(clock: clock)
    toastTranslator = ToastTranslator(clock: clock)
  }

  func translate(step: RetailStep) {
    canUndo.bool = step.history.canUndo
    canRedo.bool = step.history.canRedo
    canCancel.bool = step.order.cancellation != nil
    showHeading(of: step.order)
    switch step.order {
    case .loading(let request): showLoading(request)
    case .failed(let request, let failure): showFailed(request, failure)
    case .notStarted(let order): showNotStarted(order)
    case .findProducts(let find): showFind(find)
    case .chooseLocation(let choice): showChoice(choice)
    case .completed(let handover): showCompleted(handover)
    case .cancelled(let find): showCancelled(find)
    }
  }
}

// The steps. What only some of them show is given to all by the functions below.
extension RetailTranslator {
  private func showLoading(_ request: OrderRequest) {
    showBusy(request.attempt == 1 ? "Loading your order" : "Loading your order again")
    showStage(0, "Waiting for an order")
    showInstructions("A moment, please", ["Your order is on its way from the stock room."])
    showProducts([])
    showNoChoice()
    notice.value = nil
    summary.array = []
    mainButton.value = nil
    hint.string = ""
  }

  private func showFailed(_ request: OrderRequest, _ failure: OrderFailure) {
    hideBusy()
    showStage(0, "Waiting for an order")
    showInstructions(
      "What you can do",
      ["Go where the connection is better: near the counter, for instance.", "Try again."]
    )
    showProducts([])
    showNoChoice()
    switch failure {
    case .noConnection:
      let again = request.attempt > 1 ? " We tried \(request.attempt) times." : ""
      notice.value = Notice(
        kind: .failure,
        title: "No connection to the stock room",
        text: "Your next order could not be loaded.\(again)"
      )
    }
    summary.array = []
    mainButton.value = StepButton(name: "Try again", told: .retry)
    hint.string = ""
  }

  private func showNotStarted(_ order: Order) {
    let marked = FindProducts(order).products
    hideBusy()
    showStage(1, "Get ready")
    showInstructions(
      "Get ready",
      [
        "Take an empty basket.", "Put the label with number \(order.heading.number) on it.",
        "Start when you are ready.",
      ]
    )
    showProducts(marked)
    showNoChoice()
    notice.value = nil
    summary.array = [SummaryLine(id: .products, name: "To find", value: "\(marked.count)")]
    mainButton.value = StepButton(name: "Start picking", told: .start)
    hint.string = ""
  }

  private func showFind(_ find: FindProducts) {
    hideBusy()
    showStage(2, "Find the products")
    showInstructions(
      "Find the products",
      [
        "Go from shelf to shelf.", "Put what you find into the basket, and mark it as found.",
        "Mark what you cannot find, and say why.",
      ]
    )
    showProducts(find.products, isMarkable: true)
    showNoChoice()
    summary.array = findings(find.products)
    if find.isInVain {
      notice.value = Notice(
        kind: .warning,
        title: "Nothing was found",
        text: "There is nothing to hand over, so this order can only be cancelled. "
          + "If something turns up after all, mark it as found."
      )
      mainButton.value = StepButton(name: "Cancel order…", told: .cancel, isDestructive: true)
      canCancel.bool = false
    } else {
      notice.value = nil
      mainButton.value = StepButton(name: "Choose a place", told: .goOn, isEnabled: find.open == 0)
    }
    hint.string = find.open == 0 ? "" : "\(Self.count(find.open)) still to be marked"
  }

  private func showChoice(_ choice: ChooseLocation) {
    hideBusy()
    showStage(3, "Choose a place")
    showInstructions(
      "Where does it go?",
      ["Take the basket to a free place.", "Choose here where it is.", "Add a note for the customer if you like."]
    )
    showProducts(choice.picked.marked)
    notice.value = nil
    isChoosing.bool = true
    locations.array = DeliveryLocation.allCases.map { place in
      LocationRow(id: place, name: place.name, detail: place.detail, isChosen: place == choice.location)
    }
    note.string = choice.note
    let typed = CustomerNote.trimmed(choice.note)
    noteLength.string = "\(typed.count) of \(CustomerNote.longest) characters"
    noteProblem.string = Self.noteValidation.message(for: typed) ?? ""
    summary.array = findings(choice.picked.marked) + place(choice.location)
    mainButton.value = StepButton(name: "Hand over", told: .handOver, isEnabled: choice.handover != nil)
    hint.string =
      choice.location == nil
      ? "Choose where the order waits" : choice.handover == nil ? "The note is too long" : ""
  }

  private func showCompleted(_ handover: Handover) {
    hideBusy()
    showStage(4, "Handed over")
    showInstructions(
      "What comes next",
      ["Bring what is left in the basket back to its shelf.", "Take the next order when you are ready."]
    )
    showProducts(handover.picked.marked)
    showNoChoice()
    notice.value = Notice(
      kind: .success,
      title: "Handed over",
      text: "\(handover.picked.heading.customer) now knows that it is \(handover.location.whereabouts)."
    )
    summary.array =
      findings(handover.picked.marked) + place(handover.location)
      + (handover.note.map { [SummaryLine(id: .note, name: "Note", value: "", detail: $0.text)] } ?? [])
    mainButton.value = StepButton(name: "Next order", told: .next)
    hint.string = ""
  }

  private func showCancelled(_ find: FindProducts) {
    hideBusy()
    showStage(0, "Cancelled")
    showInstructions(
      "What comes next",
      ["Put back what is in the basket.", "Take the label off.", "Take the next order when you are ready."]
    )
    showProducts(find.products)
    showNoChoice()
    notice.value = Notice(
      kind: .warning,
      title: "Cancelled",
      text: find.isInVain
        ? "Nothing was found. \(find.heading.customer) gets nothing, and pays nothing."
        : "\(find.heading.customer) gets nothing, and pays nothing."
    )
    summary.array = findings(find.products)
    mainButton.value = StepButton(name: "Next order", told: .next)
    hint.string = ""
  }
}

// What steps have in common.
extension RetailTranslator {
  private func showHeading(of order: OrderStep) {
    if let heading = order.heading {
      title.string = "Order \(heading.number)"
      subtitle.string = "For \(heading.customer)"
    } else {
      title.string = "Retail"
      subtitle.string = "Orders to pick"
    }
  }

  private func showStage(_ reached: Int, _ name: String) {
    let place = reached == 0 ? "" : "Step \(reached) of \(Stage.count): "
    stage.value = Stage(reached: reached, text: place + name)
  }

  private func showInstructions(_ headline: String, _ texts: [String]) {
    self.headline.string = headline
    instructions.array = texts.enumerated().map { Instruction(id: $0.offset + 1, text: $0.element) }
  }

  private func showProducts(_ marked: [MarkedProduct], isMarkable: Bool = false) {
    hasProducts.bool = !marked.isEmpty
    products.array = marked.map { entry in
      ProductRow(
        id: entry.product.id,
        name: entry.product.name,
        amount: entry.product.amount,
        shelf: "Shelf \(entry.product.shelf)",
        mark: entry.finding.mark,
        state: entry.finding?.words ?? "",
        isMarkable: isMarkable
      )
    }
  }

  private func showNoChoice() {
    isChoosing.bool = false
    locations.array = []
    note.string = ""
    noteLength.string = ""
    noteProblem.string = ""
  }

  private func findings(_ marked: [MarkedProduct]) -> [SummaryLine] {
    let missing = marked.filter { $0.finding.mark == .notFound }
    let open = marked.count { $0.finding == nil }
    var lines = [
      SummaryLine(id: .found, name: "Found", value: "\(marked.count - missing.count - open) of \(marked.count)")
    ]
    if !missing.isEmpty {
      let names = missing.map(\.product.name).joined(separator: ", ")
      lines.append(SummaryLine(id: .notFound, name: "Not found", value: "\(missing.count)", detail: names))
    }
    if open > 0 { lines.append(SummaryLine(id: .open, name: "Not marked", value: "\(open)")) }
    return lines
  }

  private func place(_ location: DeliveryLocation?) -> [SummaryLine] {
    [SummaryLine(id: .location, name: "Where", value: location?.name ?? "Not chosen")]
  }

  /// What is wrong with a note, without white space around it.
  static let noteValidation = TextValidation([
    .maximum(CustomerNote.longest, "A note has up to \(CustomerNote.longest) characters.")
  ])

  static func count(_ products: Int) -> String { products == 1 ? "1 product" : "\(products) products" }
}
