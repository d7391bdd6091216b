import Showcase

extension Chapter {
  static let security = Chapter("Security") {
    Description("What a live server trusts, what it does not, and what an operator must add.")
    Topic.trust
    Topic.signingIn
    Topic.pagePolicy
    Topic.markup
    Topic.limits
    Topic.notThere
  }
}
