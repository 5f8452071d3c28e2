// At a table: what is promised of the shuffles is remembered, and a word of one's own added to them.

import { effect } from "./vendor/signals-core.js";
import { everything, keep } from "./seen.js";
import { connection, place, refusal, room, table } from "./table.js";

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

/** The word that is on its way. */
let sent = { commitment: "", word: "", by: -1 };

/**
 * To shuffles that are still to come a word is added that nobody can foresee.
 * @param {Room} now
 * @param {Seen} coming
 */
function add(now, coming) {
  const by = place.value;
  if (by === null) {
    sent = { commitment: "", word: "", by: -1 };
    return;
  }
  const known = sent.commitment === coming.commitment && sent.by === by;
  if (now.chairs[by]?.entropy) {
    if (!known || coming.word) return;
    const seen = everything();
    const found = seen.findLast((each) => each.commitment === sent.commitment);
    if (found) [found.word, found.by] = [sent.word, by];
    keep(seen);
  } else if (!known && (coming.hand > now.hand || now.phase === "gathering" || now.phase === "over")) {
    const word = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, "0")).join("");
    sent = { commitment: coming.commitment, word, by };
    connection?.send({ do: "entropy", entropy: word });
  }
}

/** See to it that nobody alone decides the cards at this table, and remember what shows it. */
export function keepWatch() {
  effect(() => {
    const now = room.value;
    if (now?.commitment && connection?.state.value === "open") add(now, saw(now, now.commitment));
  });
  // A hand may begin before the word comes: it has another one then, or none.
  effect(() => {
    if (refusal.value?.code !== "entropy_too_late") return;
    refusal.value = null;
    const seen = everything();
    const found = seen.findLast((each) => each.commitment === sent.commitment);
    if (found?.word === sent.word) [found.word, found.by] = ["", -1];
    sent = { ...sent, word: "" };
    keep(seen);
  });
}
