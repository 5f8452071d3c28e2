// A player at the table: name, part, money, tricks, cards left, clock, and whether they are there.

import { html, nothing } from "../vendor/lit-html.js";
import { effect, signal } from "../vendor/signals-core.js";
import { boardOf } from "../deck.js";
import { clock, names, room as roomNow } from "../table.js";
import { say, signed } from "../words.js";

/** @import { Chair, MadiaoView, Room } from "wire" */

/**
 * How many cards a seat still holds.
 * @param {MadiaoView} view
 * @param {number} seat
 */
function left(view, seat) {
  const board = boardOf(view);
  if (!board) return view.phase === "redeal" ? 8 : 0;
  const laid = board.laid.some((each) => each.seat === seat) ? 1 : 0;
  return 8 - board.tricks.length - laid;
}

/**
 * Who it is that plays there, where that is not the person alone.
 * @param {Chair | undefined} chair
 */
function state(chair) {
  if (!chair) return nothing;
  const away = chair.sitter === "person" && !chair.here;
  return html`${chair.sitter === "bot" ? html`<small>${say("web-bot")}</small>` : nothing}
    ${away ? html`<small class="gone">${say("web-away")}</small>` : nothing}
    ${chair.played_by_bot ? html`<small class="gone">${say("seats-bot-plays")}</small>` : nothing}`;
}

const ticks = signal(0);

/** @type {number | undefined} */
let timer;

effect(() => {
  clearInterval(timer);
  if (clock.value && roomNow.value?.phase === "playing") {
    timer = setInterval(() => { ticks.value += 1; }, 1000);
  }
});

/**
 * How long a place still has, and had, in seconds; null if no clock runs for it.
 * @param {number} place
 */
function runsFor(place) {
  const told = clock.value;
  if (!told || told.place !== place) return null;
  void ticks.value;
  const since = roomNow.value?.phase === "playing" ? performance.now() - told.since : 0;
  const left = Math.ceil((told.limit - told.elapsed - since) / 1000);
  return { left: Math.max(left, 0), limit: Math.ceil(told.limit / 1000) };
}

/** The clock of a move, where the table has one. @param {Room} room @param {number} at */
function clockOf(room, at) {
  const runs = runsFor(at);
  if (!runs) return nothing;
  const more = room.settings.multipliers?.[at] ?? 100;
  return html`<p class="clock ${runs.left <= 10 ? "owes" : ""}" role="timer">
    <meter min="0" max=${runs.limit} value=${runs.left} aria-label=${say("seats-clock")}></meter>
    ${say("seats-seconds", { seconds: String(runs.left) })}
    ${more > 100 ? html`<small>${say("seats-multiplier", { times: String(more / 100) })}</small>` : nothing}</p>`;
}

/**
 * The plate of a seat.
 * @param {Room} room
 * @param {MadiaoView} view
 * @param {number} seat
 * @param {string} side
 */
export function plate(room, view, seat, side) {
  const at = view.players[seat] ?? seat;
  const won = boardOf(view)?.won[seat] ?? 0;
  const money = view.totals[seat] ?? 0;
  const cards = left(view, seat);
  const waited = view.waiting.includes(seat) && room.phase === "playing";
  return html`<article class="plate ${side} ${waited ? "waited" : ""}" aria-label=${names.value[seat] ?? ""}>
    <p class="who">${waited ? html`<span class="turn" role="img" aria-label=${say("seats-on-turn")}>▸</span>` : nothing}
      <bdi>${names.value[seat] || say("web-nobody")}</bdi>
      ${view.banker === seat ? html`<b class="stamp">${say("tui-role-banker")}</b>` : nothing}
      ${state(room.chairs[at])}</p>
    <dl>
      <div><dt>${say("tui-score")}</dt><dd class=${money < 0 ? "owes" : ""}>${signed(money)}</dd></div>
      <div><dt>${say("tui-tricks")}</dt><dd>${won}</dd></div>
      ${side === "south" ? nothing
        : html`<div class="count"><dt>${say("tui-cards")}</dt><dd>${cards}</dd></div>`}
    </dl>
    ${side === "south" || !cards ? nothing : html`<span class="backs" aria-hidden="true">${
      Array.from({ length: cards }, () => html`<i></i>`)}</span>`}
    ${clockOf(room, at)}
  </article>`;
}
