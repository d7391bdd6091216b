// The developer's overlay: mistakes in the app's source, over the page they are about. Loaded when there is one.

/** @type {HTMLElement | undefined} */
let overlay;

/**
 * Adds a diagnostic.
 * @param {string} code
 * @param {string} text
 */
export function showDiagnostic(code, text) {
  if (!overlay) {
    overlay = document.createElement("section");
    overlay.className = "raven-overlay";
    overlay.setAttribute("role", "log");
    overlay.setAttribute("aria-label", "Diagnostics");
    const close = overlay.appendChild(document.createElement("button"));
    close.textContent = "Close";
    close.onclick = () => {
      overlay?.remove();
      overlay = undefined;
    };
  }
  document.body.append(overlay);
  overlay.appendChild(document.createElement("h2")).textContent = code;
  overlay.appendChild(document.createElement("pre")).textContent = text;
}
