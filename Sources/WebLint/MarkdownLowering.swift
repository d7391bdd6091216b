import SwiftIfConfig
import SwiftSyntax

// A literal of `Text` or of a title is Markdown, and texts in it keep their looks. What reads that is 8 kB of a module,
// compressed, and the looks of texts 17 more; a compiler cannot tell whether they are needed. So inside the page a literal
// is a string, and one that may be more is written out before an app is compiled:
//
//   Text("**Due** today")                Text(("**Due** today" as LocalizedStringKey))
//   Button("\(name.bold()) writes") {}   Button(("\(name.bold()) writes" as LocalizedStringKey)) {}

/// Finds the literals of texts and titles that are more than strings.
final class MarkdownLowering: Lowering {
  private let texts: Set<String>

  required init(_ file: SourceFile) {
    let reader = TextNameReader(viewMode: .sourceAccurate, configuredRegions: file.regions)
    reader.walk(file.tree)
    texts = reader.names
    super.init(file)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.takesTitle, let first = node.arguments.first, first.label == nil,
      !node.makesText || node.arguments.dropFirst().allSatisfy({ $0.label?.text == "comment" }),
      let literal = first.expression.as(StringLiteralExprSyntax.self), isMore(literal)
    {
      replace(literal.bytes.lowerBound..<literal.bytes.lowerBound, with: "(")
      replace(literal.bytes.upperBound..<literal.bytes.upperBound, with: " as LocalizedStringKey)")
    }
    return .visitChildren
  }

  private func isMore(_ literal: StringLiteralExprSyntax) -> Bool {
    var words = ""
    for segment in literal.segments {
      if let value = segment.as(ExpressionSegmentSyntax.self), isText(value.expressions) { return true }
      // What is put in keeps what stands on its sides apart.
      words += segment.as(StringSegmentSyntax.self)?.content.text ?? " "
    }
    return Self.mayBeMarkdown(words)
  }

  /// Whether what is put into a literal is more than words: a text, a picture, or a date in a style.
  private func isText(_ values: LabeledExprListSyntax) -> Bool {
    if values.count == 2, values.last?.label?.text == "style" { return true }
    guard values.count == 1, let value = values.first?.expression else { return false }
    return value.isTextCall || value.rootName.map(texts.contains) == true
  }

  /// Whether there is something that could be closed, or is escaped: most literals that have an asterisk have one.
  private static func mayBeMarkdown(_ words: String) -> Bool {
    if words.contains("\\\\") || words.contains("](") { return true }
    if let open = words.firstIndex(of: "<"), words[open...].contains(">") { return true }
    return "*_~`".contains { mark in words.count { $0 == mark } > 1 }
  }
}

/// Finds the names of variables, properties, parameters and functions that are texts or pictures.
private final class TextNameReader: ActiveSyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      if node.typeAnnotation?.type.isText == true || node.initializer?.value.isTextCall == true {
        names.insert(name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.type.isText { names.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.returnClause?.type.isText == true { names.insert(node.name.text) }
    return .visitChildren
  }
}

/// The views and modifiers whose first argument is a title.
private let titled: Set<String> = [
  "Button", "Label", "Toggle", "Picker", "Menu", "Stepper", "Link", "ProgressView", "LabeledContent", "Section",
  "DisclosureGroup", "GroupBox", "ContentUnavailableView", "ColorPicker", "DatePicker", "NavigationLink", "TextField",
  "SecureField", "Tab", "navigationTitle", "alert", "confirmationDialog", "help", "badge", "accessibilityLabel",
  "accessibilityValue", "accessibilityHint",
]

extension FunctionCallExprSyntax {
  /// Whether its first argument is a text or a title.
  fileprivate var takesTitle: Bool {
    if makesText { return true }
    if let view = calledExpression.as(DeclReferenceExprSyntax.self) { return titled.contains(view.baseName.text) }
    return calledExpression.as(MemberAccessExprSyntax.self).map { titled.contains($0.declName.baseName.text) } ?? false
  }

  /// Whether it makes a text, rather than changing one.
  fileprivate var makesText: Bool {
    ["Text", "Text.init", "SwiftUI.Text"].contains(calledExpression.trimmedDescription)
  }

  /// Whether it makes a picture.
  fileprivate var makesPicture: Bool {
    ["Image", "Image.init", "SwiftUI.Image"].contains(calledExpression.trimmedDescription)
  }
}

extension TypeSyntax {
  /// Whether values of it keep their looks in a literal.
  fileprivate var isText: Bool { ["Text", "Image"].contains(trimmedDescription) }
}

extension ExprSyntax {
  /// Whether it makes a text or a picture, perhaps with modifiers behind.
  fileprivate var isTextCall: Bool {
    var current = self
    while let call = current.as(FunctionCallExprSyntax.self) {
      if call.makesText || call.makesPicture { return true }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return false }
      current = base
    }
    return false
  }

  /// What it begins with, without `self`: `title` of `self.title.bold()`.
  fileprivate var rootName: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.rootName }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else {
      return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return base.trimmedDescription == "self" ? access.declName.baseName.text : base.rootName
  }
}
