// The score sheet: every hand of the match, its banker and stake, what each won and has since. The
// server is asked for them, since a page may have come later.

import { html, nothing } from "../vendor/lit-html.js";
import { computed, effect, signal } from "../vendor/signals-core.js";
import { seatsFrom } from "../deck.js";
import { open } from "../sheet.js";
import { ask } from "../server.js";
import { place, room, send, settled, table, view } from "../table.js";
import { join, say, signed } from "../words.js";

/** @import { Room, SettledHand } from "wire" */

/** @type {import("../vendor/signals-core.js").Signal<readonly SettledHand[]>} */
const hands = signal([]);

/** Whether somebody looks at them. */
const wanted = signal(false);

async function read() {
  try {
    hands.value = (await ask("GET /api/tables/{table}/hands", undefined, table ?? "")).hands;
  } catch {
    // The next hand brings them, or the next look.
  }
}

effect(() => {
  void settled.value;
  if (wanted.value || room.value?.phase === "over") void read();
});

/** @param {number} amount */
function owes(amount) {
  return amount < 0 ? "owes" : "";
}

/** The places as the reader sees them at the table: one's own first, then as the turn goes. */
const places = computed(() => {
  const { players = [0, 1, 2, 3], seat = 0 } = view.value ?? {};
  return seatsFrom(seat ?? 0).map((each) => players[each] ?? each);
});

/** @param {SettledHand} hand @param {number} at */
function row(hand, at) {
  return html`<tr><th scope="row">${at + 1} <small>${say("seats-stake", { stake: String(hand.stake) })}</small></th>
    ${places.value.map((each) => html`<td class="amount">
      <span class=${owes(hand.money[each] ?? 0)}>${signed(hand.money[each] ?? 0)}</span>
      ${each === hand.banker ? html`<b class="stamp">${say("tui-role-banker")}</b>` : nothing}
      <small>${signed(hand.totals[each] ?? 0)}</small></td>`)}</tr>`;
}

/** The sheet, as a table. @param {Room} now */
export function scoreTable(now) {
  const all = hands.value;
  if (!all.length) return html`<p>${say("seats-no-hands")}</p>`;
  return html`<table class="scores"><caption class="unseen">${say("seats-scores")}</caption>
    <thead><tr><th scope="col">${say("tui-hand-number")}</th>
      ${places.value.map((at) => html`<th scope="col" class="amount"><bdi>${now.chairs[at]?.name || say("web-nobody")}</bdi></th>`)}</tr></thead>
    <tbody>${all.map(row)}</tbody>
    <tfoot><tr><th scope="row">${say("web-so-far")}</th>${places.value.map((at) => all.at(-1)?.totals[at] ?? 0).map(
      (total) => html`<td class="amount ${owes(total)}">${signed(total)}</td>`)}</tr></tfoot></table>`;
}

/** Open it. */
export function showScores() {
  wanted.value = true;
  open({ title: () => say("seats-scores"), body: () => (room.value ? scoreTable(room.value) : nothing) });
}

/** Who is ahead. @param {Room} now */
function ahead(now) {
  const totals = hands.value.at(-1)?.totals ?? [];
  const most = Math.max(...totals);
  return totals.flatMap((total, at) => (total === most ? [now.chairs[at]?.name ?? ""] : []));
}

/** The end of a match: who has what, and whether there is another. @param {Room} now */
export function final(now) {
  const mine = place.value === null ? null : now.chairs[place.value];
  const wishing = now.chairs.filter((chair) => chair.wishes && chair.sitter === "person").map((chair) => chair.name);
  return html`<div class="final"><h2>${say("web-match-over")}</h2>
    ${hands.value.length ? html`<p class="ahead">${say("seats-ahead", { who: join(ahead(now)) })}</p>` : nothing}
    <div class="wide">${scoreTable(now)}</div>
    ${mine ? html`<div class="doings"><button id="again" class="chief" aria-pressed=${String(mine.wishes)}
      @click=${() => send({ do: "rematch" })}>${say("web-again")}</button>
      <a class="button" href="/games">${say("games-replay")}</a></div>` : nothing}
    ${wishing.length ? html`<p role="status">${say("seats-wish-again", { who: join(wishing) })}</p>` : nothing}
  </div>`;
}
