// A table with every hand open: what lies in the middle, what each one holds, what stands.

import { html, nothing } from "../vendor/lit-html.js";
import { cardName, face, sorted } from "../deck.js";
import { say, signed } from "../words.js";
import { little } from "./card.js";

/** @import { OpenCard, ReplayStep } from "wire" */

const SIDES = /** @type {const} */ (["south", "east", "north", "west"]);

/**
 * @param {ReplayStep} step
 * @param {number} seat
 */
function seatOf(step, seat) {
  const name = step.names[seat] ?? "";
  return html`<section class="seat ${SIDES[seat] ?? ""}" aria-label=${name}>
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
 */
function laidOf(step, laid) {
  const who = step.names[laid.seat] ?? "";
  const down = laid.face === "down";
  const wins = laid.seat === step.winner;
  const card = down ? say("games-card-down", { card: cardName(laid.card) }) : cardName(laid.card);
  return html`<li class="laid ${SIDES[laid.seat] ?? ""} ${wins ? "wins" : ""} ${down ? "under" : ""}">
    <img class="card" src=${face(laid.card)} alt=${say("web-laid", { who, card })} width="96" height="144">
    ${wins ? html`<span class="mark">${say("web-winning")}</span>` : nothing}
    ${laid.exposed ? html`<span class="mark exposed">${say("tui-exposed")}</span>` : nothing}
    ${down ? html`<span class="mark turned" aria-hidden="true">▾</span>` : nothing}</li>`;
}

/** The board. @param {ReplayStep} step */
export function board(step) {
  return html`<section class="open-board" aria-label=${say("web-felt")}>
    <dl class="facts">
      <div><dt>${say("tui-stake")}</dt><dd>${step.stake ?? say("tui-none")}</dd></div>
      <div><dt>${say("tui-upcard")}</dt><dd>${step.upcard ? little(step.upcard) : say("tui-none")}</dd></div>
      <div><dt>${say("tui-tops")}</dt><dd>${step.tops.length ? little(...step.tops) : say("tui-none")}</dd></div>
    </dl>
    ${step.names.map((_, seat) => seatOf(step, seat))}
    <ol class="middle trick" aria-label=${say("web-trick")}>${step.laid.map((laid) => laidOf(step, laid))}</ol>
  </section>`;
}
