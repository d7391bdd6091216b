import Raven

/// The HTML of a view's first page.
func html(_ view: some View) -> String {
  let page = RenderCoordinator(view)
  defer { page.end() }
  return String(decoding: HTMLWriter.page(of: page.takeBatch() ?? [], names: page.internedNames).html, as: UTF8.self)
}

/// A view that shows one of two values and a button that goes from the first to the second.
struct Switching<Content: View>: View {
  @State private var isSecond = false
  let content: (Bool) -> Content

  init(@ViewBuilder _ content: @escaping (Bool) -> Content) { self.content = content }

  var body: some View {
    content(isSecond)
    Button("switch") { isSecond = true }
  }
}
