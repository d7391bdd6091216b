// Says what the device is like, at first and whenever that changes. Loaded by pages whose views read any of it.

/** By the bits of the report. */
const traits = [
  "(prefers-color-scheme: dark)",
  "(prefers-contrast: more)",
  "(prefers-reduced-motion: reduce)",
  "(prefers-reduced-transparency: reduce)",
  "(forced-colors: active)",
  "(inverted-colors: inverted)",
  "(max-width: 599.9px)",
  "(max-height: 449.9px)",
];

/** @param {number} value @param {number} least @param {number} most */
const bounded = (value, least, most) => Math.min(most, Math.max(least, Math.round(value) || least));

/**
 * @param {any} element
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(element, { send, string, varint }) {
  const queries = traits.map((trait) => matchMedia(trait));
  let last = "";

  const report = () => {
    const seen = queries.reduce((bits, query, bit) => bits | (+query.matches << bit), 0);
    const bits = seen | (+document.hidden << traits.length);
    const pixels = bounded(devicePixelRatio * 100, 10, 1600);
    const text = bounded((parseFloat(getComputedStyle(document.documentElement).fontSize) / 16) * 100, 10, 1000);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
    const words = [bits, pixels, text, zone].join(".");
    if (words === last) return;
    last = words;
    // With it the next visit's first paint is right.
    document.cookie = `raven-device=${[seen, pixels, text, zone].join(".")}; path=/; max-age=31536000; samesite=lax`;
    send("device", [...varint(bits), ...varint(pixels), ...varint(text), ...string(zone)]);
  };

  for (const query of queries) query.addEventListener("change", report);
  document.addEventListener("visibilitychange", report);
  // A window that moves to another screen, or is zoomed, is resized as well.
  addEventListener("resize", report);
  report();
}
