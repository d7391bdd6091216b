// Stands in for the toolchain's module of this name, whose macro needs key paths as values. Compiled for WebAssembly only.

@_exported public import Raven

/// Makes a class a model: a view that reads one of its properties runs again when that property is written.
///
/// ```swift
/// @Observable final class Library { var books: [Book] = [] }
/// ```
@attached(member, names: arbitrary)
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Observable() = #externalMacro(module: "RavenMacros", type: "ObservableMacro")

/// What `@Observable` writes before each property that is to be observed.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(__readersOf_))
public macro ObservationTracked() = #externalMacro(module: "RavenMacros", type: "ObservationTrackedMacro")

/// Keeps a property of an `@Observable` class out of it: reading it wakes nothing.
@attached(accessor, names: named(willSet))
public macro ObservationIgnored() = #externalMacro(module: "RavenMacros", type: "ObservationIgnoredMacro")
