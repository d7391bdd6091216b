// The languages of who looks at the page.

/** Whether it is one: WebKit says "C" where nobody has chosen a language. @param {string} tag */
function isLanguage(tag) {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * Those that are any, the first before all others; where there is none, what is written follows the browser's own.
 * @param {readonly string[] | undefined} named what the browser names
 */
export function languages(named = globalThis.navigator?.languages) {
  return named?.filter(isLanguage) ?? [];
}
