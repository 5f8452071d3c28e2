// One sheet over the table at a time: the log, the last trick, a clause, a card, the keys.

import { signal } from "./vendor/signals-core.js";
import { html, nothing } from "./vendor/lit-html.js";
import { language, say } from "./words.js";

/** @import { Signal } from "./vendor/signals-core.js" */

/** @typedef {{ title: () => string, body: () => unknown }} Sheet */

/** The sheet that lies on top, and those that it covers. @type {Signal<Sheet[]>} */
export const sheets = signal([]);

/**
 * Lay a sheet on top.
 * @param {Sheet} sheet
 */
export function open(sheet) {
  sheets.value = [...sheets.value, sheet];
}

/** Take the uppermost sheet away. */
export function close() {
  sheets.value = sheets.value.slice(0, -1);
}

/** The uppermost sheet, drawn. */
export function drawn() {
  const top = sheets.value.at(-1);
  return html`<dialog id="sheet" class="sheet" aria-labelledby="sheet-title"
    @cancel=${(/** @type {Event} */ event) => { event.preventDefault(); close(); }}>
    ${top ? html`
      <header>
        <h2 id="sheet-title">${top.title()}</h2>
        <button class="plain" @click=${close}>${say("web-close")}</button>
      </header>
      <div class="body" tabindex="0" role="group" aria-label=${top.title()}>${top.body()}</div>`
      : nothing}
  </dialog>`;
}

/** Open or close the browser's own dialog as there is a sheet or not. */
export function settle() {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector("#sheet"));
  if (!dialog) return;
  const wanted = sheets.value.length > 0;
  if (wanted && !dialog.open) dialog.showModal();
  else if (!wanted && dialog.open) dialog.close();
}

/** @type {Map<string, Record<string, [title: string, text: string]>>} */
const books = new Map();
const arrived = signal(0);

/** Where the server does not answer, it is asked again by the next look. @param {string} tag */
async function readBook(tag) {
  books.set(tag, {});
  const answer = await fetch(new URL(`./clauses/${tag}.json`, import.meta.url)).catch(() => null);
  if (!answer?.ok) return void books.delete(tag);
  books.set(tag, await answer.json());
  arrived.value += 1;
}

/**
 * Open a clause of the rules.
 * @param {string} id
 */
export function openClause(id) {
  const found = () => {
    const tag = language.value;
    if (!books.has(tag)) readBook(tag);
    return (arrived.value, books.get(tag)?.[id]);
  };
  open({
    title: () => `${id} ${found()?.[0] ?? ""}`,
    body: () => html`<p class="clause">${(found()?.[1] ?? "…").replaceAll("**", "")}</p>
      <p><a class="button" href="/rules/${id}?lang=${language.value}" target="_blank">${say("games-in-the-book")}</a></p>`,
  });
}

/**
 * A clause's id, to be pressed.
 * @param {string} id
 */
export function clauseLink(id) {
  return html`<button type="button" class="clause-link" @click=${() => openClause(id)}>${id}</button>`;
}
