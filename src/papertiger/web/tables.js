// What the first page knows of the server: who one is there, and which tables there are.

import { effect, signal } from "./vendor/signals-core.js";
import { remember, remembered, seats } from "./memory.js";
import { Refused, ask } from "./server.js";
import { language } from "./words.js";

/**
 * @import { TableInfo } from "wire"
 * @import { Signal } from "./vendor/signals-core.js"
 */

const MOST = 20;
const AGAIN = 15_000;

/** The public tables; null until they are known. @type {Signal<TableInfo[] | null>} */
export const listed = signal(null);
/** Those at which one has a seat in a game that is not over. @type {Signal<TableInfo[]>} */
export const own = signal([]);
/** What one is called. */
export const called = signal("");
/** Why that name cannot be: the code. */
export const misnamed = signal("");
/** Whether the server answers. */
export const reached = signal(true);

/** Look which tables there are; when the server does not answer, it is said until it does. */
export async function look() {
  try {
    listed.value = (await ask("GET /api/tables", undefined)).tables;
    reached.value = true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    reached.value = error.code !== "unreachable";
  }
}

async function lookAtOwn() {
  const found = await Promise.all(seats().slice(-MOST).map(async (table) => {
    try {
      return await ask("GET /api/tables/{table}", undefined, table);
    } catch (error) {
      if (error instanceof Refused && error.code === "no_such_table") remember(`seat ${table}`, null);
      return null;
    }
  }));
  own.value = found.flatMap((info) => (info && info.phase !== "over" ? [info] : []));
}

/** @type {Promise<void>} */
let introducing = Promise.resolve();

/**
 * Be known to the server, by the name that was chosen, and say what one is called; one after the
 * other, or the server would take who comes without a cookie for two.
 */
export function introduce() {
  introducing = introducing.catch(() => {}).then(meet);
  return introducing;
}

async function meet() {
  const name = remembered("name");
  misnamed.value = "";
  if (name !== null && name === called.value) return;
  let me = await ask("GET /api/me", undefined);
  if (name !== null && name !== me.name) {
    me = await ask("POST /api/me", { name });
    remember("name", me.name);
  }
  called.value = me.name;
}

/**
 * Be called by another name; none: as the server calls who has not said.
 * @param {string} name
 */
export async function rename(name) {
  remember("name", name || null);
  try {
    await introduce();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === "unreachable") reached.value = false;
    else misnamed.value = error.code;
  }
}

/** Begin the first page: look now, and again as long as somebody looks at it. */
export function arrive() {
  // Who has not chosen a name is called in the language that is spoken.
  effect(() => {
    void language.value;
    rename(remembered("name") ?? "");
  });
  look();
  lookAtOwn();
  setInterval(() => {
    if (!document.hidden) look();
  }, AGAIN);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) look();
  });
}
