#if hasFeature(Embedded)
/// A length in points; on the page, CSS pixels.
public typealias CGFloat = Double
#endif
