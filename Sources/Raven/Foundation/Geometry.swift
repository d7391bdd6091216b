#if !hasFeature(Embedded)
public import Foundation

/// A length in points; on the page, CSS pixels.
public typealias CGFloat = Foundation.CGFloat
#endif
