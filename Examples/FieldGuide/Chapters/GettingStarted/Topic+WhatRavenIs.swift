import Showcase

extension Topic {
  static let whatRavenIs = Topic("What Raven is") {
    Description(
      """
      You write an app with `import SwiftUI`. Compiled on Linux, it is a web server: whoever opens its address sees the app,
      and every visitor has a page with a state of its own.

      The page is HTML at first paint, made for this visitor. Then it follows over a WebSocket: what somebody does goes up as
      a few bytes, and what changes on the page comes down as a few bytes. There is no JavaScript to write, and no second
      description of the page beside your views.
      """
    )
    Example("A page that is alive", sample: .greeting) { Greeting() }
    Paragraph("Two promises run through everything:")
    ContentList {
      "**Identity.** A view stays itself across updates, with its state, its element and its focus."
      "**Order.** Things stand in the order in which they were declared."
    }
    Paragraph(
      """
      A connection that is lost comes back, and the page goes on where it was: no press of a button is lost or counted twice.
      It does so when it is loaded anew, too. A new visit begins anew, except for what is kept with
      [`@AppStorage`](/state/app-storage) and what stands in the [address](/navigation/stacks-and-addresses).
      """
    )
    Note {
      "A small app can also run inside the page, without a server: see [WebAssembly](/deployment/webassembly)."
    }
  }
}
