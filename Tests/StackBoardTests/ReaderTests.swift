import RavenTesting
import StackBoard
import SwiftUI
import Testing

private struct AllSettings: View {
  var body: some View {
    Text("Airplane Mode ")
    StackBoardSection("Network ", footer: "All of it. ") {
      Text("Wi-Fi ")
      StackBoardSection("Advanced ") {
        Toggle("Proxy ", isOn: .constant(false))
        CountingRow(name: "Retries ")
      }
    }
    StackBoardSection("Sound ") { Text("Volume ") }
  }
}

struct ReaderTests {
  @Test func `a board is read as it was declared`() throws {
    struct Listing: View {
      var body: some View {
        StackBoardReader(AllSettings()) { board in
          Text("\(board.count) \(board.rows.count) \(board.descendants.count) ")
          ForEach(board.descendants) { Text("\($0.depth)\($0.isSection ? "s" : "r"):\($0.words)|") }
        }
      }
    }
    #expect(
      try TestPage(Listing()).text
        == "3 5 8 0r:Airplane Mode|0s:Network|1r:Wi-Fi|1s:Advanced|2r:Proxy|2r:Retries 0|0s:Sound|1r:Volume|"
    )
  }

  @Test func `a board of some blocks keeps sections, state and elements`() throws {
    struct Search: View {
      @State private var text = ""
      var body: some View {
        Button("search") { text = "R" }
        Button("clear") { text = "" }
        StackBoardReader(AllSettings()) { board in
          StackBoard { board.keeping { text.isEmpty || $0.words.contains(text) } }.stackBoardStyle(OutlineStyle())
        }
      }
    }
    let page = try TestPage(Search())
    let all = "Airplane Mode [Network Wi-Fi Proxy Retries 0 All of it. ][Sound Volume ]"
    #expect(page.text == "searchclear" + all)
    try page.click(text: "Retries 0 ")
    let row = page.document.ids(text: "Retries 1 ")
    try page.click(text: "search")
    #expect(page.text == "searchclear[Network Retries 1 All of it. ]")
    #expect(page.document.ids(text: "Retries 1 ") == row)
    try page.click(text: "clear")
    #expect(page.text == "searchclear" + all.replacing("Retries 0", with: "Retries 1"))
  }
}
