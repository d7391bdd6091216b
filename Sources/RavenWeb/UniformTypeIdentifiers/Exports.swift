// Lets source compile that imports the module of this name; its types come with SwiftUI. Compiled for WebAssembly only.

@_exported public import Raven
