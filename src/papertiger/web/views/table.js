// The table of Madiao: the strip, the others around, the trick, and what is one's own below.

import { html, nothing } from "../vendor/lit-html.js";
import { seatsFrom, sideOf } from "../deck.js";
import { asked, names, place, send, settled, settlementOpen, unread, view } from "../table.js";
import { open, sheets } from "../sheet.js";
import { say } from "../words.js";
import { question, title } from "./asked.js";
import { hand } from "./hand.js";
import { ledger } from "./ledger.js";
import { goTalk, record, talk } from "./log.js";
import { showMenu, wishing } from "./menu.js";
import { final, showScores } from "./scores.js";
import { scroll } from "./scroll.js";
import { plate } from "./seats.js";
import { strip } from "./strip.js";
import { showTricks, trick, trickShown } from "./trick.js";

/** @import { MadiaoView, Room } from "wire" */

const settlement = {
  title: () => say("web-settlement"),
  body: () => (settled.value ? ledger(settled.value, view.value?.seat ?? 0) : nothing),
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
  if (room.phase === "paused") {
    const empty = view.players.some((at) => room.chairs[at]?.sitter === "nobody");
    return say(empty ? "seats-waits-for-somebody" : "web-paused");
  }
  if (room.phase === "over" || view.phase === "over") return say("web-match-over");
  const ask = asked.value;
  if (ask?.ask === "play" && ask.barred) return say("ask-barred-from-last-trick");
  if (ask?.ask === "play") return say(view.board?.winning ? "web-your-play" : "web-your-lead");
  if (ask) return say("web-your-turn-for", { what: title(ask) });
  const [waited] = view.waiting;
  return waited === undefined ? "" : say("web-turn-of", { who: names.value[waited] || say("web-nobody") });
}

/** @param {Room} room */
function doings(room) {
  const mine = place.value === null ? null : room.chairs[place.value];
  const said = unread.value;
  return html`<div class="doings" role="group" aria-label=${say("web-more")}>
    ${place.value === null ? html`<button id="sit"
      @click=${() => send({ do: "sit_down" })}>${say("web-sit")}</button>` : nothing}
    ${mine?.played_by_bot ? html`<button
      @click=${() => send({ do: "let_bot", on: false })}>${say("web-take-over")}</button>` : nothing}
    <button id="menu" class="plain" @click=${showMenu}>${say("seats-menu")}</button>
    <button id="tricks" class="plain" @click=${showTricks}>${say("web-tricks-so-far")}</button>
    <button id="scores" class="plain" @click=${showScores}>${say("seats-scores")}</button>
    <button id="settlement" class="plain" ?disabled=${!settled.value}
      @click=${() => open(settlement)}>${say("web-settlement")}</button>
    <button id="to-talk" class="plain" @click=${goTalk}>${say("seats-talk")}
      ${said ? html`<span class="stamp">${said}<span class="unseen"> ${say("seats-unread")}</span></span>` : nothing}</button>
  </div>`;
}

/**
 * The whole table.
 * @param {Room} room
 * @param {MadiaoView} view
 */
export function tableOfMadiao(room, view) {
  queueMicrotask(settleSheet);
  const from = view.seat ?? 0;
  const text = prompt(room, view);
  const over = room.phase === "over";
  const dealt = view.board !== null || view.phase === "redeal";
  const number = trickShown(view);
  return html`<main class="table">
    <h1 class="unseen">${say("web-table")}</h1>
    ${strip(view)}
    <section class="felt ${over ? "over" : asked.value && asked.value.ask !== "play" ? "asking" : ""}" aria-label=${say("web-felt")} data-deal=${dealt ? view.deals : ""}
      data-first=${view.first === null ? "" : sideOf(view.first, from)} data-upcard=${view.upcard ?? ""}
      data-trick=${`${view.deals} ${view.board ? number : ""}`}>
      ${seatsFrom(from).map((seat) => plate(room, view, seat, sideOf(seat, from)))}
      ${over ? final(room) : asked.value && asked.value.ask !== "play" ? html`<div class="middle">${question(view)}</div>`
        : trick(view)}
      ${scroll()}
    </section>
    <section class="mine" aria-label=${say("web-mine")}>
      <p class="prompt ${asked.value ? "now" : ""}">${text}</p>
      <p class="unseen" role="alert">${asked.value ? text : nothing}</p>
      ${wishing(room)}
      ${view.seat === null ? nothing : hand(view)}
      ${doings(room)}
    </section>
    <aside class="beside" aria-label=${say("web-beside")}>${record()}${talk(room)}</aside>
  </main>`;
}
