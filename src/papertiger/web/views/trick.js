// The trick on the table, or the last one until the next is led; and all tricks of the hand.

import { html, nothing, repeat } from "../vendor/lit-html.js";
import { boardOf } from "../board.js";
import { cardName, face } from "../deck.js";
import { open } from "../sheet.js";
import { names, view as current } from "../table.js";
import { say } from "../words.js";

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
  return html`<li class="laid ${side} ${wins ? "wins" : ""} ${laid.card ? "" : "slough"}" data-from=${side}>
    <img class="card" src=${face(laid.card)} alt=${label(laid)} width="96" height="144">
    ${wins ? html`<span class="mark">${say("web-winning")}</span>` : nothing}
    ${laid.exposed ? html`<span class="mark exposed">${say("tui-exposed")}</span>` : nothing}
  </li>`;
}

/**
 * The middle of the table.
 * @param {MadiaoView} view
 * @param {(seat: number) => string} sideOf
 */
export function trick(view, sideOf) {
  const board = boardOf(view);
  if (!board) return html`<div class="middle">${upcard(view.upcard)}</div>`;
  const last = board.laid.length ? null : board.tricks.at(-1) ?? null;
  const laid = last?.laid ?? board.laid;
  const winner = last?.winner ?? board.winner;
  const number = board.tricks.length - (last ? 1 : 0);
  return html`<ol class="middle trick ${last ? "gathered" : ""}" aria-label=${say(last ? "web-last-trick" : "web-trick")}>
    ${repeat(laid, (each) => `${view.deals} ${number} ${each.seat}`,
      (each) => one(each, each.seat === winner, sideOf(each.seat)))}
  </ol>`;
}

/** @param {MadiaoCard | null} card */
function upcard(card) {
  return card ? html`<img class="card" src=${face(card)} alt=${cardName(card)} width="96" height="144">` : nothing;
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
