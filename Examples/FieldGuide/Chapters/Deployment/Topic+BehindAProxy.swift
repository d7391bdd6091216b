import Showcase

extension Topic {
  static let behindAProxy = Topic("Behind a proxy") {
    Description(
      """
      The server speaks https by itself (`--certificate`, `--key`) and compresses what it sends. A proxy in front renews
      certificates, leads from http to https, serves several apps and limits what one address may ask for. It must pass
      WebSockets on, and keep the `Host` that the browser asked for, because a page may only connect to where it came from.
      """
    )
    CodeBlock("For nginx", language: CodeBlock.Language("nginx")) {
      """
      location / {
          proxy_pass http://unix:/run/myapp/app.sock;
          proxy_http_version 1.1;
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-Proto $scheme;
          proxy_set_header X-Forwarded-Host $http_host;
          proxy_set_header Upgrade $http_upgrade;
          proxy_set_header Connection "upgrade";
          proxy_read_timeout 2m;
          gzip off;
      }
      """
    }
    CodeBlock("The app behind it", language: .shell) { "MyApp --socket /run/myapp/app.sock --trust-proxy" }
    Paragraph("`Documentation/Deployment.md` has a whole site, and a unit for systemd.")
    ContentList {
      "An open page is silent for 45 seconds at most, then it is pinged: keep the proxy’s patience above a minute."
      "One client may open as many sessions as the server allows: limit requests for each address in the proxy."
      "A socket is made with mode 0660: start the app with the proxy’s group. With `--port`, let it listen on `127.0.0.1` only, so that nobody comes around the proxy."
      "The proxy must not compress pages: the server does, but for those where that could tell a secret."
    }
    Note {
      """
      `X-Forwarded-Proto` and `X-Forwarded-Host` are believed only with `--trust-proxy`. The cookie is then marked `Secure`, and
      a page’s socket must come from https.
      """
    }
  }
}
