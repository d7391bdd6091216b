import Showcase

extension Topic {
  static let behindAProxy = Topic("Behind a proxy") {
    Description(
      """
      There is no TLS and no compression in the server: put a proxy in front that has both. It must pass WebSockets on, and
      keep the `Host` that the browser asked for, because a page may only connect to where it came from.
      """
    )
    CodeBlock("For nginx", language: CodeBlock.Language("nginx")) {
      """
      location / {
          proxy_pass http://127.0.0.1:8080;
          proxy_http_version 1.1;
          proxy_set_header Host $host;
          proxy_set_header Upgrade $http_upgrade;
          proxy_set_header Connection "upgrade";
          proxy_read_timeout 120s;
      }
      """
    }
    ContentList {
      "An open page is silent for 45 seconds at most, then it is pinged: keep the proxy’s patience above a minute."
      "One client may open as many sessions as the server allows: limit requests for each address in the proxy."
      "Let it listen on `127.0.0.1` only, so that nobody comes around the proxy."
    }
    Note {
      """
      `X-Forwarded-Proto` and `X-Forwarded-Host` are believed only by a server whose `ServerConfiguration.trustsProxy` is true.
      An app that is started by `@main` has no option for that yet; its cookie is not marked `Secure`.
      """
    }
  }
}
