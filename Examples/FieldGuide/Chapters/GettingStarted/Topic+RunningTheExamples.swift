import Showcase

extension Topic {
  static let runningTheExamples = Topic("Run the examples") {
    Description("On Debian 12 with Swift 6.3.1, `make` and `git`:")
    CodeBlock(sample: .makeCommands)
    Paragraph(
      """
      `make run` installs what is missing, builds, and serves all examples from one program: this guide at the root, and each
      app at a path of its own. [More examples](/more-examples/apps) lists them.
      """
    )
    CodeBlock("Somewhere else than at port 8080", language: .shell) { "make run PORT=9000 HOST=0.0.0.0" }
    Note(.important) {
      "`HOST=0.0.0.0` shows them to everybody who can reach the machine. Read [Security](/security/what-is-trusted) first."
    }
    Paragraph("Other things to make:")
    ContentList {
      "`make test` runs every check and test; `make test ONLY=\"js browser\"` runs parts."
      "`make wasm APP=Counter` builds an example that runs inside the page."
      "`make bench` measures."
      "`make help` lists everything."
    }
  }
}
