import SwiftUI

struct FieldsPage: View {
  enum Field { case name, mail, password }

  @State private var name = ""
  @State private var mail = ""
  @State private var password = ""
  @State private var note = "One line\nand another"
  @State private var letter = ""
  @State private var amount = 12.5
  @State private var share = 0.25
  @State private var count: Int? = 3
  @State private var submitted = "nothing"
  @FocusState private var field: Field?

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name).focused($field, equals: .name).textContentType(.name).submitLabel(.next)
          .onSubmit { field = .mail }
        TextField("E-mail", text: $mail, prompt: Text("ada@example.com")).focused($field, equals: .mail)
          .keyboardType(.emailAddress).textContentType(.emailAddress).autocorrectionDisabled()
          .textInputAutocapitalization(.never).submitLabel(.next)
          .onSubmit { field = .password }
        SecureField("Password", text: $password).focused($field, equals: .password).textContentType(.newPassword)
          .onSubmit { submitted = "\(name), \(mail)" }
      } header: {
        Text("Account")
      } footer: {
        if !mail.isEmpty, !mail.contains("@") {
          Text("An address has an @.").foregroundStyle(.red)
        } else {
          Text("Enter leads from field to field.")
        }
      }
      Section("What the app has") {
        LabeledContent("Submitted", value: submitted)
        LabeledContent("Hello", value: name.isEmpty ? "nobody" : name)
      }
      Section("Values") {
        LabeledContent("Amount") {
          TextField("Amount", value: $amount, format: .currency(code: "EUR")).keyboardType(.decimalPad)
            .multilineTextAlignment(.trailing)
        }
        LabeledContent("Share") {
          TextField("Share", value: $share, format: .percent).multilineTextAlignment(.trailing)
        }
        LabeledContent("Count") {
          TextField("Count", value: $count, format: .number).multilineTextAlignment(.trailing)
        }
        LabeledContent("Amount is", value: "\(amount)")
        LabeledContent("Share is", value: "\(share)")
        LabeledContent("Count is", value: count.map { "\($0)" } ?? "none")
      }
      Section("Long text") {
        TextField("Note", text: $note, axis: .vertical).lineLimit(2...5)
        TextEditor(text: $letter).frame(height: 120).accessibilityLabel("Letter")
        LabeledContent("Letters", value: "\(letter.count)")
      }
      Section("With borders") {
        TextField("Rounded", text: $name).textFieldStyle(.roundedBorder)
        TextField("Underlined", text: $name).textFieldStyle(UnderlinedStyle())
        TextField("Disabled", text: $name).textFieldStyle(.roundedBorder).disabled(true)
      }
    }
  }
}

struct UnderlinedStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(.bottom, 4).overlay(alignment: .bottom) { Color.gray.frame(height: 1) }
  }
}
