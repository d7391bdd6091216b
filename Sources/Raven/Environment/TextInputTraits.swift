/// What a page's browser is told of the text that fields take.
nonisolated struct TextInputTraits: Equatable {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var submit: SubmitLabel?
  var isAutocorrectionDisabled = false
  var capitalization: TextInputAutocapitalization?
}

private nonisolated enum TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

nonisolated extension EnvironmentValues {
  var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }

  /// Whether the browser's corrections of spelling are off.
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.isAutocorrectionDisabled }
    set { textInputTraits.isAutocorrectionDisabled = newValue }
  }
}

extension View {
  /// Asks for a keyboard that fits the text of fields in this view, where keyboards are shown on the screen.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    _EnvironmentView(content: self) { $0.textInputTraits.keyboard = type }
  }

  /// Says what the text of fields in this view is, so that the browser can fill it in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    _EnvironmentView(content: self) { $0.textInputTraits.content = textContentType }
  }

  /// Sets what the Enter key of fields in this view says, where keyboards are shown on the screen.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    _EnvironmentView(content: self) { $0.textInputTraits.submit = submitLabel }
  }

  /// Keeps the browser from correcting the spelling in fields of this view.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    _EnvironmentView(content: self) { $0.textInputTraits.isAutocorrectionDisabled = disable }
  }

  /// Keeps the browser from correcting the spelling in fields of this view; an older name of `autocorrectionDisabled`.
  public func disableAutocorrection(_ disable: Bool?) -> some View { autocorrectionDisabled(disable ?? false) }

  /// Sets which letters the keyboard capitalises by itself in fields of this view, where keyboards are on the screen.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    _EnvironmentView(content: self) { $0.textInputTraits.capitalization = autocapitalization }
  }
}

extension TextInputTraits {
  /// Puts the attributes on the open field.
  @MainActor func describe(_ visitor: Visitor) {
    visitor.attribute(.inputmode, keyboard.inputMode)
    visitor.attribute(.autocomplete, content?.autocomplete)
    visitor.attribute(.enterkeyhint, submit?.hint)
    visitor.attribute(.autocapitalize, capitalization?.name)
    visitor.attribute(.spellcheck, isAutocorrectionDisabled ? "false" : nil)
    visitor.attribute("autocorrect", isAutocorrectionDisabled ? "off" : nil)
  }
}
