#if !hasFeature(Embedded)
public import Foundation
#endif

/// A layout of any kind: the views keep their state when it becomes another.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(alignment: .leading))
/// layout { Portrait(); Biography() }
/// ```
/// Stacks are laid out by the browser itself; only layouts of your own are measured.
public nonisolated struct AnyLayout: Layout {
  /// What the layout inside keeps.
  public struct Cache {
    var kept: AnyLayoutCache
  }

  let storage: AnyLayoutStorage

  /// Creates a layout that does as another.
  public init<L: Layout>(_ layout: L) { storage = LayoutStorage(layout) }

  /// Creates the same layout.
  public init(_ layout: AnyLayout) { storage = layout.storage }

  public func makeCache(subviews: Subviews) -> Cache { Cache(kept: storage.makeCache(subviews)) }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.kept = storage.updated(cache.kept, subviews)
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    storage.size(proposal, subviews, cache.kept)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    storage.place(bounds, proposal, subviews, cache.kept)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { storage.spacing(subviews, cache.kept) }

  /// Arranges views.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(layout: storage, content: content())
  }
}

/// What any layout keeps between runs.
nonisolated class AnyLayoutCache {
  init() {}
}

private nonisolated final class LayoutCache<L: Layout>: AnyLayoutCache {
  var cache: L.Cache
  init(_ cache: L.Cache) {
    self.cache = cache
    super.init()
  }
}

/// A layout, behind a class.
nonisolated class AnyLayoutStorage {
  /// The stack that does the same in the browser, if there is one.
  final let stack: _StackArrangement?
  /// The axis along which spacers and dividers see themselves.
  final let axis: Axis?

  fileprivate init(_ stack: _StackArrangement?, _ axis: Axis?) { (self.stack, self.axis) = (stack, axis) }

  func makeCache(_ subviews: LayoutSubviews) -> AnyLayoutCache { AnyLayoutCache() }
  func updated(_ cache: AnyLayoutCache, _ subviews: LayoutSubviews) -> AnyLayoutCache { cache }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyLayoutCache) -> CGSize { .zero }
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyLayoutCache) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: AnyLayoutCache) -> ViewSpacing { .zero }
}

nonisolated final class LayoutStorage<L: Layout>: AnyLayoutStorage {
  private let layout: L

  init(_ layout: L) {
    self.layout = layout
    super.init(layout._stack, L.layoutProperties.stackOrientation)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> AnyLayoutCache {
    LayoutCache<L>(layout.makeCache(subviews: subviews))
  }

  /// Brings a cache up to date, also one that another kind of layout left.
  override func updated(_ cache: AnyLayoutCache, _ subviews: LayoutSubviews) -> AnyLayoutCache {
    guard let cache = cache as? LayoutCache<L> else { return makeCache(subviews) }
    layout.updateCache(&cache.cache, subviews: subviews)
    return cache
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyLayoutCache) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own(cache).cache)
  }

  override func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: AnyLayoutCache
  ) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own(cache).cache)
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: AnyLayoutCache) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &own(cache).cache)
  }

  private func own(_ cache: AnyLayoutCache) -> LayoutCache<L> { unsafeDowncast(cache, to: LayoutCache<L>.self) }
}

extension Layout {
  /// Arranges views.
  ///
  /// ```swift
  /// Flow(spacing: 4) { ForEach(tags, id: \.self) { Text($0) } }
  /// ```
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(layout: LayoutStorage(self), content: content())
  }
}
