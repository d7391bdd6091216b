// `UTType` for source that imports the framework of this name.

@_exported public import struct Raven.UTType
