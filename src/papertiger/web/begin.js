// "Play now" opens a table, and there all is done that leads to the first card.

import { effect } from "./vendor/signals-core.js";
import { place, room, send, table } from "./table.js";

/** @import { Connection } from "./connection.js" */

const KEY = `begin ${table}`;

/**
 * At the table that is opened next, sit down and start.
 * @param {string} at
 */
export function beginAt(at) {
  try {
    sessionStorage.setItem(`begin ${at}`, "yes");
  } catch {
    // Then two more presses are needed.
  }
}

function wanted() {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Sit down and start, if that was wished for on the page before.
 * @param {Connection} connection
 */
export function begin(connection) {
  if (!wanted()) return;
  let [sat, started] = [false, false];
  const stop = effect(() => {
    if (connection.state.value !== "open" || !room.value) return;
    if (place.value === null) {
      if (!sat) send({ do: "sit_down" });
      sat = true;
    } else if (room.value.phase === "gathering" && room.value.host === place.value) {
      if (!started) send({ do: "start" });
      started = true;
    } else if (room.value.phase !== "gathering") {
      sessionStorage.removeItem(KEY);
      queueMicrotask(() => stop());
    }
  });
}
