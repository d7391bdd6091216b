#if hasFeature(Embedded)
/// A page has one thread.
package nonisolated func onMainActor(_ body: @escaping @MainActor () -> Void) { MainActor.assumeIsolated(body) }
#endif
