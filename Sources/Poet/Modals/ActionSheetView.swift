public import SwiftUI

/// Shows the action sheets of a translator.
///
/// `presenting(_:)` puts one into a screen.
public struct ActionSheetView: View {
  private let sheet: ActionSheetTranslator

  /// Creates what shows a translator's action sheets.
  public init(_ sheet: ActionSheetTranslator) { self.sheet = sheet }

  public var body: some View {
    let (sheet, number) = (sheet, sheet.number.int)
    Anchor()
      .confirmationDialog(
        sheet.title.string,
        isPresented: Binding(get: { number != 0 }, set: { if !$0 { sheet.dismiss(number) } }),
        titleVisibility: .visible
      ) {
        ForEach(Array(sheet.actions.array.enumerated()), id: \.offset) { AlertActionButton(action: $0.element) }
      } message: {
        Text(sheet.message.string)
      }
      .id(number)
  }
}
