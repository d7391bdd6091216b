// Stands in for the module of this name, of which there is none for WebAssembly: what the engine itself has to do with is
// part of Raven there, under the same names (see Sources/Raven/Embedded); what it has not is beside this file. Compiled for
// WebAssembly only.

@_exported public import Raven
