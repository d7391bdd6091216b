import Testing

// Where the tests run: the one place that chooses.

#if canImport(RavenTesting)
typealias CurrentHost = RavenHost
private let isRaven = true
#elseif canImport(UIKit)
typealias CurrentHost = AppleHost
private let isRaven = false
#endif

/// What Raven is known to do otherwise than SwiftUI; elsewhere an expectation like any other.
func knownInRaven(
  _ what: Comment,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) rethrows {
  try withKnownIssue(what, sourceLocation: sourceLocation, body, when: { isRaven })
}
