// What a table is set to, flat as a form has it: a draft, made of settings and made into them.

import { signal } from "./vendor/signals-core.js";

/**
 * @import { MadiaoOptions, MadiaoSettings } from "wire"
 * @import { Signal } from "./vendor/signals-core.js"
 */

/** @typedef {string | number | boolean} Value */
/** @typedef {Record<string, Value>} Draft */

/**
 * What the server knows of settings; `rules` are the switches that make a preset.
 * @typedef {object} Facts
 * @property {Required<MadiaoSettings> & { options: Required<MadiaoOptions> }} usual
 * @property {Record<string, Value[]>} choices
 * @property {Record<string, Draft>} presets
 * @property {string[]} rules
 * @property {Record<string, string>} clauses
 */

/** Null until they are there. @type {Signal<Facts | null>} */
export const facts = signal(null);

const PLACES = [0, 1, 2, 3];

/** Have the facts. */
export async function readFacts() {
  const answer = await fetch(new URL("./settings.json", import.meta.url)).catch(() => null);
  if (answer?.ok) facts.value = await answer.json();
}

/**
 * Settings as a draft. `pace` is 0 for bots that do not think; `time-0` and so on are the places'.
 * @param {MadiaoSettings} settings
 * @param {Facts} known
 * @returns {Draft}
 */
export function draftOf(settings, { usual }) {
  const { options, multipliers, think, game, ...table } = { ...usual, ...settings };
  const times = PLACES.map((at) => [`time-${at}`, multipliers[at] ?? 100]);
  const pace = think ? table.pace : 0;
  return { ...usual.options, ...options, ...table, pace, ...Object.fromEntries(times) };
}

/**
 * A draft as settings.
 * @param {Draft} draft
 * @param {Facts} known
 * @returns {MadiaoSettings}
 */
export function settingsOf(draft, { usual }) {
  const options = { ...usual.options, ...picked(draft, usual.options) };
  const [low, high] = [options.stake_min, options.stake_max].sort((one, other) => one - other);
  const times = PLACES.map((at) => Number(draft[`time-${at}`]));
  return {
    ...usual,
    ...picked(draft, usual),
    options: { ...options, stake_min: low ?? 2, stake_max: high ?? 20 },
    multipliers: times.every((percent) => percent === 100) ? [] : times,
    think: draft.pace !== 0,
    pace: Number(draft.pace) || usual.pace,
  };
}

/**
 * Those fields of a draft that something else has.
 * @param {Draft} draft
 * @param {object} like
 */
function picked(draft, like) {
  return Object.fromEntries(Object.keys(like).flatMap((name) =>
    name in draft ? [[name, draft[name]]] : []));
}

/**
 * The preset whose rules a draft has, or "custom".
 * @param {Draft} draft
 * @param {Facts} known
 */
export function presetOf(draft, { presets, rules }) {
  return Object.keys(presets).find((name) =>
    rules.every((rule) => presets[name]?.[rule] === draft[rule])) ?? "custom";
}
