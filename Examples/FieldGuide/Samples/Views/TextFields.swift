import SwiftUI

// sample: textField
struct TextFields: View {
  @State private var word = ""
  @State private var password = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Word", text: $word, prompt: Text("Try: level"))
      SecureField("Password", text: $password)
      Text("Backwards: \(String(word.reversed()))")
      Text("\(password.count) characters in the password")
        .foregroundStyle(.secondary)
    }
    .textFieldStyle(.roundedBorder)
    .frame(maxWidth: 280)
  }
}
// end sample

// sample: valueFields
struct ValueFields: View {
  @State private var price = 12.5
  @State private var count = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      LabeledContent("Price") {
        TextField(
          "Price",
          value: $price,
          format: .currency(code: "EUR")
        )
      }
      LabeledContent("How many") {
        TextField("How many", value: $count, format: .number)
      }
      LabeledContent(
        "Together",
        value: price * Double(count),
        format: .currency(code: "EUR")
      )
    }
    .textFieldStyle(.roundedBorder)
    .multilineTextAlignment(.trailing)
    .frame(maxWidth: 280)
  }
}
// end sample

// sample: longText
struct LongText: View {
  @State private var note = "Grows from two lines"
  @State private var letter = "Dear Ada,\n"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Note", text: $note, axis: .vertical)
        .lineLimit(2...5)
        .textFieldStyle(.roundedBorder)
      TextEditor(text: $letter)
        .frame(height: 96)
        .border(.separator)
        .accessibilityLabel("Letter")
      Text("\(letter.count) characters").foregroundStyle(.secondary)
    }
    .frame(maxWidth: 320)
  }
}
// end sample

// sample: focus
struct FocusedFields: View {
  enum Field { case first, last }

  @State private var first = ""
  @State private var last = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack(spacing: 12) {
      TextField("First name", text: $first)
        .focused($field, equals: .first)
        .onSubmit { field = .last }
      TextField("Last name", text: $last)
        .focused($field, equals: .last)
        .onSubmit { field = nil }
      Button("To the first") { field = .first }
    }
    .textFieldStyle(.roundedBorder)
    .frame(maxWidth: 280)
  }
}
// end sample
