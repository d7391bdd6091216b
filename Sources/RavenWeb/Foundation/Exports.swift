// Stands in for the module of this name, of which there is none for WebAssembly: what apps use of it most is part of
// Raven there, under the same names (see Sources/Raven/Embedded). Compiled for WebAssembly only.

@_exported public import Raven
