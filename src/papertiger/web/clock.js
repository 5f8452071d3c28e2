// The table's clock for a move, as it runs between what is told of it.

import { effect, signal } from "./vendor/signals-core.js";
import { clock, room } from "./table.js";

const ticks = signal(0);

/** @type {number | undefined} */
let timer;

effect(() => {
  clearInterval(timer);
  if (clock.value && room.value?.phase === "playing") {
    timer = setInterval(() => { ticks.value += 1; }, 1000);
  }
});

/**
 * How long a place still has, and had, in seconds; null if no clock runs for it.
 * @param {number} place
 */
export function runsFor(place) {
  const told = clock.value;
  if (!told || told.place !== place) return null;
  void ticks.value;
  const since = room.value?.phase === "playing" ? performance.now() - told.since : 0;
  const left = Math.ceil((told.limit - told.elapsed - since) / 1000);
  return { left: Math.max(left, 0), limit: Math.ceil(told.limit / 1000) };
}
