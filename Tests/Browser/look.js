// What test_look.py measures in a page. An expression: an object of functions, each giving one line a fault.
(() => {
  const shown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest("[inert], [hidden]") &&
      !clipped(element)
    );
  };
  /** In the page for assistive technology alone. */
  const clipped = (element) => {
    for (let one = element; one; one = one.parentElement) {
      if (getComputedStyle(one).clipPath === "inset(50%)") return true;
    }
    return false;
  };
  const OFF = ":disabled, [aria-disabled=true]";
  /** WCAG asks nothing of what is disabled, nor of its label. */
  const disabled = (element) =>
    element.closest(OFF) !== null ||
    element.closest("label, .labeled")?.querySelector(OFF) != null;
  const name = (element) => {
    const text = (element.getAttribute("aria-label") || element.textContent || element.placeholder || "").trim();
    return `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${text.slice(0, 30)}`;
  };

  /** All that can be reached: what is presented above the page makes the rest wait. */
  const root = () => [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;

  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const known = new Map();
  /** A colour as CSS writes it: red, green, blue and alpha from 0 to 1. */
  const colour = (text) => {
    if (!known.has(text)) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      known.set(text, [...context.getImageData(0, 0, 1, 1).data].map((part) => part / 255));
    }
    return known.get(text);
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const luminance = (parts) => {
    const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const opacity = (element) => {
    let product = 1;
    for (let one = element; one; one = one.parentElement) product *= getComputedStyle(one).opacity;
    return product;
  };
  /** What an element paints behind its content: a colour, or null where it is a picture or gradient. */
  const ground = (element) => {
    const style = getComputedStyle(element);
    if (element instanceof SVGGeometryElement) {
      if (style.fill.startsWith("url")) return null;
      const [r, g, b, a] = colour(style.fill === "none" ? "transparent" : style.fill);
      return [r, g, b, a * style.fillOpacity * opacity(element)];
    }
    if (element.localName === "img" || element.localName === "image") return null;
    if (style.backgroundImage !== "none" && !element.matches("select")) return null;
    const [r, g, b, a] = colour(style.backgroundColor);
    return [r, g, b, a * opacity(element)];
  };
  /** What is behind a text at a point, or null where that cannot be told from the colours alone. */
  const behind = (element, x, y) => {
    const stack = document.elementsFromPoint(x, y);
    const start = stack.indexOf(element);
    if (start < 0) return null;
    let seen = [0, 0, 0, 0];
    for (const one of stack.slice(start)) {
      const paint = ground(one);
      if (!paint) return null;
      const rest = 1 - seen[3];
      seen = [0, 1, 2].map((i) => seen[i] + paint[i] * paint[3] * rest).concat(seen[3] + paint[3] * rest);
      if (seen[3] > 0.999) break;
    }
    return over([...seen.slice(0, 3).map((c) => c / (seen[3] || 1)), seen[3]], dark ? [0, 0, 0] : [1, 1, 1]);
  };
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;

  /** The first line of every text that is seen: its element, where it is, and its colour. */
  const texts = () => {
    const found = [];
    const walker = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || !shown(element) || element.closest("script, style, option, textarea")) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      found.push({ element, range, text: walker.currentNode.data.trim(), color: getComputedStyle(element).color });
    }
    for (const element of root().querySelectorAll("input:not([type=checkbox], [type=radio], [type=range], [type=color]), textarea, select")) {
      if (!shown(element)) continue;
      const color = getComputedStyle(element, element.value ? null : "::placeholder").color;
      found.push({ element, range: element, text: element.value || element.placeholder || "", color });
    }
    return found.filter((one) => one.text);
  };

  const contrast = () => {
    const faults = [];
    const skipped = [];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before { pointer-events: auto !important; scroll-behavior: auto !important }");
    document.adoptedStyleSheets.push(sheet);
    for (const { element, range, text, color } of texts()) {
      if (disabled(element)) continue;
      element.scrollIntoView({ block: "center", inline: "nearest" });
      const box = (range.getClientRects()[0] ?? element.getBoundingClientRect());
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const [r, g, b, a] = colour(color);
      const visible = a * opacity(element);
      if (visible < 0.05) continue;
      const back = getComputedStyle(element).backgroundClip === "text" ? null : behind(element, x, y);
      if (!back) {
        skipped.push(text.slice(0, 30));
        continue;
      }
      const found = ratio(over([r, g, b, visible], back), back);
      if (found < 4.5) faults.push(`${found.toFixed(2)}: ${name(element)} "${text.slice(0, 30)}" ${color}`);
    }
    document.adoptedStyleSheets.pop();
    scrollTo(0, 0);
    return { faults, skipped };
  };

  const ROLES = ["button", "link", "switch", "checkbox", "radio", "option", "tab", "menuitem", "menuitemradio", "menuitemcheckbox"];
  const TARGETS = ["a[href]", "button", "input:not([type=hidden])", "select", "textarea", "summary", "[tabindex='0']", ...ROLES.map((role) => `[role=${role}]`)].join();
  const SIDE = 44;
  /** How far from a point in a direction the target still answers, up to a side. */
  const extent = (parts, x, y, dx, dy) => {
    const hits = (d) => document.elementsFromPoint(x + dx * d, y + dy * d).some((one) => parts.some((part) => part.contains(one)));
    if (hits(SIDE / 2 - 0.25)) return SIDE / 2;
    let distance = 0;
    while (distance < SIDE && hits(distance + 0.5)) distance += 0.5;
    return distance;
  };
  const targets = () => {
    const faults = [];
    for (const element of root().querySelectorAll(TARGETS)) {
      if (!shown(element) && !element.labels?.length) continue;
      if (disabled(element) || clipped(element) || element.closest("[inert]") || !element.checkVisibility({ visibilityProperty: true })) continue;
      // A link in running text is as high as the line; an adjustable view takes keys, not presses.
      if (element.localName === "a" && element.closest(".t")) continue;
      if (element.matches("[role=spinbutton]:not(input)")) continue;
      const parts = [element, ...(element.labels ?? [])];
      const sizes = parts.filter((part) => shown(part)).map((part) => {
        part.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, width, height } = part.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return [
          extent(parts, x, y, 1, 0) + extent(parts, x, y, -1, 0),
          extent(parts, x, y, 0, 1) + extent(parts, x, y, 0, -1),
        ];
      });
      if (sizes.length && !sizes.some((size) => Math.min(...size) >= SIDE - 0.5)) {
        faults.push(`${sizes.map((size) => size.join(" x ")).join(", ")}: ${name(element)}`);
      }
    }
    scrollTo(0, 0);
    return faults;
  };
  return { contrast, targets };
})()
