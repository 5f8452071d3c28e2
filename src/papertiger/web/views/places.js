// The ways to the pages to read.

import { html } from "../vendor/lit-html.js";
import { language, say } from "../words.js";

/** The ways, below the head of a page. */
export function places() {
  const way = (/** @type {string} */ path, /** @type {string} */ name) => html`<a href="${path}?lang=${language.value}"
    aria-current=${location.pathname === path ? "page" : "false"}>${name}</a>`;
  return html`<nav class="places" aria-label=${say("games-places")}>
    ${way("/games", say("games-title"))}${way("/rules", say("games-rules"))}${way("/cards", say("games-cards"))}</nav>`;
}
