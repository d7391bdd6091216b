import RavenTesting
import StackBoard
import SwiftUI
import Testing

/// Shows a board as its blocks are: sections between brackets, `h` and `f` in front of headers and footers.
struct OutlineStyle: StackBoardStyle {
  func makeBody(configuration: Configuration) -> some View { OutlineOfBlocks(blocks: Array(configuration.board)) }
}

struct OutlineOfBlocks: View {
  let blocks: [ResolvedBlock]

  var body: some View {
    ForEach(blocks) { block in
      if let content = block.content {
        WebElement("p") { content }
      } else {
        WebElement("section") {
          Text("[")
          block.header
          OutlineOfBlocks(blocks: block.children)
          block.footer
          Text("]")
        }
      }
    }
  }
}

struct SampleTests {
  @Test func `sections in sections dissolve into the outermost one`() throws {
    let page = try TestPage(
      StackBoard {
        StackBoardSection("Account: ") {
          Text("Name, ")
          Text("Email ")
        }
        StackBoardSection("Preferences: ") {
          StackBoardSection("Notifications") {
            Text("Push, ")
            Text("Email, ")
            StackBoardSection("Modes") {
              Text("Save Power, ")
              Text("Sleep Mode, ")
            }
          }
          Text("Dark Mode ")
        }
        StackBoardSection("Footer: ") { Text("Footer Info") }
      }
      .stackBoardStyle(OutlineStyle())
    )
    #expect(
      page.text == "[Account: Name, Email ]"
        + "[Preferences: Push, Email, Save Power, Sleep Mode, Dark Mode ]"
        + "[Footer: Footer Info]"
    )
  }
}
