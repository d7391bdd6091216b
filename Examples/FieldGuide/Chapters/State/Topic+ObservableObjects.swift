import Showcase

extension Topic {
  static let observableObjects = Topic("Observable objects") {
    Description(
      """
      What several views share is an object of an `@Observable` class. Each body is run again only for the properties it has
      read. `@Bindable` makes bindings to its properties.
      """
    )
    Example("A basket", sample: .observable) { Shop() }
    Topic("Only who reads it runs") {
      Description(
        """
        Here each view counts how often its body ran. Change one property, and the view that reads the other stays as it is.
        """
      )
      Example("Counted bodies", sample: .bodies) { Bodies() }
    }
    Note {
      "`ObservableObject`, `@Published`, `@StateObject`, `@ObservedObject` and `@EnvironmentObject` work, too."
    }
  }
}
