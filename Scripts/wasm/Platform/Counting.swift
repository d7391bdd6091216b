// Counting references: one function for each, which is called. The library's are written out wherever an object is kept,
// 35 bytes each time, 3,000 times in a larger app. They have the names of counting for one thread
// (`-assume-single-threaded`), because what the library itself has under its names is inlined before anything is linked.

@_extern(c, "swift_retain")
private func retained(_ object: UnsafeRawPointer?) -> UnsafeRawPointer?
@_extern(c, "swift_release")
private func released(_ object: UnsafeRawPointer?)

/// Counts one more.
@inline(never)
@_cdecl("swift_nonatomic_retain")
public func retain(_ object: UnsafeRawPointer?) -> UnsafeRawPointer? { retained(object) }

/// Counts one less; the last one ends the object.
@inline(never)
@_cdecl("swift_nonatomic_release")
public func release(_ object: UnsafeRawPointer?) { released(object) }

@_extern(c, "swift_retain_n")
private func retained(_ object: UnsafeRawPointer?, _ count: UInt32) -> UnsafeRawPointer?
@_extern(c, "swift_release_n")
private func released(_ object: UnsafeRawPointer?, _ count: UInt32)

/// Counts several more.
@inline(never)
@_cdecl("swift_nonatomic_retain_n")
public func retain(_ object: UnsafeRawPointer?, _ count: UInt32) -> UnsafeRawPointer? { retained(object, count) }

/// Counts several less.
@inline(never)
@_cdecl("swift_nonatomic_release_n")
public func release(_ object: UnsafeRawPointer?, _ count: UInt32) { released(object, count) }
