import Showcase

extension Topic {
  static let search = Topic("Search") {
    Description(
      """
      `searchable` puts a search field into the bar of a navigation stack, with suggestions and scopes if you like. What is
      found is up to you.
      """
    )
    Example("Find a bird", sample: .search) { BirdsButton() }
  }
}
