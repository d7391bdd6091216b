import Showcase

extension Topic {
  static let textFields = Topic("Text fields") {
    Description(
      """
      What somebody types shows at once, because the page has a real field. The app hears of it as it is typed, and its
      binding has the text. When both change at the same time, nothing that was typed is lost.
      """
    )
    ExampleGroup("Fields") {
      Example("Text", sample: .textField) { TextFields() }
      Example("Values", sample: .valueFields) { ValueFields() }
      Example("Long text", sample: .longText) { LongText() }
    }
    Topic("Which field has the focus") {
      Description(
        """
        `@FocusState` says which one has it, and moves it when it is set. `onSubmit` hears the Return key.
        """
      )
      Example("Return leads on", sample: .focus) { FocusedFields() }
    }
    Topic("What a phone’s keyboard shows") {
      Description("Say what is typed. Phones choose a keyboard by it, and browsers offer what they know.")
      CodeBlock {
        """
        TextField("E-mail", text: $mail)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.next)
        """
      }
    }
  }
}
