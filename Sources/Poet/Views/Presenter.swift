import Combine
public import SwiftUI

/// Shows a sheet each time it is asked to.
///
/// ```swift
/// Presenter(translator.showAbout) { AboutView() }
/// ```
public struct Presenter<Content: View>: View {
  private let please: PassablePlease
  private let content: () -> Content
  @State private var isPresented = false

  /// Creates what shows a sheet.
  public init(_ please: PassablePlease, @ViewBuilder content: @escaping () -> Content) {
    self.please = please
    self.content = content
  }

  public var body: some View {
    Anchor()
      .onReceive(please.subject) { isPresented = true }
      .sheet(isPresented: $isPresented, content: content)
  }
}
