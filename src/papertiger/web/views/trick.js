// The trick on the table, or the last one until the next is led; and all tricks of the hand.

import { html, nothing, repeat } from "../vendor/lit-html.js";
import { boardOf, cardName, face, sideOf } from "../deck.js";
import { open } from "../sheet.js";
import { names, view as current } from "../table.js";
import { say } from "../words.js";
import { openCard } from "./card.js";

/** @import { MadiaoCard, MadiaoLaid, MadiaoTrick, MadiaoView } from "wire" */

/** @param {MadiaoLaid} laid */
function label(laid) {
  const who = names.value[laid.seat] ?? "";
  const card = laid.card ? cardName(laid.card) : say("web-face-down");
  return say("web-laid", { who, card });
}

/**
 * @param {MadiaoLaid} laid
 * @param {boolean} wins
 * @param {string} side
 */
function one(laid, wins, side) {
  const picture = html`<img class="card" src=${face(laid.card)} alt=${label(laid)} width="96" height="144">`;
  const { card } = laid;
  return html`<li class="laid ${side} ${wins ? "wins" : ""} ${card ? "" : "slough"}" data-side=${side} data-card=${card ?? nothing}>
    ${card ? html`<button class="shown" @click=${() => openCard(card)}>${picture}</button>` : picture}
    ${wins ? html`<span class="mark">${say("web-winning")}</span>` : nothing}
    ${laid.exposed ? html`<span class="mark exposed">${say("tui-exposed")}</span>` : nothing}
  </li>`;
}

/**
 * Which trick lies in the middle: the one that is played, or the last until another is led.
 * @param {MadiaoView} view
 */
export function trickShown(view) {
  const board = boardOf(view);
  if (!board) return 0;
  return board.tricks.length - (board.laid.length || !board.tricks.length ? 0 : 1);
}

/** The middle of the table. @param {MadiaoView} view */
export function trick(view) {
  const board = boardOf(view);
  if (!board) return html`<div class="middle">${upcard(view.upcard)}</div>`;
  const last = board.laid.length ? null : board.tricks.at(-1) ?? null;
  const laid = last?.laid ?? board.laid;
  const winner = last?.winner ?? board.winner;
  const number = trickShown(view);
  return html`<ol class="middle trick ${last ? "gathered" : ""}" aria-label=${say(last ? "web-last-trick" : "web-trick")}>
    ${repeat(laid, (each) => `${view.deals} ${number} ${each.seat}`,
      (each) => one(each, each.seat === winner, sideOf(each.seat, view.seat ?? 0)))}
  </ol>`;
}

/** @param {MadiaoCard | null} card */
function upcard(card) {
  return card ? html`<img class="card" data-card=${card} src=${face(card)} alt=${cardName(card)} width="96" height="144">` : nothing;
}

/**
 * @param {MadiaoTrick} done
 * @param {number} at
 */
function row(done, at) {
  const who = names.value[done.winner] ?? "";
  return html`<li><p>${say("event-trick-taken", { number: at + 1, who, card: cardName(done.winning) })}</p>
    <div class="row">${done.laid.map((laid) => html`<figure class=${laid.seat === done.winner ? "wins" : ""}>
      <img src=${face(laid.card)} alt=${label(laid)} width="60" height="90">
      <figcaption><bdi>${names.value[laid.seat] ?? ""}</bdi></figcaption></figure>`)}</div></li>`;
}

/** Open all tricks of the hand, the last first. */
export function showTricks() {
  open({
    title: () => say("web-tricks-so-far"),
    body: () => {
      const tricks = current.value?.board?.tricks ?? [];
      if (!tricks.length) return html`<p>${say("web-no-tricks")}</p>`;
      return html`<ol class="tricks" reversed>${tricks.map(row).reverse()}</ol>`;
    },
  });
}
