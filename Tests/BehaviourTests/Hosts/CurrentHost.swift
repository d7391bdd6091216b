// Where the tests run: the one place that chooses.

#if canImport(RavenTesting)
typealias CurrentHost = RavenHost
#elseif canImport(UIKit)
typealias CurrentHost = AppleHost
#endif
