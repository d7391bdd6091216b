import Poet

/// Decides how an order is picked.
///
/// What is told in a step that has no use for it does nothing.
final class RetailEvaluator: ActionEvaluator {
  typealias Step = RetailStep
  typealias Told = RetailTold

  let current: PassableStep<RetailStep>
  let translator: RetailTranslator
  let breadcrumbs = Breadcrumbs()
  private let loading: Performance<OrderRequest, Order, OrderFailure>
  private let storage: OrderStorage
  /// Whether the last thing done was to type: what is typed on is undone together.
  private var isTyping = false

  init(
    loader: some Performer<OrderRequest, Order, OrderFailure>,
    storage: OrderStorage = OrderStorage(),
    clock: ScreenClock = .real
  ) {
    loading = Performance(loader)
    self.storage = storage
    translator = RetailTranslator(clock: clock)
    let kept = storage.kept
    if case .step(let step) = kept {
      current = PassableStep(step)
    } else {
      current = PassableStep(RetailStep(.loading(.first)))
    }
    current.translated(by: translator)
    if kept == .unreadable { translator.sayKeptIsUnreadable() }
  }

  func viewDidAppear() { load() }

  func viewDidDisappear() { loading.cancel() }

  func evaluate(_ told: RetailTold) {
    let wasTyping = isTyping
    isTyping = false
    switch (told, current.step.order) {
    case (.retry, .failed(let request, _)): begin(request.again)
    case (.start, .notStarted(let order)): go(to: .findProducts(FindProducts(order)))
    case (.found(let id), .findProducts(let find)): mark(id, .found, in: find)
    case (.notFound(let id), .findProducts(let find)): askWhy(id, in: find)
    case (.missing(let id, let reason), .findProducts(let find)): mark(id, .notFound(reason), in: find)
    case (.goOn, .findProducts(let find)): goOn(find)
    case (.choose(let location), .chooseLocation(let choice)): choose(location, in: choice)
    case (.note(let text), .chooseLocation(let choice)): type(text, in: choice, isGoingOn: wasTyping)
    case (.handOver, .chooseLocation(let choice)): handOver(choice)
    case (.cancel, let order):
      if order.cancellation != nil { translator.askToCancel(Action(WeakEvaluator(self), .cancelled)) }
    case (.cancelled, _): cancel()
    case (.next, .completed(let handover)): begin(OrderRequest(after: handover.picked.heading))
    case (.next, .cancelled(let find)): begin(OrderRequest(after: find.heading))
    case (.undo, _): show(current.step.undone)
    case (.redo, _): show(current.step.redone)
    default: break
    }
  }
}

extension RetailEvaluator {
  /// Shows a step, if there is one, and keeps it.
  private func show(_ step: RetailStep?) {
    guard let step else { return }
    translator.hideToast()
    current.step = step
    storage.keep(step)
  }

  private func go(to order: OrderStep) { show(current.step.going(to: order)) }

  private func begin(_ request: OrderRequest) {
    show(RetailStep(.loading(request)))
    load()
  }

  /// Asks for the order, where the step says that it is on its way.
  private func load() {
    guard case .loading(let request) = current.step.order else { return }
    loading.perform(request, for: self) { evaluator, result in
      switch result {
      case .success(let order): evaluator.loaded(.notStarted(order))
      case .failure(let failure): evaluator.loaded(.failed(request, failure))
      }
    }
  }

  /// What is said of the beginning stays.
  private func loaded(_ order: OrderStep) {
    let step = RetailStep(order)
    current.step = step
    storage.keep(step)
  }

  private func mark(_ id: Product.ID, _ finding: Finding, in find: FindProducts) {
    guard let marked = find.marking(id, finding), let entry = marked.entry(of: id) else { return }
    go(to: .findProducts(marked))
    let step = current.step
    translator.sayMarked(entry.product, finding, undo: Action(self) { $0.undo(step) })
  }

  /// Takes back what led to a step, as long as it is the one there is.
  private func undo(_ step: RetailStep) { if current.step == step { WeakEvaluator(self).evaluate(.undo) } }

  private func askWhy(_ id: Product.ID, in find: FindProducts) {
    guard let entry = find.entry(of: id) else { return }
    let evaluator = WeakEvaluator(self)
    translator.askWhy(entry.product) { reason in Action(evaluator, .missing(id, reason)) }
  }

  private func goOn(_ find: FindProducts) {
    guard let picked = PickedOrder(find) else { return }
    go(to: .chooseLocation(ChooseLocation(picked: picked, location: nil, note: "")))
  }

  private func choose(_ location: DeliveryLocation, in choice: ChooseLocation) {
    if choice.location == location { return }
    var choice = choice
    choice.location = location
    go(to: .chooseLocation(choice))
  }

  private func type(_ text: String, in choice: ChooseLocation, isGoingOn: Bool) {
    isTyping = true
    if choice.note == text { return }
    var choice = choice
    choice.note = text
    if isGoingOn {
      show(current.step.replacing(with: .chooseLocation(choice)))
    } else {
      go(to: .chooseLocation(choice))
    }
  }

  private func handOver(_ choice: ChooseLocation) {
    guard let handover = choice.handover else { return }
    go(to: .completed(handover))
    translator.celebrate()
  }

  private func cancel() {
    guard let find = current.step.order.cancellation else { return }
    go(to: .cancelled(find))
  }
}
