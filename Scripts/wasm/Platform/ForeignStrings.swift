// The standard library asks at every append whether a string is foreign, one of Objective-C's, and reads it then by
// index: 16 kB of code. Embedded Swift has no such strings, so these never run, which the linker cannot know. It is told
// to take them in place of the library's (`--wrap`, in Scripts/wasm/compile.sh). A name that another toolchain
// does not have any more replaces nothing.

/// `_StringGuts._slowEnsureMatchingEncoding(_:)`: an index of a foreign string.
@_cdecl("__wrap_$es11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF")
public func matchEncoding(_ index: Int64, _: Int32, _: Int32, _: Int32, _: Int32, _: Int32) -> Int64 { fatalError() }

/// `_StringGuts._foreignGrow(_:)`.
@_cdecl("__wrap_$es11_StringGutsV12_foreignGrow33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyySiF")
public func growForeign(_: Int32, _: Int32, _: Int32) { fatalError() }

/// `_StringGuts._foreignAppendInPlace(_:)`.
@_cdecl("__wrap_$es11_StringGutsV21_foreignAppendInPlace33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyys01_aB5SliceVF")
public func appendForeign(_: Int32, _: Int32, _: Int32) { fatalError() }

/// `_StringGuts._foreignConvertedToSmall()`.
@_cdecl("__wrap_$es11_StringGutsV24_foreignConvertedToSmall33_408A76AB043BD3EFBAB6FAAAAA9B4914LLs01_fA0VyF")
public func makeForeignSmall(_: Int32, _: Int32, _: Int32, _: Int32, _: Int32, _: Int32) { fatalError() }

/// `_StringGuts._foreignCopyUTF8(into:)`.
@_cdecl("__wrap_$es11_StringGutsV16_foreignCopyUTF84intoSiSgSrys5UInt8VG_tF")
public func copyForeign(
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32
) { fatalError() }

/// `_StringGuts.foreignScalarAlign(_:)`.
@_cdecl("__wrap_$es11_StringGutsV18foreignScalarAlignySS5IndexVAEF")
public func alignForeign(_: Int64, _: Int32, _: Int32, _: Int32, _: Int32, _: Int32) -> Int64 { fatalError() }

/// `String.UTF8View._foreignIndex(after:)`.
@_cdecl("__wrap_$eSS8UTF8ViewV13_foreignIndex5afterSS0D0VAF_tF")
public func indexForeign(after _: Int64, _: Int32, _: Int32, _: Int32, _: Int32, _: Int32) -> Int64 { fatalError() }

/// `String.UTF8View._foreignIndex(before:)`.
@_cdecl("__wrap_$eSS8UTF8ViewV13_foreignIndex6beforeSS0D0VAF_tF")
public func indexForeign(before _: Int64, _: Int32, _: Int32, _: Int32, _: Int32, _: Int32) -> Int64 { fatalError() }

/// `String.UTF8View._foreignIndex(_:offsetBy:)`.
@_cdecl("__wrap_$eSS8UTF8ViewV13_foreignIndex_8offsetBySS0D0VAF_SitF")
public func indexForeign(
  _: Int64,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32
) -> Int64 { fatalError() }

/// `String.UTF8View._foreignDistance(from:to:)`.
@_cdecl("__wrap_$eSS8UTF8ViewV16_foreignDistance4from2toSiSS5IndexV_AGtF")
public func measureForeign(
  _: Int64,
  _: Int64,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32
) -> Int32 { fatalError() }

/// `String.UTF8View._foreignSubscript(position:)`.
@_cdecl("__wrap_$eSS8UTF8ViewV17_foreignSubscript8positions5UInt8VSS5IndexV_tF")
public func readForeign(_: Int64, _: Int32, _: Int32, _: Int32, _: Int32, _: Int32) -> Int32 { fatalError() }

/// `String.UTF8View._foreignCount()`.
@_cdecl("__wrap_$eSS8UTF8ViewV13_foreignCountSiyF")
public func countForeign(_: Int32, _: Int32, _: Int32, _: Int32, _: Int32) -> Int32 { fatalError() }
