// The table that this page is at: what the server has told of it, and what one does there.

import { batch, computed, signal } from "./vendor/signals-core.js";
import { Connection } from "./connection.js";
import { rememberInTab, rememberedInTab } from "./memory.js";

/**
 * @import { Clock, Command, Down, MadiaoCard, MadiaoFinishedHand, MadiaoTold, MadiaoView, QuickPhrase,
 *   Refusal, Room } from "wire"
 * @import { Signal } from "./vendor/signals-core.js"
 * @import { Unsent } from "./connection.js"
 */

/**
 * A line of the log: what happened, or what somebody said. `players`: places by seat.
 * @typedef {{ told: MadiaoTold, players: number[], names: string[] }} Happened
 * @typedef {{ name: string, text: string, phrase: QuickPhrase | null }} Said
 * @typedef {Happened | Said} Entry
 */

/**
 * A settled hand; `won`: who took the last trick, where that was told of.
 * @typedef {{ hand: MadiaoFinishedHand, totals: number[], names: string[], won: number | null }} Settled
 */

/** What happened just now, not what is told again. @typedef {{ told: MadiaoTold[], players: number[] }} News */

const LONGEST_LOG = 300;

/** @type {Signal<Room | null>} */
export const room = signal(null);
/** @type {Signal<MadiaoView | null>} */
export const view = signal(null);
/** Where one sits; null for a spectator. @type {Signal<number | null>} */
export const place = signal(null);
/** Whether its settlement is to be looked at. */
export const settlementOpen = signal(false);
/** What happened last. @type {Signal<News>} */
export const news = signal({ told: [], players: [] });
/** The table's clock for a move, and when it was told of. @type {Signal<Clock & { since: number } | null>} */
export const clock = signal(null);
/** How many things were said that the reader has not looked at. */
export const unread = signal(0);
/** Why the last command had no effect. @type {Signal<Refusal | null>} */
export const refusal = signal(null);
/** A code that was asked for. @type {Signal<string | null>} */
export const code = signal(null);
/** Whether what comes is told again, not new: nothing moves for it. */
export const catchingUp = signal(true);

/** The id of the table, from the address; null on the first page. */
export const table = /^\/t\/([\w-]+)\/?$/.exec(location.pathname)?.[1] ?? null;

/** The hand that was settled last; the server tells of it only until the next stake. @type {Signal<Settled | null>} */
export const settled = signal(JSON.parse(rememberedInTab(`settled ${table}`) ?? "null"));

/** What happened and was said, while this tab was there. @type {Signal<Entry[]>} */
export const log = signal(JSON.parse(rememberedInTab(`log ${table}`) ?? "[]"));
addEventListener("pagehide", () => rememberInTab(`log ${table}`, JSON.stringify(log.value)));

/** @type {Connection | null} */
export const connection = table === null ? null : new Connection(table, hear);

/** The names of the players by seat. */
export const names = computed(() => (view.value ? namesOf(view.value.players) : []));

/** Whether it is the reader who is asked. */
export const asked = computed(() =>
  room.value?.phase === "playing" ? view.value?.ask ?? null : null);

/** The names of players by seat. @param {number[]} players */
export function namesOf(players) {
  return players.map((at) => room.value?.chairs[at]?.name ?? "");
}

/** @param {Down} message */
function hear(message) {
  batch(() => {
    switch (message.is) {
      case "welcome":
        place.value = message.place;
        catchingUp.value = true;
        if (message.fresh) [room.value, view.value] = [null, null];
        break;
      case "room":
        room.value = message.room;
        // What it was about is otherwise now.
        refusal.value = null;
        nameEntries();
        break;
      case "madiao":
        clock.value = message.clock ? { ...message.clock, since: performance.now() } : null;
        happened(message.told, message.view);
        break;
      case "heard":
        if (message.place !== place.value) unread.value += 1;
        write([{ name: message.name, text: message.text, phrase: message.phrase ?? null }]);
        break;
      case "transfer_code":
        code.value = message.code;
        break;
      default:
        break;
    }
  });
}

/**
 * @param {MadiaoTold[]} told
 * @param {MadiaoView | null} now
 */
function happened(told, now) {
  const players = now?.players ?? view.value?.players ?? [];
  write(told.map((each) => ({ told: each, players, names: namesOf(players) })));
  for (const each of told) {
    if (each.event !== "hand_settled") continue;
    const won = told.findLast((one) => one.event === "trick_taken")?.seat ?? null;
    settled.value = { hand: each.hand, totals: each.totals, names: namesOf(players), won };
    rememberInTab(`settled ${table}`, JSON.stringify(settled.value));
    settlementOpen.value = true;
  }
  if (!now) return;
  if (!settled.value && now.previous) {
    settled.value = { hand: now.previous, totals: now.totals, names: namesOf(now.players), won: null };
  }
  catchingUp.value = told.length === 0;
  view.value = now;
  if (told.length) news.value = { told, players: now.players };
}

/** @param {Entry[]} entries */
function write(entries) {
  if (entries.length) log.value = [...log.value, ...entries].slice(-LONGEST_LOG);
}

/** Bots have their names only when the table around the game is told of. */
function nameEntries() {
  if (!log.value.some((entry) => "told" in entry && entry.names.includes(""))) return;
  log.value = log.value.map((entry) =>
    "told" in entry && entry.names.includes("")
      ? { ...entry, names: namesOf(entry.players) }
      : entry);
}

/** @param {Unsent<Command>} command */
export function send(command) {
  refusal.value = null;
  connection?.send(command, (refused) => (refusal.value = refused));
}

/**
 * Lay a card.
 * @param {MadiaoCard} card
 * @param {"up" | "down"} turned
 */
export function lay(card, turned) {
  send({ do: "madiao", move: { do: "play", card, face: turned } });
}
