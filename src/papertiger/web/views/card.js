// A card explained: its names, its hero, its suit; what it is worth in its suit, in this hand, in this
// trick. The facts are the server's.

import { html, nothing } from "../vendor/lit-html.js";
import { cardName, face, facts } from "../deck.js";
import { open } from "../sheet.js";
import { asked, view } from "../table.js";
import { LANGUAGES, join, language, say } from "../words.js";

/** @import { MadiaoCard } from "wire" */

/**
 * Open a card, or several.
 * @param {MadiaoCard[]} cards
 */
export function openCard(...cards) {
  open({ title: () => (cards[1] ? say("tui-tops") : namesOf(cards)), body: () => cards.map(explained) });
}

/** @param {MadiaoCard[]} cards */
const namesOf = (cards) => join(cards.map(cardName));

/**
 * Small cards that are pressed as one, since a finger could not tell them apart; each says what it is.
 * @param {MadiaoCard[]} cards
 */
export function little(...cards) {
  const names = namesOf(cards);
  return html`<button class="little" aria-label=${names} title=${names} @click=${() => openCard(...cards)}>
    ${cards.map((card) => html`<img src=${face(card)} alt="" data-card=${card} width="40" height="60">`)}</button>`;
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

/**
 * The lines that say what a card is worth, as the table stands.
 * @param {MadiaoCard} card
 */
export function worth(card) {
  const { suit, rank, lowest, red, top, under, set, hundred } = facts(card);
  const lines = [say("card-worth-rank", {
    suit: say(`suit-${suit}`), place: String(rank[0]), all: String(rank[1]),
  })];
  if (red) lines.push(say("card-worth-red"));
  if (lowest) lines.push(say("card-worth-lowest"));
  const now = view.value;
  if (card === now?.upcard) lines.push(say("card-worth-upcard"));
  else if (now?.tops.includes(card)) lines.push(say("card-worth-top"));
  else if (top && !now?.tops.length) lines.push(say("card-worth-top-of-suit"));
  if (under && card !== now?.upcard) lines.push(say("card-worth-second", { top: cardName(under) }));
  return [...lines, ...honours(hundred, set), ...inTrick(card)];
}

/**
 * @param {boolean} hundred
 * @param {"three" | "four" | null} set
 */
function honours(hundred, set) {
  const { hundred_bonus: bonus = "exactly_two", sets = "stack" } = view.value?.options ?? {};
  const lines = hundred ? [say("card-worth-hundred-short"), say("card-worth-hundred-lost"),
    say("card-worth-hundred-won", { switch: bonus })] : [];
  if (hundred && bonus === "exactly_two") lines.push(say("card-worth-hundred-edge"));
  if (hundred) lines.push(say("card-worth-hundred-meld"));
  if (set === "three") lines.push(say("card-worth-three-honours"));
  if (set) lines.push(say("card-worth-four-honours", { switch: sets }));
  return lines;
}

/** @param {MadiaoCard} card */
function inTrick(card) {
  const [ask, now] = [asked.value, view.value];
  if (ask?.ask !== "play" || !now?.hand.includes(card)) return [];
  if (!ask.choices.some(([one, side]) => one === card && side === "up")) return [say("card-worth-down-only")];
  const winning = now.board?.winning;
  if (!winning) return [say("card-worth-lead")];
  if (ask.beats?.includes(card)) return [say("card-worth-beats")];
  const fine = say("play-exposed-fine", { switch: now.options.exposed_discard ?? "value" });
  return [say("card-worth-exposes", { winning: cardName(winning), fine })];
}
