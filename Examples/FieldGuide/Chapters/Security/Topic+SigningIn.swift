import Showcase

extension Topic {
  static let signingIn = Topic("Signing in") {
    Description(
      """
      Raven has no users of its own. A page knows who asks by what the browser sent: a cookie that your own sign-in has set, or a
      field that a proxy in front adds.
      """
    )
    Example("What this page was asked with", sample: .whoAsks) { WhoAsks() }
    Paragraph(
      """
      `@Environment(\\.request)` has the header fields and cookies of the request the page was made for. It stays the same as long as the
      session goes on, over lost connections and reloads.
      """
    )
    Paragraph(
      """
      So who signs out, or is locked out, has to be put out: `endSessions` ends all sessions of the server whose request fits. Their pages
      are made anew at once, for what the browser sends then. Nothing they showed, knew or had kept for their tab is left, but for text in
      fields.
      """
    )
    ContentList {
      "Set the cookie outside of Raven: a sign-in page behind the same proxy, or the proxy itself, as OAuth2 Proxy does."
      "Make it `HttpOnly`, `Secure` and `SameSite=Lax`, and either signed or a random number that you look up."
      "Believe a header field only if the proxy takes away what browsers send under that name."
      "Ask again at each action that matters. What a view does not show, nobody can press; a model is asked by more than views."
    }
    Note(.important) {
      "Pages that run inside the browser ([WebAssembly](/deployment/webassembly)) and exported pages have no request: there it is nil."
    }
  }
}
