/// How something presented is shown, as far as it says so itself.
struct PresentationOptions: Equatable {
  var isDismissDisabled = false
  /// The heights to choose from, as the page's module reads them; nil for the usual one.
  var detents: String?
  var isDragIndicatorVisible: Bool?
  var cornerRadius: Double?
  var background: String?
  /// Whether a popover stays one where there is little room.
  var staysPopover = false

  func write(_ visitor: Visitor) {
    visitor.attribute(visitor.intern("data-detents"), detents)
    visitor.attribute(visitor.intern("data-grabber"), isDragIndicatorVisible.map { $0 ? "shown" : "hidden" })
    visitor.attribute(visitor.intern("data-stays"), staysPopover ? "" : nil)
    visitor.style(visitor.intern("--corner"), cornerRadius.map { decimal($0) + "px" })
    visitor.style(.background, background)
  }
}

extension View {
  /// Changes how the presentation is shown that this view stands in, for as long as the view is there.
  func presentationOption(
    _ change: @escaping (inout PresentationOptions) -> Void,
    undo: @escaping (inout PresentationOptions) -> Void
  ) -> _PresentationOptionView<Self> {
    _PresentationOptionView(content: self, change: change, undo: undo)
  }
}

/// A view with a say in how it is presented.
public struct _PresentationOptionView<Content: View>: View {
  let content: Content
  let change: (inout PresentationOptions) -> Void
  let undo: (inout PresentationOptions) -> Void

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let presentation = EnvironmentValues(visitor.environment).presentation
    let say = visitor.object { PresentationSay(presentation) }
    say.undo = view.undo
    Content._visit(view.content, visitor)
    presentation?.change(view.change)
  }
}

/// Takes back what a view said, when the view goes.
private final class PresentationSay: Retained {
  private let presentation: Presentation?
  var undo: (inout PresentationOptions) -> Void = { _ in }

  init(_ presentation: Presentation?) {
    self.presentation = presentation
    super.init()
  }

  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) { presentation?.change(undo) }
}
