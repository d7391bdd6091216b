// The quiet bar that says the connection is lost.

/** @type {HTMLElement | undefined} */
let banner;

/** @param {{ text: string, offersReload: boolean }} message */
export function showBanner({ text, offersReload }) {
  if (!banner) {
    banner = document.createElement("div");
    banner.className = "raven-banner";
    banner.setAttribute("role", "status");
  }
  document.body.append(banner);
  banner.textContent = text;
  if (!offersReload) return;
  const button = document.createElement("button");
  button.textContent = "Reload";
  button.onclick = () => location.reload();
  banner.append(" ", button);
}

/** Takes the bar away. */
export function hideBanner() {
  banner?.remove();
}
