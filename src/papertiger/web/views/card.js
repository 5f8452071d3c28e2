// A card explained: its names, its hero, its suit, what it is worth.

import { html, nothing } from "../vendor/lit-html.js";
import { cardName, face, facts } from "../deck.js";
import { open } from "../sheet.js";
import { LANGUAGES, language, say } from "../words.js";
import { worth } from "../worth.js";

/** @import { MadiaoCard } from "wire" */

/**
 * Open a card.
 * @param {MadiaoCard} card
 */
export function openCard(card) {
  open({ title: () => cardName(card), body: () => explained(card) });
}

/** @param {MadiaoCard} card */
function explained(card) {
  const known = facts(card);
  const hero = known.hero?.[language.value];
  return html`<div class="explained">
    <img src=${face(card)} alt=${cardName(card)} width="160" height="240">
    <dl>
      ${Object.entries(LANGUAGES).map(([tag, name]) => html`<div><dt lang=${tag}>${name}</dt>
        <dd lang=${tag}>${known.names[tag] ?? ""}</dd></div>`)}
      <div><dt>${say("web-pinyin")}</dt><dd lang="zh-Latn">${known.pinyin}</dd></div>
      ${hero ? html`<div><dt>${say("web-hero")}</dt><dd>${hero}</dd></div>` : nothing}
      <div><dt>${say("web-suit")}</dt><dd>${say(`suit-${known.suit}`)}</dd></div>
    </dl>
    <div class="worth"><h3>${say("seats-worth")}</h3>${worth(card).map((line) => html`<p>${line}</p>`)}</div>
  </div>`;
}
