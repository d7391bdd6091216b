public import Raven

/// Makes a variable a value of the environment, or of a view's container: its key, with the initial value as default.
///
/// ```swift
/// extension EnvironmentValues { @Entry var rowHeight: Double = 44 }
///
/// Table().environment(\.rowHeight, 32)
/// ```
/// The default is computed where nobody set a value, each time it is read; without a type annotation it is computed once and
/// must be `Sendable`. An optional variable needs none.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "RavenMacros", type: "EntryMacro")

/// Keeps a preview beside its view: it is compiled like any view, and not shown.
///
/// ```swift
/// #Preview("Empty") { InboxView(messages: []) }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RavenMacros", type: "PreviewMacro")

/// Keeps a preview beside its view: it is compiled like any view, and not shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RavenMacros", type: "PreviewMacro")

/// Lets a preview have state of its own.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = false
///   Toggle("Sound", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "RavenMacros", type: "PreviewableMacro")
