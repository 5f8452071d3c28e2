// A player at the table: name, part, money, tricks, cards left.

import { html, nothing } from "../vendor/lit-html.js";
import { boardOf } from "../board.js";
import { names } from "../table.js";
import { say, signed } from "../words.js";

/** @import { MadiaoView, Room } from "wire" */

/** The sides of the table, from the reader on as the turn goes. */
export const SIDES = /** @type {const} */ (["south", "east", "north", "west"]);

/**
 * How many cards a seat still holds.
 * @param {MadiaoView} view
 * @param {number} seat
 */
function left(view, seat) {
  const board = boardOf(view);
  if (!board) return 0;
  const laid = board.laid.some((each) => each.seat === seat) ? 1 : 0;
  return 8 - board.tricks.length - laid;
}

/**
 * The plate of a seat.
 * @param {Room} room
 * @param {MadiaoView} view
 * @param {number} seat
 * @param {string} side
 */
export function plate(room, view, seat, side) {
  const chair = room.chairs[view.players[seat] ?? seat];
  const won = boardOf(view)?.won[seat] ?? 0;
  const money = view.totals[seat] ?? 0;
  const cards = left(view, seat);
  const waited = view.waiting.includes(seat) && room.phase === "playing";
  return html`<article class="plate ${side} ${waited ? "waited" : ""}" aria-label=${names.value[seat] ?? ""}>
    <p class="who"><bdi>${names.value[seat] || say("web-nobody")}</bdi>
      ${view.banker === seat ? html`<b class="stamp">${say("tui-role-banker")}</b>` : nothing}
      ${chair?.sitter === "bot" || chair?.played_by_bot ? html`<small>${say("web-bot")}</small>` : nothing}
      ${chair?.sitter === "person" && !chair.here ? html`<small class="gone">${say("web-away")}</small>` : nothing}
    </p>
    <dl>
      <div><dt>${say("tui-score")}</dt><dd class=${money < 0 ? "owes" : ""}>${signed(money)}</dd></div>
      <div><dt>${say("tui-tricks")}</dt><dd>${won}</dd></div>
      ${side === "south" ? nothing
        : html`<div><dt>${say("tui-cards")}</dt><dd>${cards}</dd></div>`}
    </dl>
  </article>`;
}
