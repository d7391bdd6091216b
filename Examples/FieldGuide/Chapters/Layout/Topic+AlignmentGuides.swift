import Showcase

extension Topic {
  static let alignmentGuides = Topic("Alignment guides") {
    Description(
      """
      A stack aligns its views by a guide: an edge, the centre, a baseline, or one of your own that views in different stacks
      share.
      """
    )
    Example("An alignment of your own", sample: .ownAlignment) { ColonAligned() }
    Example("A guide moved", sample: .alignmentGuide) { Outline() }
    Note {
      """
      The page computes guides, without a message to the server. So a guide has to be a sum of multiples of the view’s sides
      and baselines, such as `$0[.bottom] - 4`; another one is reported.
      """
    }
  }
}
