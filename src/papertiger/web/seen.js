// What this browser has seen promised of shuffles at its tables, and what it added to them itself.

import { remember, remembered } from "./memory.js";

/** @import { Hand } from "./shuffles.js" */

/**
 * A commitment that a table showed. `run` counts stretches without a gap at that table; `hand` is
 * the hand that it is for, 0 if that is not known; `word` was added from here, by the place `by`.
 * @typedef {{ table: string, run: number, commitment: string, hand: number, word: string, by: number }} Seen
 */

const KEY = "shuffles";
const MOST = 400;

/** All of it, the oldest first. @returns {Seen[]} */
export function everything() {
  try {
    const found = JSON.parse(remembered(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** @param {Seen[]} seen */
export function keep(seen) {
  remember(KEY, JSON.stringify(seen.slice(-MOST)));
}

/**
 * What this browser can say of each hand of a record: nothing, that its commitment was shown here
 * before the hand, that a word from here is in it, or that it is not what was shown or said here.
 * @param {string} table where it was played; "" if that is not known
 * @param {Hand[]} hands
 * @returns {Array<"unseen" | "seen" | "own-word" | "other-word" | "other">}
 */
export function compare(table, hands) {
  const at = new Map(hands.map(({ commitment }, place) => [commitment, place]));
  const seen = everything().filter((each) => !table || each.table === table);
  const run = (/** @type {Seen} */ each) => `${each.table} ${each.run}`;
  const runs = new Set(seen.filter((each) => at.has(each.commitment)).map(run));
  /** @type {ReturnType<typeof compare>} */
  const found = hands.map(() => "unseen");
  for (const each of seen) {
    const place = at.get(each.commitment);
    if (place === undefined) continue;
    const said = hands[place]?.words[each.by];
    found[place] = !each.word ? "seen" : said === each.word ? "own-word" : "other-word";
  }
  for (const each of seen) {
    const other = runs.has(run(each)) && !at.has(each.commitment);
    if (other && each.hand > 0 && each.hand <= hands.length) found[each.hand - 1] = "other";
  }
  return found;
}
