// What this browser remembers; where it may not, this page alone does.

/** @type {Map<string, string>} */
const here = new Map();

/**
 * What is remembered under a key.
 * @param {string} key
 * @returns {string | null}
 */
export function remembered(key) {
  try {
    return localStorage.getItem(key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

/**
 * Remember something, or forget it with null.
 * @param {string} key
 * @param {string | null} value
 */
export function remember(key, value) {
  if (value === null) here.delete(key);
  else here.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is off or full: `here` has it.
  }
}

/**
 * Remember the language; the server goes by it, too.
 * @param {string} tag
 */
export function rememberLanguage(tag) {
  remember("language", tag);
  document.cookie = `language=${tag};path=/;max-age=34560000;samesite=lax`;
}

/** The tables at which this browser has a seat. */
export function seats() {
  let keys = [...here.keys()];
  try {
    keys = Object.keys(localStorage);
  } catch {
    // As above.
  }
  return keys.flatMap((key) => (key.startsWith("seat ") ? [key.slice(5)] : []));
}

/**
 * What this tab remembers under a key, until it is closed.
 * @param {string} key
 * @returns {string | null}
 */
export function rememberedInTab(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Remember something in this tab; where it may not, a refresh forgets it.
 * @param {string} key
 * @param {string} value
 */
export function rememberInTab(key, value) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is off or full.
  }
}
