// What happens beside the cards that are played, one moment after another on a scroll across the felt:
// the bank, the stake, the cut, the upcard, a meld, a redeal. Each is seen for a while, or until it is
// put away. The log says the same to who listens.

import { html, nothing } from "../vendor/lit-html.js";
import { effect, signal } from "../vendor/signals-core.js";
import { cardName, face } from "../deck.js";
import { asked, namesOf, news } from "../table.js";
import { lines } from "../telling.js";
import { say } from "../words.js";

/** @import { MadiaoCard, MadiaoTold } from "wire" */

/** @typedef {{ told: MadiaoTold[], players: number[] }} Moment */

/** @type {Set<MadiaoTold["event"]>} */
const SHOWN = new Set([
  "cards_drawn", "dice_rolled", "banker_chosen", "stake_named", "pack_cut", "upcard_shown", "meld_declared",
  "four_lowest_declared", "redeal_demanded",
]);

/** @type {Set<MadiaoTold["event"]>} */
const PLAYED = new Set(["card_played", "slough_seen"]);

const ALONE_MS = 3000;
const FOLLOWED_MS = 1400;
const MOST_WAITING = 3;

/** What is seen now. @type {import("../vendor/signals-core.js").Signal<Moment | null>} */
const moment = signal(null);

/** @type {Moment[]} */
let waiting = [];
/** @type {number | undefined} */
let timer;
let since = 0;

/** Put away what is seen; what waits follows. */
function next() {
  clearTimeout(timer);
  moment.value = waiting.shift() ?? null;
  since = performance.now();
  schedule();
}

/** What is followed by something else is seen for a shorter time. */
function schedule() {
  clearTimeout(timer);
  if (!moment.peek()) return;
  const time = waiting.length ? FOLLOWED_MS : ALONE_MS;
  timer = setTimeout(next, Math.max(since + time - performance.now(), 0));
}

effect(() => {
  const { told, players } = news.value;
  const shown = told.filter((each) => SHOWN.has(each.event));
  const played = told.some((each) => PLAYED.has(each.event));
  // Who plays, or is asked something, needs the room.
  if (played || asked.peek()) waiting = [];
  if (shown.length) waiting = [...waiting, { told: shown, players }].slice(-MOST_WAITING);
  if (!moment.peek() || played || asked.peek() && shown.length) next();
  else schedule();
});

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
    <button class="plain" aria-label=${say("web-close")}>✕</button>
  </div>`;
}
