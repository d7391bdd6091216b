public import Combine

/// A subscription: it ends when it is cancelled, or when nobody keeps it any more.
///
/// ```swift
/// private var behavior: Behavior?
/// behavior = translator.jump.subject.sink { print("jump to", $0) }
/// ```
public typealias Behavior = AnyCancellable
