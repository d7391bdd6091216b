import Showcase

extension Topic {
  static let loadingAtBothEnds = Topic("Loading at both ends") {
    Description(
      """
      `onReachStart` and `onReachEnd` fetch more as the reader comes near, once per visit. Say whether there is more: then the
      list has room to scroll into before it is there, and a button for those who do not scroll.
      """
    )
    Example("Older days", sample: .loadingList) { LoadingList() }
    Paragraph("When the function throws, the list shows why, with a button to try again.")
  }
}
