import RavenTesting
import Testing

@testable import Raven

/// What the tree of a page takes, as sessions are limited by it.
struct `The slots of a page's tree` {
  private struct Rows: View {
    @State private var count = 0
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("More") { count += 10 }
        Button("None") { count = 0 }
        Button("Open") { isOpen.toggle() }
        if isOpen { Text("Open").padding() }
        ForEach(0..<count, id: \.self) { number in
          HStack {
            Text("Row \(number)")
            Button("Go") {}
          }
        }
      }
    }
  }

  @Test func `grow by as much for each row, and are given back with it`() throws {
    let page = try TestPage(Rows())
    let slots = { page.coordinator.retainedSlots }
    let none = slots()
    #expect(none > 0)
    try page.click(text: "More")
    let ten = slots()
    try page.click(text: "More")
    #expect(ten - none >= 20 && slots() - ten == ten - none)
    try page.click(text: "Open")
    #expect(slots() > 2 * ten - none)
    try page.click(text: "Open")
    try page.click(text: "None")
    #expect(slots() == none)
    #expect(page.coordinator.retainedBytes == 91 * none)
    page.end()
    #expect(slots() == 0)
  }
}
