// At a table: what is promised of the shuffles is remembered, and a word of one's own added to them.

import { effect } from "./vendor/signals-core.js";
import { everything, keep } from "./seen.js";
import { connection, place, room, table } from "./table.js";

/** @import { Room } from "wire" */
/** @import { Seen } from "./seen.js" */

/** How the table stood when this page heard of it last. @type {{ hand: number, commitment: string } | null} */
let before = null;

/**
 * The table shows a commitment: for the hand that is being played, or for the next one.
 * @param {Room} now
 * @param {string} commitment
 * @returns {Seen}
 */
function saw({ phase, hand }, commitment) {
  const seen = everything();
  const between = phase === "gathering" || phase === "over";
  let last = seen.findLast((each) => each.table === table);
  const stayed = before?.hand === hand;
  if (last?.commitment === commitment) {
    if (before?.commitment === commitment && !stayed && !between) last.hand = hand;
  } else {
    const goesOn = !between && before !== null;
    if (goesOn && stayed && last && !last.hand) last.hand = hand;
    last = {
      table: table ?? "", run: (last?.run ?? 0) + (goesOn ? 0 : 1), commitment,
      hand: between ? 1 : goesOn && stayed ? hand + 1 : 0, word: "", by: -1,
    };
    seen.push(last);
  }
  before = { hand, commitment };
  keep(seen);
  return last;
}

/** For what the last word was sent, and by whom. */
let sent = { commitment: "", by: -1 };

/**
 * To shuffles that are still to come a word is added that nobody can foresee. It is remembered once
 * it is taken: a hand may begin before it comes.
 * @param {Room} now
 * @param {Seen} coming
 */
function add(now, { commitment, hand }) {
  const by = place.value;
  if (by === null) sent = { commitment: "", by: -1 };
  if (by === null || now.chairs[by]?.entropy) return;
  if (sent.commitment === commitment && sent.by === by) return;
  if (hand <= now.hand && now.phase !== "gathering" && now.phase !== "over") return;
  sent = { commitment, by };
  const word = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0")).join("");
  connection?.send({ do: "entropy", entropy: word }, (refused) => {
    if (refused) return;
    const seen = everything();
    const found = seen.findLast((each) => each.commitment === commitment);
    if (found) [found.word, found.by] = [word, by];
    keep(seen);
  });
}

/** See to it that nobody alone decides the cards at this table, and remember what shows it. */
export function keepWatch() {
  effect(() => {
    const now = room.value;
    if (now?.commitment && connection?.state.value === "open") add(now, saw(now, now.commitment));
  });
}
