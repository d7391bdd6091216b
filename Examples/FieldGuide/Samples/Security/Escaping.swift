import SwiftUI

// sample: escaping
struct Escaping: View {
  @State private var text = "<b onclick=\"alert(1)\">Bold?</b>"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Text", text: $text)
        .textFieldStyle(.roundedBorder)
      Text(text)
      Text(text).bold()
    }
    .frame(maxWidth: 320)
  }
}
// end sample

// sample: webElement
struct Ruby: View {
  var body: some View {
    WebElement("ruby", ["lang": "ja"]) {
      Text("漢")
      WebElement("rt") { Text("kan") }
      Text("字")
      WebElement("rt") { Text("ji") }
    }
    .font(.largeTitle)
  }
}
// end sample
