import Showcase

extension Topic {
  static let pagePolicy = Topic("What a page may load") {
    Description(
      """
      Every page comes with a Content-Security-Policy. Scripts and styles come from the server itself; there is no inline
      script and no `eval`; nobody may put the page into a frame; no form leads elsewhere.
      """
    )
    CodeBlock("Sent with every page, in one line", language: .plain) {
      """
      default-src 'none'; script-src 'self'; style-src-elem 'self';
      style-src-attr 'unsafe-inline'; connect-src 'self';
      img-src 'self' data: https:; frame-ancestors 'none';
      base-uri 'none'; form-action 'self'
      """
    }
    Paragraph(
      """
      Style *attributes* are allowed, because layout needs them. Their values are made of numbers, colours and fixed words,
      never of an app’s strings. Pictures may come from any `https:` address, which `ServerConfiguration.imageSources` can
      narrow. A page of another site is shown in a frame only if the app’s scene allows it: `.embeddedPages(from:)`.
      """
    )
    ContentList {
      "`X-Content-Type-Options: nosniff` and `Referrer-Policy: same-origin` stand on every answer."
      "The cookie is `HttpOnly` and `SameSite=Lax`."
      "Pages are `no-store`."
    }
  }
}
