// Where the document is, for modules of WebAssembly whose screens have addresses.

/** How long what stands behind the app's own address may be, and in how many parts, as for live pages. */
const mostBytes = 2048;
const mostParts = 32;

/** What the module imports from "address". @param {{ bytes: (at: number, count: number) => Uint8Array }} host */
export function provide({ bytes }) {
  const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=raven-module]"));
  const texts = place(location.href, meta?.dataset.root);
  // For `history.js`, which says where the page is.
  document.documentElement.dataset.base = texts[0];
  let result = new Uint8Array();
  return {
    /** How many parts there are. */
    parts: () => texts.length - 1,
    /** How many bytes `take` copies: of a part, counted from 1; 0 for the address of the app's first page. @param {number} index */
    part: (index) => (result = new TextEncoder().encode(texts[index])).length,
    /** Copies that text. @param {number} at */
    take: (at) => bytes(at, result.length).set(result),
  };
}

/**
 * What an address says of an app's folder, and the parts behind it, decoded; none if they cannot be read.
 * @param {string} address @param {string} [root] the way from the page to the app's first one
 */
export function place(address, root) {
  const { pathname } = new URL(address);
  const folder = new URL(root || "./", address).pathname;
  const names = (/** @type {string} */ path) => path.split("/").filter(Boolean);
  // Of several slashes at its beginning browsers would make the name of a host.
  const base = names(folder).map((name) => "/" + name).join("");
  const rest = pathname.startsWith(folder) ? pathname.slice(folder.length) : "";
  const parts = names(rest);
  if (parts.at(-1) === "index.html") parts.pop();
  if (rest.length > mostBytes || parts.length > mostParts) return [base];
  try {
    return [base, ...parts.map(decodeURIComponent)];
  } catch {
    return [base];
  }
}
