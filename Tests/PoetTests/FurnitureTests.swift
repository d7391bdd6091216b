import Poet
import PoetTesting
import RavenTesting
import SwiftUI
import Testing

struct FurnitureTests {
  private let time = ManualClock()

  @Test func `two quick bezels: the second stays its full time`() {
    let translator = PaperTranslator(clock: time.clock)
    let bezel = translator.bezelTranslator
    translator.showBezel(character: "1")
    time.advance(by: 0.9)
    #expect(bezel.isShown.bool)
    translator.showBezel(character: "2")
    time.advance(by: 0.9)
    #expect(bezel.isShown.bool && bezel.character.string == "2")
    time.advance(by: 0.1)
    #expect(!bezel.isShown.bool && bezel.character.string == "2")
    #expect(bezel.count.int == 2 && time.waiting == 0)
    // The same one again is shown again.
    translator.showBezel(character: "2", seconds: 3)
    time.advance(by: 2.9)
    #expect(bezel.isShown.bool)
  }

  @Test func `a toast stays longer when it offers something, and goes when that is done`() throws {
    let translator = PaperTranslator(clock: time.clock)
    let page = try TestPage(Text("page").presenting(translator))
    translator.showToast("Moved")
    try page.commit()
    #expect(page.text.contains("Moved"))
    time.advance(by: 4)
    try page.commit()
    #expect(!page.text.contains("Moved"))
    var undone = 0
    translator.showToast("Removed", action: NamedAction("Undo", Action { undone += 1 }))
    time.advance(by: 7)
    try page.commit()
    try page.click(text: "Undo")
    #expect(undone == 1 && !translator.toastTranslator.isShown.bool)
    #expect(!page.text.contains("Removed"))
    translator.showToast("Gone")
    translator.hideToast()
    #expect(!translator.toastTranslator.isShown.bool && time.waiting == 0)
  }

  @Test func `alerts have no, one or two actions, and each waits for the one before`() throws {
    let translator = PaperTranslator()
    let page = try TestPage(Text("page").presenting(translator))
    var log: [String] = []
    translator.showAlert(title: "First")
    translator.showAlert(
      title: "Second",
      message: "More",
      alertAction: AlertAction("Fine", action: Action { log.append("fine") })
    )
    try page.commit()
    #expect(page.document.ids(tag: "dialog").count == 1)
    #expect(page.text.contains("First") && !page.text.contains("Second"))
    try page.click(text: "OK")
    #expect(page.text.contains("SecondMore") && !page.text.contains("First"))
    try page.click(text: "Fine")
    #expect(log == ["fine"] && page.document.ids(tag: "dialog").isEmpty)
    #expect(!translator.alertTranslator.isShown)
  }

  @Test func `an action can show the next alert`() throws {
    let translator = PaperTranslator()
    let page = try TestPage(Text("page").presenting(translator))
    var isGone = false
    translator.showAlert(
      title: "Start over?",
      primaryAlertAction: AlertAction("Keep reading", style: .cancel),
      secondaryAlertAction: AlertAction(
        "Start over",
        style: .destructive,
        action: Action {
          translator.showAlert(
            title: "Really?",
            alertAction: AlertAction("Really", style: .destructive, action: Action { isGone = true })
          )
        }
      )
    )
    try page.commit()
    let first = page.document.ids(tag: "dialog")
    try page.click(text: "Start over")
    let second = page.document.ids(tag: "dialog")
    #expect(first.count == 1 && second.count == 1 && first != second)
    #expect(page.text.contains("Really?") && !page.text.contains("Keep reading"))
    let really = page.document.ids(tag: "button").filter { page.document.text(of: $0) == "Really" }
    #expect(page.document.attribute("class", of: really[0]) == "choice destructive")
    try page.click(text: "Really")
    #expect(isGone && page.document.ids(tag: "dialog").isEmpty)
  }

  @Test func `an action sheet offers its actions and a way out`() throws {
    let translator = PaperTranslator()
    let page = try TestPage(Text("page").presenting(translator))
    var chosen: [String] = []
    let actions = ["Copy", "Mail"].map { name in AlertAction(name, action: Action { chosen.append(name) }) }
    translator.showActionSheet(title: "Share", message: "How?", actions: actions)
    try page.commit()
    #expect(page.text.contains("ShareHow?") && page.text.contains("Cancel"))
    try page.click(text: "Mail")
    #expect(chosen == ["Mail"] && !translator.actionSheetTranslator.isShown)
    translator.showActionSheet(title: "Share", actions: actions)
    try page.commit()
    try page.click(text: "Cancel")
    #expect(chosen == ["Mail"] && page.document.ids(tag: "dialog").isEmpty)
  }

  @Test func `a busy screen says with what, and nobody can put that away`() throws {
    let translator = PaperTranslator()
    let page = try TestPage(Text("page").presenting(translator))
    translator.showBusy("Loading")
    try page.commit()
    let dialog = try #require(page.document.ids(tag: "dialog").first)
    #expect(page.document.text(of: dialog).contains("Loading"))
    // It does not listen to being closed.
    #expect(page.document.mask(of: dialog) & (1 << 9) == 0)
    translator.hideBusy()
    try page.commit()
    #expect(page.document.ids(tag: "dialog").isEmpty)
  }

  @Test func `a screen that is dismissed goes, also when it was before it was shown`() throws {
    struct Shelf: View {
      let translator: PaperTranslator
      @State private var isOpen = true
      var body: some View {
        Text("shelf").sheet(isPresented: $isOpen) { Text("paper").presenting(translator) }
      }
    }
    let translator = PaperTranslator()
    let page = try TestPage(Shelf(translator: translator))
    #expect(page.text.contains("paper"))
    translator.dismiss()
    try page.commit()
    #expect(!page.text.contains("paper"))
    let early = PaperTranslator()
    early.dismiss()
    let other = try TestPage(Shelf(translator: early))
    try other.commit()
    #expect(!other.text.contains("paper"))
    #expect(!early.dismissTranslator.isDismissed.bool)
  }

  @Test func `a translator without furniture has none`() throws {
    final class Plain: Translator {
      func translate(step: PaperEvaluator.Step) {}
    }
    let page = try TestPage(Text("page").presenting(Plain()))
    #expect(page.text == "page")
    #expect(
      !page.runs.contains { ["AlertView", "ActionSheetView", "BusyView", "CharacterBezel", "ToastView"].contains($0) }
    )
  }

  @Test func `a presenter shows a sheet each time it is asked`() throws {
    let please = PassablePlease()
    let page = try TestPage(Presenter(please) { DismissButton() })
    try page.commit()
    for _ in 0..<2 {
      please.please()
      try page.commit()
      try page.click(text: "Done")
      #expect(page.document.ids(tag: "dialog").isEmpty)
    }
  }

  private struct DismissButton: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Done") { dismiss() } }
  }

  @Test func `what fades keeps its room and cannot be used meanwhile`() throws {
    let isShown = ObservableBool(true)
    var pressed = 0
    let page = try TestPage(Fadeable(isShown: isShown) { Button("Press") { pressed += 1 } })
    try page.click(text: "Press")
    isShown.bool = false
    try page.commit()
    let button = page.document.ids(tag: "button")[0]
    #expect(page.document.attribute("disabled", of: button) != nil && page.text == "Press")
    #expect(pressed == 1)
  }
}
