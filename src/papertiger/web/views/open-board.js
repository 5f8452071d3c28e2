// A table with every hand open: what lies in the middle, what each one holds, what stands.

import { html, nothing } from "../vendor/lit-html.js";
import { cardName, face, seatsFrom, sideOf, sorted } from "../deck.js";
import { say, signed } from "../words.js";
import { little } from "./card.js";

/** @import { OpenCard, ReplayStep } from "wire" */

/**
 * @param {ReplayStep} step
 * @param {number} seat
 * @param {string} side
 */
function seatOf(step, seat, side) {
  const name = step.names[seat] ?? "";
  return html`<section class="seat ${side}" aria-label=${name}>
    <p class="who"><bdi>${name}</bdi>
      ${step.banker === seat ? html`<b class="stamp">${say("tui-role-banker")}</b>` : nothing}
      <small>${say("tui-score")} <span class="sum">${signed(step.totals[seat] ?? 0)}</span> ·
        ${say("tui-tricks")} <span class="sum">${step.won[seat] ?? 0}</span></small></p>
    <div class="open-hand">${sorted(step.hands[seat] ?? []).map((card) => little(card))}</div>
  </section>`;
}

/**
 * @param {ReplayStep} step
 * @param {OpenCard} laid
 * @param {string} side
 */
function laidOf(step, laid, side) {
  const who = step.names[laid.seat] ?? "";
  const down = laid.face === "down";
  const wins = laid.seat === step.winner;
  const card = down ? say("games-card-down", { card: cardName(laid.card) }) : cardName(laid.card);
  return html`<li class="laid ${side} ${wins ? "wins" : ""} ${down ? "under" : ""}">
    <img class="card" src=${face(laid.card)} alt=${say("web-laid", { who, card })} width="96" height="144">
    ${wins ? html`<span class="mark">${say("web-winning")}</span>` : nothing}
    ${laid.exposed ? html`<span class="mark exposed">${say("tui-exposed")}</span>` : nothing}
    ${down ? html`<span class="mark turned" aria-hidden="true">▾</span>` : nothing}</li>`;
}

/**
 * The board, as it is seen from a seat.
 * @param {ReplayStep} step
 * @param {number} from
 */
export function board(step, from) {
  return html`<section class="open-board" aria-label=${say("web-felt")}>
    <dl class="facts">
      <div><dt>${say("tui-stake")}</dt><dd>${step.stake ?? say("tui-none")}</dd></div>
      <div><dt>${say("tui-upcard")}</dt><dd>${step.upcard ? little(step.upcard) : say("tui-none")}</dd></div>
      <div><dt>${say("tui-tops")}</dt><dd>${step.tops.length ? little(...step.tops) : say("tui-none")}</dd></div>
    </dl>
    ${seatsFrom(from).map((seat) => seatOf(step, seat, sideOf(seat, from)))}
    <ol class="middle trick" aria-label=${say("web-trick")}>${step.laid.map((laid) => laidOf(step, laid, sideOf(laid.seat, from)))}</ol>
  </section>`;
}
