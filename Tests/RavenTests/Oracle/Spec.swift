/// A random view tree as a value: what the views of `SpecViews` show and the naive renderer describes.
///
/// Tags and ids are unique in a tree unless a case says otherwise.
indirect enum Spec {
  case empty
  case text(String)
  /// A button with state of its own, which counts its clicks.
  case counter(Int)
  /// A text that tells an environment value.
  case deep
  /// A checkbox bound to a flag of the model.
  case toggle(Int)
  /// A checkbox and a text that share state.
  case owner(Int)
  /// A text read from the observable model.
  case word(Int)
  case group([Child])
  case stack(StackKind, spacing: Double?, [Child])
  case rows(RowForm, [Row])
  /// A list whose row closure alone reads the state of the view around it.
  case shifting(Int, [Row])
  /// A list whose row closure alone reads the observable model.
  case watching(Int, [Row])
  case optional(Child?)
  case either(Bool, Child, Child)
  case choice(Int, Child)
  case erased(Int, Child)
  case identified(Int, Child)
  case modified(SpecModifier, Child)
  /// A view whose own state picks one of several contents.
  case local(Int, [Child])
  /// A generic view with content and with state that hides it.
  case card(Int, Int)
  /// A button with any label.
  case pressable(Child)
}

enum StackKind: CaseIterable {
  case vertical
  case horizontal
  case layered
}

/// What the content of a row is for the engine: a composite view, a view it knows itself, several views.
enum RowForm: CaseIterable {
  case scoped
  case inline
  case several
}

/// A part of a tree, shown by a scope of its own or by the scope around it.
struct Child {
  var isScoped: Bool
  var spec: Spec
}

struct Row {
  /// May occur more than once in a list.
  var id: Int
  var child: Child
}

enum SpecModifier {
  case padding(Double)
  case frame(width: Double?, height: Double?)
  case flexible(maxWidth: Double?, maxHeight: Double?)
  case color(String)
  case opacity(Double)
  case bold(Bool)
  case background(String)
  case disabled(Bool)
  case level(Int)
  case layer(isBehind: Bool, Child)
}
