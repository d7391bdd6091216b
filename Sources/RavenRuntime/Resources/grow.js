// Areas that grow with their text, in browsers whose stylesheets cannot say so.

/** @param {HTMLTextAreaElement} area */
export function attach(area) {
  if (CSS.supports("field-sizing", "content")) return;
  const fit = () => {
    area.style.height = "auto";
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  };
  area.addEventListener("input", fit);
  // The server may set the text as well.
  const { get, set } = /** @type {PropertyDescriptor} */ (
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")
  );
  Object.defineProperty(area, "value", {
    get,
    set(text) {
      set?.call(area, text);
      fit();
    },
  });
  fit();
}
