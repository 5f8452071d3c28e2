// The table of Madiao: the strip, the others around, the trick, and what is one's own below.

import { html, nothing } from "../vendor/lit-html.js";
import { asked, names, place, send, settled, settlementOpen } from "../table.js";
import { open, sheets } from "../sheet.js";
import { say } from "../words.js";
import { question } from "./asked.js";
import { hand } from "./hand.js";
import { showKeys } from "./keys.js";
import { ledger } from "./ledger.js";
import { record, talk } from "./log.js";
import { plate, SIDES } from "./seats.js";
import { strip } from "./strip.js";
import { showTricks, trick } from "./trick.js";

/** @import { MadiaoView, Room } from "wire" */

/**
 * Where a seat is for who looks: play goes counter-clockwise, so the next one sits to the right.
 * @param {MadiaoView} view
 * @param {number} seat
 */
export function sideOf(view, seat) {
  return SIDES[(seat - (view.seat ?? 0) + 4) % 4] ?? "south";
}

const settlement = {
  title: () => say("web-settlement"),
  body: () => (settled.value ? ledger(settled.value) : nothing),
};

/** The settlement opens by itself when a hand is over. */
function settleSheet() {
  if (!settlementOpen.value) return;
  settlementOpen.value = false;
  if (!sheets.value.includes(settlement)) open(settlement);
}

/**
 * What is said to whom looks on, and to whom it is the turn.
 * @param {Room} room
 * @param {MadiaoView} view
 */
function prompt(room, view) {
  if (room.phase === "paused") return say("web-paused");
  if (room.phase === "over" || view.phase === "over") return say("web-match-over");
  const ask = asked.value;
  if (ask?.ask === "play") return say(view.board?.winning ? "web-your-play" : "web-your-lead");
  if (ask) return say("web-your-turn");
  const [waited] = view.waiting;
  return waited === undefined ? "" : say("web-turn-of", { who: names.value[waited] || say("web-nobody") });
}

/** @param {Room} room */
function doings(room) {
  const mine = place.value === null ? null : room.chairs[place.value];
  const again = room.phase === "over" && mine !== null;
  return html`<div class="doings" role="group" aria-label=${say("web-more")}>
    ${again ? html`<button id="again" type="button" class="chief" aria-pressed=${String(mine?.wishes ?? false)}
      @click=${() => send({ do: "rematch" })}>${say("web-again")}</button>` : nothing}
    ${place.value === null ? html`<button id="sit" type="button"
      @click=${() => send({ do: "sit_down" })}>${say("web-sit")}</button>` : nothing}
    ${mine?.played_by_bot ? html`<button type="button"
      @click=${() => send({ do: "let_bot", on: false })}>${say("web-take-over")}</button>` : nothing}
    <button type="button" class="plain" @click=${showTricks}>${say("web-tricks-so-far")}</button>
    <button id="settlement" type="button" class="plain" ?disabled=${!settled.value}
      @click=${() => open(settlement)}>${say("web-settlement")}</button>
    <button type="button" class="plain" @click=${showKeys}>${say("web-keys")}</button>
  </div>`;
}

/**
 * The whole table.
 * @param {Room} room
 * @param {MadiaoView} view
 */
export function tableOfMadiao(room, view) {
  queueMicrotask(settleSheet);
  const seats = view.players.map((_, seat) => seat);
  const text = prompt(room, view);
  return html`<main class="table">
    <h1 class="unseen">${say("web-table")}</h1>
    ${strip(view)}
    <section class="felt" aria-label=${say("web-felt")}>
      ${seats.map((seat) => plate(room, view, seat, sideOf(view, seat)))}
      ${trick(view, (seat) => sideOf(view, seat))}
    </section>
    <section class="mine" aria-label=${say("web-mine")}>
      <p class="prompt ${asked.value ? "now" : ""}">${text}</p>
      <p class="unseen" role="alert">${asked.value ? text : nothing}</p>
      ${question(view)}
      ${view.seat === null ? nothing : hand(view)}
      ${doings(room)}
    </section>
    <aside class="beside" aria-label=${say("web-beside")}>${record()}${talk(room)}</aside>
  </main>`;
}
