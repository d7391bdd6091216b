import SwiftUI

// sample: differences
struct Differences: View {
  var body: some View {
    VStack(alignment: .leading) {
      DisclosureGroup("An animated spring") {
        Text("A change amid a spring starts anew from where it is.")
      }
      DisclosureGroup("A rounded corner") {
        Text("On a page, both styles are parts of a circle.")
      }
      DisclosureGroup("A distance between dates") {
        Text("It is given in days at most, not in months or years.")
      }
    }
  }
}
// end sample
