// The hands of the match so far: the server is asked for them, since a page may have come later.

import { effect, signal } from "./vendor/signals-core.js";
import { ask } from "./server.js";
import { room, settled, table } from "./table.js";

/** @import { SettledHand } from "wire" */

/** @type {import("./vendor/signals-core.js").Signal<readonly SettledHand[]>} */
export const hands = signal([]);

/** Whether somebody looks at them. */
export const wanted = signal(false);

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
