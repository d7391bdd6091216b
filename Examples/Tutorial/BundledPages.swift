import Combine
import Poet

/// Has the pages that come with the app, at once.
final class BundledPages: Performer {
  func perform(_ input: Void, then: @escaping (Result<[TutorialPage], Never>) -> Void) -> Behavior {
    then(.success(TutorialPage.all))
    return Behavior {}
  }
}
