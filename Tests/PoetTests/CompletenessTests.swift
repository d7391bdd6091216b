import Poet
import PoetTesting
import Testing

struct CompletenessTests {
  private enum Step: EvaluatorStep {
    case empty
    case full(String)
  }

  private enum Mood: CaseIterable { case calm, merry }
  private enum Colour { case red, blue }

  /// Sets everything.
  private final class Complete: Translator {
    let title = ObservableString()
    let count = ObservableInt()
    let isThere = ObservableBool()
    let ratio = ObservableDouble()
    let lines = ObservableArray<String>()
    let mood = ObservableValue(Mood.calm)
    let link = ObservableValue<String?>(nil)
    let inner = Inner()
    let busyTranslator = BusyTranslator()

    /// Display state in a group of its own.
    final class Inner { let note = ObservableString() }

    func translate(step: Step) {
      let text = if case .full(let text) = step { text } else { "" }
      let isEmpty = text.isEmpty
      title.string = text
      count.int = text.count
      isThere.bool = !isEmpty
      ratio.double = isEmpty ? 0 : 0.5
      lines.array = isEmpty ? [] : [text]
      mood.value = isEmpty ? .calm : .merry
      link.value = isEmpty ? nil : text
      inner.note.string = text
      busyTranslator.activity.value = isEmpty ? "Loading" : nil
    }
  }

  /// Leaves something out of one step.
  private final class Incomplete: Translator {
    let title = ObservableString()
    let note = ObservableString()
    let mood = ObservableValue(Mood.calm)

    func translate(step: Step) {
      switch step {
      case .empty:
        title.string = "Nothing"
        note.string = ""
        mood.value = .calm
      case .full(let text):
        title.string = text
        if text == "merry" { mood.value = .merry }
      }
    }
  }

  @Test func `a translator that sets everything is complete`() {
    let report = Completeness.check(steps: [.empty, .full("a"), .full("b")]) { Complete() }
    #expect(report.isComplete, "\(report)")
    #expect(report.unchecked.isEmpty)
    #expect(report.description == "complete")
  }

  @Test func `what a step leaves as it was is named, with the step`() {
    let report = Completeness.check(steps: [.empty, .full("a"), .full("merry")]) { Incomplete() }
    #expect(report.findings.map { "\($0.step) \($0.name)" } == ["full note", "full mood", "full note"])
    #expect(!report.isComplete)
    #expect(report.description.contains("full does not set note"))
  }

  @Test(arguments: [
    "title", "count", "isThere", "ratio", "lines", "mood", "link", "inner.note", "busyTranslator.activity",
  ])
  func `each kind of display state that is left out is found`(name: String) {
    /// Sets everything but one thing when the step is full.
    final class One: Translator {
      let all = Complete()
      let name: String
      init(_ name: String) { self.name = name }

      func translate(step: Step) {
        let restore = kept()
        all.translate(step: step)
        if case .full = step { restore() }
      }

      private func kept() -> () -> Void {
        let all = all
        let (title, count, isThere, ratio) = (all.title.string, all.count.int, all.isThere.bool, all.ratio.double)
        let (lines, mood, link) = (all.lines.array, all.mood.value, all.link.value)
        let (note, activity) = (all.inner.note.string, all.busyTranslator.activity.value)
        return switch name {
        case "title": { all.title.string = title }
        case "count": { all.count.int = count }
        case "isThere": { all.isThere.bool = isThere }
        case "ratio": { all.ratio.double = ratio }
        case "lines": { all.lines.array = lines }
        case "mood": { all.mood.value = mood }
        case "link": { all.link.value = link }
        case "inner.note": { all.inner.note.string = note }
        default: { all.busyTranslator.activity.value = activity }
        }
      }
    }
    let report = Completeness.check(steps: [.empty, .full("a")]) { One(name) }
    #expect(report.findings.map { "\($0.step) \($0.name)" } == ["full all.\(name)"])
  }

  @Test func `state that has one value in all steps, of a type nothing is known of, is named as unchecked`() {
    let report = Completeness.check(steps: [.full("a"), .full("b")]) { Painted() }
    #expect(report.isComplete)
    #expect(report.unchecked == ["colour"])
    // With a step in which it differs, it is checked.
    let both = Completeness.check(steps: [.empty, .full("a")]) { Painted() }
    #expect(both.findings.map(\.name) == ["colour"] && both.unchecked.isEmpty)
  }

  private final class Painted: Translator {
    let colour = ObservableValue(Colour.red)
    func translate(step: Step) { if case .empty = step { colour.value = .blue } }
  }

  @Test func `alerts, bezels and toasts are no step's`() {
    let translator = PaperTranslator()
    #expect(DisplayStateRecorder(translator).names == ["title", "number", "isLast", "busyTranslator.activity"])
    let report = Completeness.check(steps: [.loading, .page(1), .page(3), .failed("Oh")]) { PaperTranslator() }
    #expect(report.isComplete, "\(report)")
  }

  @Test func `a recorder writes down what changes`() {
    let evaluator = PaperEvaluator()
    let recorder = DisplayStateRecorder(evaluator.translator)
    evaluator.current.step = .page(3)
    #expect(
      recorder.changes == [
        #"title: "Loading" → "The Paper""#, #"number: "" → "3 / 3""#, "isLast: false → true",
        #"busyTranslator.activity: Optional("Loading") → nil"#,
      ]
    )
    #expect(recorder.values["number"] == #""3 / 3""#)
    recorder.clear()
    evaluator.current.step = .page(3)
    #expect(recorder.changes.isEmpty)
  }
}
