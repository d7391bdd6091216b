#if !hasFeature(Embedded)
import Foundation
#endif
@_exported public import Raven

extension View {
  /// Does something with every value a publisher gives while the view is on the page.
  ///
  /// ```swift
  /// Text(now.formatted(date: .omitted, time: .standard))
  ///   .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { now = $0 }
  /// ```
  /// A timer made anew by each run of the body goes on as it is.
  public func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    _ReceivingView(content: self, publisher: publisher, action: action)
  }
}

/// A view that listens to a publisher.
public struct _ReceivingView<Content: View, Source: Publisher>: View where Source.Failure == Never {
  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void
  @State private var reception = Reception<Source>()

  init(content: Content, publisher: Source, action: @escaping (Source.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  public var body: some View {
    reception.update(publisher, action)
    return content.onAppear { reception.start() }.onDisappear { reception.stop() }
  }
}

/// A view's listening to a publisher.
private final class Reception<Source: Publisher> where Source.Failure == Never {
  private var publisher: Source?
  private var action: (Source.Output) -> Void = { _ in }
  private var subscription: AnyCancellable?

  deinit {}

  /// Takes over the newest action, and listens elsewhere if the publisher is another one.
  func update(_ publisher: Source, _ action: @escaping (Source.Output) -> Void) {
    self.action = action
    if let old = self.publisher, old._isSame(as: publisher) { return }
    self.publisher = publisher
    if subscription != nil { start() }
  }

  func start() {
    guard let publisher else { return }
    subscription = nil
    #if hasFeature(Embedded)
    // Ends with `stop`, as there are no weak references.
    subscription = publisher.sink { self.action($0) }
    #else
    subscription = publisher.sink { [weak self] value in
      nonisolated(unsafe) let (reception, value) = (self, value)
      onMainActor { reception?.action(value) }
    }
    #endif
  }

  func stop() { subscription = nil }
}
