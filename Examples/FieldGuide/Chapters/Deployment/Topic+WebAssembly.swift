import Foundation
import Showcase

extension Topic {
  static let webAssembly = Topic("WebAssembly") {
    Description(
      """
      A small app runs inside the page: its module and the HTML of its pages are files for any file server. The counter is
      a module of about 33 kB, compressed.
      """
    )
    CodeBlock("An example", language: .shell) { "make wasm APP=Counter" }
    CodeBlock("An app of your own", sample: .wasmApp)
    Topic("What a source for the page cannot say") {
      Description(
        """
        The toolchain has WebAssembly without an operating system as Embedded Swift only, which leaves some of the language
        out. `Scripts/wasm-lint FOLDER` names the lines and says what to write instead. The most frequent:
        """
      )
      ContentList {
        "`any P` and `Any`: `some P`, a type parameter, an enum."
        "`weak` and `unowned`: an optional that is set to nil."
        "`@TaskLocal`: a parameter. Other tasks, and errors that are thrown and caught, need no change."
        "Publishers of an `ObservableObject`, such as `$name` of a `@Published` property: `didSet`. What views do with it needs no change."
        "`DateFormatter`, regular expressions, files: not there. Dates in formats, Markdown and `Codable` are."
      }
    }
    Topic("One source for both") {
      Description("What only the server has stands in a condition:")
      CodeBlock {
        """
        #if !hasFeature(Embedded)
        Button("Save on the server") { save() }
        #endif
        """
      }
    }
    Topic("How to host the files") {
      Description("They need a policy that lets the page compile a module. For nginx:")
      CodeBlock(sample: .nginxFiles)
    }
    Note(.important) {
      "Whatever is in a module can be read by its visitors: nothing in it is secret, and it can decide nothing for others."
    }
  }
}
