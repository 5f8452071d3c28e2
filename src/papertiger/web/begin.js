// "Play now" opens a table, and there all is done that leads to the first card; or one sits down.

import { effect } from "./vendor/signals-core.js";
import { rememberInTab, rememberedInTab } from "./memory.js";
import { place, room, send, table } from "./table.js";

/** @import { Connection } from "./connection.js" */

const KEY = `begin ${table}`;

/**
 * At the table that is opened next, sit down, and start if that is wished.
 * @param {string} at
 * @param {"sit" | "start"} how
 */
export function beginAt(at, how) {
  // Where it may not, one presses oneself.
  rememberInTab(`begin ${at}`, how);
}

/**
 * Do what was wished for on the page before.
 * @param {Connection} connection
 */
export function begin(connection) {
  const how = rememberedInTab(KEY);
  if (how === null) return;
  let [sat, started] = [false, false];
  const stop = effect(() => {
    if (connection.state.value !== "open" || !room.value) return;
    const gathering = room.value.phase === "gathering";
    if (place.value === null) {
      if (!sat) send({ do: "sit_down" });
      sat = true;
    } else if (how === "start" && gathering && room.value.host === place.value) {
      if (!started) send({ do: "start" });
      started = true;
    } else if (how === "sit" || !gathering) {
      sessionStorage.removeItem(KEY);
      queueMicrotask(() => stop());
    }
  });
}
