// The record that this page is of: at a table where one has sat, or behind a link.

import { ask } from "./server.js";

/** @import { Replay, ReplayHand } from "wire" */

const own = /^\/games\/([\w-]+)\/(\d+)\/?$/.exec(location.pathname);
const token = /^\/r\/([\w-]+)\/?$/.exec(location.pathname)?.[1] ?? "";

/** The table, for who has sat there; "" behind a link. */
export const table = own?.[1] ?? "";
/** Which game of the table it is. */
export const number = Number(own?.[2] ?? 0);

/** Where the file is. */
export const file = own ? `/api/tables/${table}/records/${number}` : `/api/records/${token}`;

/** What there is to replay. @returns {Promise<Replay>} */
export function readReplay() {
  return own ? ask("GET /api/tables/{table}/records/{number}/replay", undefined, table, { number })
    : ask("GET /api/records/{token}/replay", undefined, token);
}

/**
 * A hand, step by step.
 * @param {number} hand
 * @returns {Promise<ReplayHand>}
 */
export function readHand(hand) {
  return own
    ? ask("GET /api/tables/{table}/records/{number}/replay/{hand}", undefined, table, { number, hand })
    : ask("GET /api/records/{token}/replay/{hand}", undefined, token, { hand });
}

/** The page that anybody may have: its address. */
export async function makeLink() {
  if (!own) return location.href;
  const made = await ask("POST /api/tables/{table}/records/{number}", undefined, table, { number });
  return `${location.origin}/r/${made.token}`;
}
