/// What an alert or a choice of actions shows: title, message, and its actions put in order.
struct Question<Actions: View, Message: View>: View {
  let manner: PresentationManner
  let title: String
  var isTitleHidden = false
  let actions: Actions
  let message: Message
  @Environment(read: { $0.presentation }) private var presentation

  var body: some View {
    let number = presentation?.number ?? 0
    WebElement("div", ["class": "ask"]) {
      WebElement("h2", ["id": "title-\(number)", "class": isTitleHidden ? "unseen" : nil]) { Text(title) }
      WebElement("div", ["id": "message-\(number)", "class": "said"]) { message }
      Group(subviews: actions) { QuestionActions(manner: manner, children: $0) }
    }
  }
}

/// The actions: fields, then buttons, the one that cancels last, or first of two side by side.
private struct QuestionActions: View {
  let manner: PresentationManner
  let children: SubviewsCollection

  private struct Action: Identifiable {
    let id: Subview.ID
    let view: Subview
    let keys: ActionKeys
  }

  var body: some View {
    let purposes = children.map { $0.containerValues.actionPurpose }
    let count = purposes.count { $0 != .other }
    let isPair = manner == .alert && count == 2
    WebElement("div", ["class": isPair ? "actions pair" : "actions"]) {
      ForEach(inOrder(isPair, purposes)) { $0.view.environment(\.actionKeys, $0.keys) }
      if !purposes.contains(.cancel), manner == .confirmation || count == 0 {
        Button(manner == .alert ? "OK" : "Cancel", role: .cancel) {}
          .environment(\.actionKeys, ActionKeys(isDefault: manner == .alert, isEscape: true))
      }
    }
  }

  private func inOrder(_ isPair: Bool, _ purposes: [ActionPurpose]) -> [Action] {
    let others = purposes.indices.filter { purposes[$0] == .other }
    let cancels = purposes.indices.filter { purposes[$0] == .cancel }
    let rest = purposes.indices.filter { purposes[$0] == .action || purposes[$0] == .destructive }
    let shortcuts = children.map { $0.containerValues.actionShortcut }
    let chosen = purposes.indices.first { shortcuts[$0] == .defaultAction }
    let preferred = chosen ?? (manner == .alert ? rest.first { purposes[$0] == .action } : nil)
    let leaving = purposes.indices.first { shortcuts[$0] == .cancelAction }
    let isAlone = manner == .alert && cancels.isEmpty && rest.count == 1
    return (others + (isPair ? cancels + rest : rest + cancels)).map { index in
      let isEscape = leaving.map { $0 == index } ?? (purposes[index] == .cancel || (isAlone && index == rest[0]))
      return Action(
        id: children[index].id,
        view: children[index],
        keys: ActionKeys(isDefault: index == preferred, isEscape: isEscape)
      )
    }
  }
}

/// A question about a value, which stays what it was when the question was asked.
struct QuestionAbout<Value, Actions: View, Message: View>: View {
  @State private var value: Value?
  let make: (Value) -> Question<Actions, Message>

  init(_ value: Value?, make: @escaping (Value) -> Question<Actions, Message>) {
    _value = State(initialValue: value)
    self.make = make
  }

  var body: some View {
    if let value { make(value) }
  }
}

extension View {
  /// Asks while a binding is true.
  func asking<Actions: View, Message: View>(
    _ isPresented: Binding<Bool>,
    _ question: Question<Actions, Message>
  ) -> _PresentingView<Self, Bool> {
    presenting(question.manner, isPresented) { question }
  }

  /// Asks about a value while a binding is true and there is one.
  func asking<Value, Actions: View, Message: View>(
    _ manner: PresentationManner,
    _ isPresented: Binding<Bool>,
    about value: Value?,
    _ make: @escaping (Value) -> Question<Actions, Message>
  ) -> _PresentingView<Self, Bool> {
    var request = PresentationRequest(
      manner: manner,
      content: TypedViewStorage(PresentedContent { QuestionAbout(value, make: make) }),
      close: { isPresented.wrappedValue = false }
    )
    request.isReady = value != nil
    return _PresentingView(content: self, key: isPresented.wrappedValue ? true : nil, request: request)
  }
}
