// A game gone through again: every hand open, step by step; its settlement, its file, its proof.

import { html, nothing } from "../vendor/lit-html.js";
import { batch, computed, effect, signal } from "../vendor/signals-core.js";
import { readHand, readReplay } from "../record.js";
import { Refused } from "../server.js";
import { lines, scores } from "../telling.js";
import { apart, join, language, say, signed } from "../words.js";
import { board } from "./open-board.js";
import { accounts } from "./ledger.js";
import { proof } from "./proof.js";
import { sharing } from "./sharing.js";

/** @import { MadiaoTold, Replay, ReplayStep } from "wire" */
/** @import { Signal } from "../vendor/signals-core.js" */

/** Seconds that a step stays, by how it is called. */
const PACES = { slow: 4, usual: 2, fast: 0.8 };
const STILL = matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @type {Signal<Replay | null>} */
const replay = signal(null);
/** Why there is nothing to see: the id of a message. */
const trouble = signal("");
const hand = signal(1);
const at = signal(0);
/** The place that one looks from. */
const from = signal(0);
const playing = signal(false);
/** @type {Signal<keyof typeof PACES>} */
const pace = signal("usual");
/** The hands that were looked at. @type {Signal<Record<number, ReplayStep[]>>} */
const hands = signal({});

const steps = computed(() => hands.value[hand.value] ?? []);
const step = computed(() => steps.value[at.value]);
/** The seat of that place. */
const seat = computed(() => step.value?.players.indexOf(from.value) ?? 0);
/** The steps at which a trick is complete. */
const tricks = computed(() => steps.value.flatMap((each, place) =>
  each.told.some((one) => one.event === "trick_taken") ? [place] : []));

export const title = () => say("games-replay-title");

const TROUBLES = new Set(["unreachable", "not_for_you", "no_such_record", "no_such_table"]);

/** @param {() => Promise<void>} what */
async function attempt(what) {
  try {
    trouble.value = "";
    await what();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    trouble.value = TROUBLES.has(error.code) ? error.code.replaceAll("_", "-") : "unreachable";
  }
}

/** Ask what there is, and for the hand that the address names. */
export async function begin() {
  document.addEventListener("keydown", pressed);
  effect(autoplay);
  await attempt(async () => {
    replay.value = await readReplay();
    from.value = replay.value.you ?? 0;
  });
  if (replay.value?.results.length) await go(Number(location.hash.slice(1)) || 1);
}

/** The hand that is being asked for: who presses again meanwhile goes there once. */
let asked = 0;

/**
 * Go to a hand, to its beginning.
 * @param {number} wanted
 * @param {boolean} [last]
 */
async function go(wanted, last = false) {
  const number = Math.max(1, Math.min(wanted, replay.value?.hands ?? 1));
  asked = number;
  await attempt(async () => {
    const found = hands.value[number] ?? (await readHand(number)).steps;
    if (asked !== number) return;
    asked = 0;
    batch(() => {
      hands.value = { ...hands.value, [number]: found };
      hand.value = number;
      at.value = last ? found.length - 1 : 0;
    });
    history.replaceState(null, "", `#${number}`);
  });
}

/**
 * Another step: also into the hand before or after.
 * @param {number} by
 */
async function move(by) {
  const wanted = at.value + by;
  if (wanted >= 0 && wanted < steps.value.length) at.value = wanted;
  else if (wanted < 0 && hand.value > 1) await go(hand.value - 1, true);
  else if (wanted > 0 && hand.value < (replay.value?.hands ?? 0)) await go(hand.value + 1);
  else playing.value = false;
}

const toStart = () => (at.value = 0);
const toEnd = () => (at.value = steps.value.length - 1);

/** @type {Record<string, () => unknown>} */
const KEYS = {
  ArrowLeft: () => move(-1),
  ArrowRight: () => move(1),
  Home: toStart,
  End: toEnd,
  PageUp: () => go(hand.value - 1),
  PageDown: () => go(hand.value + 1),
  KeyV: () => (from.value = step.value?.players[(seat.value + 1) % 4] ?? 0),
  KeyP: () => (playing.value = !STILL && !playing.value),
};

/** @param {KeyboardEvent} event */
function pressed(event) {
  const what = KEYS[event.key] ?? KEYS[event.code];
  const field = /** @type {Element} */ (event.target).closest("input, select, dialog");
  if (!what || field || event.ctrlKey || event.metaKey || event.altKey || !steps.value.length) return;
  event.preventDefault();
  what();
}

function autoplay() {
  if (!playing.value) return undefined;
  const timer = setInterval(() => move(1), PACES[pace.value] * 1000);
  return () => clearInterval(timer);
}

/** @param {ReplayStep} one */
function told(one) {
  return one.told.filter((each) => each.event !== "hand_settled").flatMap((each) => lines(each, one.names));
}

/** @param {ReplayStep} one */
function settled(one) {
  const found = one.told.find((each) => each.event === "hand_settled");
  return found?.event === "hand_settled"
    ? accounts({ hand: found.hand, totals: one.totals, names: one.names, won: one.winner }, seat.value) : nothing;
}

/**
 * A button with a sign on it, and what it does in words.
 * @param {string} sign
 * @param {string} name
 * @param {() => unknown} what
 * @param {string} id
 */
