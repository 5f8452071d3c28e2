// What stands around every view: the masthead with the languages, and the banner above a table.

import { html, nothing } from "../vendor/lit-html.js";
import { effect, signal } from "../vendor/signals-core.js";
import { Refused } from "../server.js";
import { connection, names, refusal } from "../table.js";
import { refusalText } from "../telling.js";
import { LANGUAGES, choose, dashed, language, say } from "../words.js";

/** @import { Language } from "../words.js" */

/** The languages. */
function languages() {
  const tags = /** @type {Language[]} */ (Object.keys(LANGUAGES));
  return html`<nav class="languages" aria-label=${say("web-languages")}>
    ${tags.map((tag) => html`<button class="plain" lang=${tag}
      aria-current=${tag === language.value ? "true" : "false"}
      @click=${() => choose(tag)}>${LANGUAGES[tag]}</button>`)}
  </nav>`;
}

/** The head of the page. */
export function masthead() {
  return html`<header class="masthead">
    <a href="/" class="brand"><span class="seal" aria-hidden="true">馬<br>弔</span>
      <span>${say("web-title")}</span></a>
    ${languages()}
  </header>`;
}

/** The ways to the pages to read, below the head. */
export function places() {
  const way = (/** @type {string} */ path, /** @type {string} */ name) => html`<a href="${path}?lang=${language.value}"
    aria-current=${location.pathname === path ? "page" : "false"}>${name}</a>`;
  return html`<nav class="places" aria-label=${say("games-places")}>
    ${way("/games", say("games-title"))}${way("/rules", say("games-rules"))}${way("/cards", say("games-cards"))}</nav>`;
}

const again = () => connection?.open();
const BACK_MS = 4000;

/** Whether the connection has just come back. */
const back = signal(false);

let was = connection?.state.peek();
effect(() => {
  const state = connection?.state.value;
  if (state === "open" && was === "lost") {
    back.value = true;
    setTimeout(() => { back.value = false; }, BACK_MS);
  }
  if (state !== "opening") was = state;
});

/** The truth about the connection, and why something was not done. */
export function banner() {
  const state = connection?.state.value;
  const why = connection?.parted.value;
  const text = why ? say(`parting-${dashed(why)}`, { detail: "" }) : say("web-lost");
  return html`<div class="banner" role="status">
    ${back.value && state === "open" ? html`<p class="back">${say("seats-back")}</p>` : nothing}
    ${state === "lost" ? html`<p class="lost">${text} ${say("web-coming-back")}
      <button @click=${again}>${say("web-try-now")}</button></p>` : nothing}
    ${state === "away" ? html`<p class="lost">${text}
      ${why === "elsewhere" ? html`<button @click=${again}>${say("web-here")}</button>`
        : html`<a class="button" href="/">${say("web-home")}</a>`}</p>` : nothing}
    ${refusal.value ? html`<p class="refused">${refusalText(refusal.value, names.value)}</p>` : nothing}
  </div>`;
}

/** Why something was not done that takes the server; "" when all is well. */
export const trouble = signal("");

const TROUBLES = new Set([
  "unreachable", "no_such_code", "no_such_table", "too_many_requests", "too_many_tables", "store_unavailable",
]);

/** Say why the server did not do something. @param {unknown} error */
export function failed(error) {
  if (!(error instanceof Refused)) throw error;
  trouble.value = TROUBLES.has(error.code) ? error.code : "refused";
}

/** What went wrong, or else that the server is gone, if it is. @param {boolean} [reached] */
export function troubled(reached = true) {
  const code = reached ? trouble.value : "unreachable";
  return code ? html`<p class="refused">${say(`web-trouble-${dashed(code)}`)}</p>` : nothing;
}
