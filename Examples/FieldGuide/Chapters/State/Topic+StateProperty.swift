import Showcase

extension Topic {
  static let stateProperty = Topic("State") {
    Description(
      """
      `@State` belongs to a view where it stands on the page. The struct is made anew all the time; its state is made once and
      stays until the view goes.
      """
    )
    Example("Two views, two states", sample: .state) { TwoCounters() }
    Paragraph(
      """
      What decides is *where* a view stands. The two branches of an `if` are two places, so changing branches begins anew. An
      `id` that is another one makes another view of it, too:
      """
    )
    Example("A new id, a new state", sample: .stateIdentity) { NewIdentity() }
    Note {
      "State lasts as long as the page, also while its connection is lost and when it is loaded anew. A new visit is a new page."
    }
  }
}
