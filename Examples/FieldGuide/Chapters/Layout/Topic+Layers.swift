import Showcase

extension Topic {
  static let layers = Topic("Backgrounds and overlays") {
    Description(
      """
      What stands behind or in front of a view takes the size of that view and changes nothing around it. `offset` moves what
      is drawn, `position` says where in its room a view stands.
      """
    )
    Example("A badge", sample: .badge) { Badged() }
    Example("Where it stands", sample: .position) { Positioned() }
  }
}