function button(sign, name, what, id) {
  return html`<button id=${id} aria-label=${name} title=${name} @click=${what}>${sign}</button>`;
}

/** @param {Event} event */
const chosen = (event) => Number(/** @type {HTMLInputElement} */ (event.target).value);

/** @param {Replay} found */
function controls(found) {
  const last = steps.value.length - 1;
  return html`<section class="controls" aria-label=${say("games-controls")}>
    <label>${say("games-hand")} <select id="hand" @change=${(/** @type {Event} */ event) => go(chosen(event))}>
      ${found.results.map((result, place) => html`<option value=${place + 1} ?selected=${place + 1 === hand.value}>
        ${place + 1}: ${scores(found.names, result)}</option>`)}</select></label>
    <label>${say("games-trick")} <select id="trick"
      @change=${(/** @type {Event} */ event) => (at.value = chosen(event))}>
      <option value="0" ?selected=${!tricks.value.some((place) => place <= at.value)}>–</option>
      ${tricks.value.map((place, index) => html`<option value=${place}
        ?selected=${place <= at.value && (tricks.value[index + 1] ?? Infinity) > at.value}>${index + 1}</option>`)}
    </select></label>
    <label>${say("games-seen-from")} <select id="from"
      @change=${(/** @type {Event} */ event) => (from.value = chosen(event))}>
      ${found.names.map((name, place) => html`<option value=${place} ?selected=${place === from.value}>${name}</option>`)}
    </select></label>
    <div class="steps" role="group" aria-label=${say("games-steps")}>
      ${button("|◀", say("games-first"), toStart, "first")}
      ${button("◀", say("games-back"), () => move(-1), "back")}
      ${STILL ? nothing : button(playing.value ? "■" : "▶▶",
        say(playing.value ? "games-stop" : "games-play"), () => (playing.value = !playing.value), "autoplay")}
      ${button("▶", say("games-on"), () => move(1), "on")}
      ${button("▶|", say("games-last"), toEnd, "last")}
    </div>
    <label class="slider">${say("games-step", { step: String(at.value + 1), all: String(last + 1) })}
      <input id="step" type="range" min="0" max=${last} .value=${String(at.value)}
        @input=${(/** @type {Event} */ event) => (at.value = chosen(event))}></label>
    ${STILL ? nothing : html`<label>${say("games-pace")} <select
      @change=${(/** @type {Event} */ event) => (pace.value = /** @type {keyof typeof PACES} */ (
        /** @type {HTMLSelectElement} */ (event.target).value))}>
      ${Object.keys(PACES).map((each) => html`<option value=${each} ?selected=${each === pace.value}>
        ${say(`games-pace-${each}`)}</option>`)}</select></label>`}
    <small>${say("games-keys")}</small>
  </section>`;
}

function follow() {
  const list = document.querySelector(".replay-log ol");
  const here = /** @type {HTMLElement | null} */ (list?.querySelector("[aria-current=step]"));
  if (list && here) list.scrollTop = here.offsetTop - list.clientHeight / 2;
}

/** What happened in the hand, each line to be gone to. */
function log() {
  queueMicrotask(follow);
  return html`<section class="replay-log"><h2>${say("web-log")}</h2><ol tabindex="0" aria-label=${say("web-log")}>
    ${steps.value.map((each, place) => html`<li><button class="plain"
      aria-current=${place === at.value ? "step" : "false"} @click=${() => (at.value = place)}>
      ${told(each).map((line) => html`<span>${line}</span>`)}
      ${settled(each) === nothing ? nothing : html`<span>${say("web-settlement")}</span>`}</button></li>`)}
  </ol></section>`;
}

/** @param {Replay} found */
function gone(found) {
  const one = step.value;
  if (!one) return html`<p role="status">…</p>`;
  return html`<div class="replay">
    ${board(one, seat.value)}
    <div class="now" role="status">${told(one).map((line) => html`<p>${line}</p>`)}</div>
    ${controls(found)}
    ${settled(one) === nothing ? nothing : html`<section class="card-panel" aria-label=${say("web-settlement")}>
      <h2>${say("web-settlement")}</h2>${settled(one)}</section>`}
    ${log()}
  </div>`;
}

/** @param {Replay} found */
function whole(found) {
  const sums = found.names.map((_, place) => found.results.reduce((sum, each) => sum + (each[place] ?? 0), 0));
  return html`<p>${say("games-hands", { hands: found.hands })}${found.results.length
      ? html` · <bdi>${found.names.map((name, place) => `${apart(name)} ${signed(sums[place] ?? 0)}`).join(say("scores-separator"))}</bdi>`
      : html` · <bdi>${join(found.names)}</bdi>`}</p>
    ${found.results.length ? gone(found) : html`<p class="card-panel">${say("games-no-replay")}</p>`}
    ${sharing()}${proof(found)}`;
}

/** The replay. */
export function drawn() {
  void language.value;
  return html`<main class="reading wide">
    <h1>${title()}</h1>
    ${trouble.value ? html`<p class="refused" role="alert">${say(`games-trouble-${trouble.value}`)}
      <a href="/games">${say("games-title")}</a></p>` : nothing}
    ${replay.value ? whole(replay.value) : nothing}
  </main>`;
}
