// What a search of a large document costs the server: one JSON object a line, for `Scripts/bench search`.
//
// A page shows a document of 2,000 topics, with about 130 words of prose and code each, and somebody types into its search.

import Glibc
import Raven
import RavenTesting
import Showcase

/// The processor time of an action, in milliseconds.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  try body()
  return now() - start
}

func report(_ name: String, _ value: Double) { print(#"{"name": "search.\#(name)", "value": \#(value)}"#) }

var random = SplitMix64(seed: 3)
let words = (0..<4_000).map { "word" + String($0, radix: 36) }
let texts = (0..<2_000).map { _ in (0..<120).map { _ in words[random.below(words.count)] }.joined(separator: " ") }
let document = Document("Large") {
  for chapter in 0..<40 {
    Chapter("Chapter \(chapter)") {
      for topic in 0..<50 {
        Topic("Topic \(chapter) \(topic)") {
          Description(texts[chapter * 50 + topic])
          CodeBlock { "let answer\(topic) = \(chapter)" }
        }
      }
    }
  }
}

let page = try TestPage(ShowcaseDocument(document))
guard let field = page.document.ids(tag: "input").first else { fatalError("The page has no field for searching.") }
// Going into the field has the document read.
report("topics2k.focus_ms", try milliseconds { try page.send(.focus, to: field) })
var version: UInt32 = 0
var keystrokes: [Double] = []
for query in ["word1a", "topic 12", "answer", "chapter wo", "nothing of the kind"] {
  for end in query.indices {
    version += 1
    keystrokes.append(
      try milliseconds { try page.send(.input(version: version, value: String(query[...end])), to: field) }
    )
  }
}
report("topics2k.keystroke_ms", keystrokes.sorted()[keystrokes.count / 2])
report("topics2k.keystroke_most_ms", keystrokes.max() ?? 0)
