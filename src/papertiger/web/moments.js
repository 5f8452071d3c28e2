// What happens beside the cards that are played, one moment after another: the bank, the stake, the
// cut, the upcard, a meld, a redeal. Each is seen for a while, or until it is put away.

import { effect, signal } from "./vendor/signals-core.js";
import { asked, news } from "./table.js";

/** @import { MadiaoTold } from "wire" */

/** @typedef {{ told: MadiaoTold[], players: number[] }} Moment */

/** @type {Set<MadiaoTold["event"]>} */
const SHOWN = new Set([
  "cards_drawn", "dice_rolled", "banker_chosen", "stake_named", "pack_cut", "upcard_shown", "meld_declared",
  "four_lowest_declared", "redeal_demanded",
]);

/** @type {Set<MadiaoTold["event"]>} */
const PLAYED = new Set(["card_played", "slough_seen"]);

const ALONE_MS = 3000;
const FOLLOWED_MS = 1400;
const MOST_WAITING = 3;

/** What is seen now. @type {import("./vendor/signals-core.js").Signal<Moment | null>} */
export const moment = signal(null);

/** @type {Moment[]} */
let waiting = [];
/** @type {number | undefined} */
let timer;
let since = 0;

/** Put away what is seen; what waits follows. */
export function next() {
  clearTimeout(timer);
  moment.value = waiting.shift() ?? null;
  since = performance.now();
  schedule();
}

/** What is followed by something else is seen for a shorter time. */
function schedule() {
  clearTimeout(timer);
  if (!moment.peek()) return;
  const time = waiting.length ? FOLLOWED_MS : ALONE_MS;
  timer = setTimeout(next, Math.max(since + time - performance.now(), 0));
}

effect(() => {
  const { told, players } = news.value;
  const shown = told.filter((each) => SHOWN.has(each.event));
  const played = told.some((each) => PLAYED.has(each.event));
  // Who plays, or is asked something, needs the room.
  if (played || asked.peek()) waiting = [];
  if (shown.length) waiting = [...waiting, { told: shown, players }].slice(-MOST_WAITING);
  if (!moment.peek() || played || asked.peek() && shown.length) next();
  else schedule();
});
