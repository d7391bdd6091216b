/// The same in several languages, with a line that is wider than a phone.
enum Sample: String, CaseIterable, Identifiable {
  case swift, json, html, css, javascript, shell, plain

  var id: Self { self }

  var title: String {
    switch self {
    case .swift: "Swift"
    case .json: "JSON"
    case .html: "HTML"
    case .css: "CSS"
    case .javascript: "JavaScript"
    case .shell: "Shell"
    case .plain: "Plain text"
    }
  }

  var code: String {
    switch self {
    case .swift:
      """
      /// Counts what is counted.
      struct Counter: View {
        @State private var count = 0  // and a comment that goes on until no telephone is wide enough for it
        var body: some View {
          Button("Count: \\(count)") { count += 1 }
        }
      }
      """
    case .json: "{ \"name\": \"Counter\", \"count\": 1, \"isOn\": true, \"next\": null }"
    case .html: "<!doctype html>\n<button class=\"count\" disabled>Count: 1 &amp; more</button> <!-- no more -->"
    case .css: ".count:hover {\n  color: rgb(1 2 3); /* blue */\n  margin: 4px !important;\n}"
    case .javascript: "const count = (step = 1) => step + 1; // counts\nconsole.log(`Count: ${count(2)}`);"
    case .shell: "# Builds and serves\nexport PORT=8080\nswift build --product Counter && echo \"on $PORT\""
    case .plain: "let it = be // plain"
    }
  }
}
