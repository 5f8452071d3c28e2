// The books of rules and the cards in another language, without loading them anew; where no script
// runs, their links do it.

import { rememberLanguage } from "./memory.js";

const address = () => location.pathname + location.search;

/** The address of what is shown. */
let shown = address();

/** @param {Element | null | undefined} part */
const top = (part) => part?.getBoundingClientRect().top ?? 0;

/**
 * Show a page, as far down as one has read this one; while the server is gone, all stays as it is.
 * @param {string} href
 * @param {boolean} [chosen]
 */
async function show(href, chosen) {
  const text = await fetch(href).then((answer) => answer.text(), () => "");
  const page = new DOMParser().parseFromString(text, "text/html");
  const link = /** @type {HTMLElement | null} */ (page.querySelector(".languages [aria-current=true]"));
  if (!link || !chosen && href !== location.href) return;
  const part = [...document.querySelectorAll("main [id]")].findLast((each) => top(each) < 20);
  const before = top(part);
  document.documentElement.lang = link.lang;
  document.title = page.title;
  document.body = page.body;
  if (chosen) {
    history.pushState(null, "", href);
    rememberLanguage(link.lang);
    link.focus({ preventScroll: true });
  }
  shown = address();
  if (part) scrollBy(0, top(document.getElementById(part.id)) - before);
}

addEventListener("click", (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (
    /** @type {Element} */ (event.target).closest(".languages a"));
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(link.href + location.hash, true);
});
addEventListener("popstate", () => {
  if (address() !== shown) show(location.href);
});
