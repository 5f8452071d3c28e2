// A moment at the table, on a scroll across the felt. The log says the same to who listens.

import { html, nothing } from "../vendor/lit-html.js";
import { cardName, face } from "../deck.js";
import { moment, next } from "../moments.js";
import { namesOf } from "../table.js";
import { lines } from "../telling.js";
import { say } from "../words.js";

/** @import { MadiaoCard, MadiaoTold } from "wire" */

/** @param {MadiaoTold} told @returns {MadiaoCard[]} */
function cardsOf(told) {
  if ("hand" in told && Array.isArray(told.hand)) return told.hand;
  if ("cards" in told) return told.cards;
  return "card" in told && told.card ? [told.card] : [];
}

/** The tops stand in the strip, and who drew what under the cards. @param {MadiaoTold} told @param {string[]} names */
function linesOf(told, names) {
  if (told.event === "cards_drawn") return [];
  return lines(told, names).slice(0, told.event === "upcard_shown" ? 1 : undefined);
}

/** The scroll, while there is something on it. */
export function scroll() {
  const now = moment.value;
  if (!now) return nothing;
  const cards = [...new Set(now.told.flatMap(cardsOf))];
  const names = namesOf(now.players);
  const drew = now.told.some((each) => each.event === "cards_drawn");
  const text = now.told.flatMap((each) => linesOf(each, names)).map((line) => line.replace(/ \[[\w.-]+\]$/, ""));
  return html`<div class="scroll" @click=${next}>
    <div>${text.map((line) => html`<p>${line}</p>`)}
      ${cards.length ? html`<div class="row">${cards.map((card, seat) => html`<figure>
        <img src=${face(card)} alt=${cardName(card)} width="40" height="60" data-card=${card}>
        ${drew && seat < 4 ? html`<figcaption><bdi>${names[seat]}</bdi></figcaption>` : nothing}</figure>`)}</div>` : nothing}
    </div>
    <button type="button" class="plain" aria-label=${say("web-close")}>✕</button>
  </div>`;
}
