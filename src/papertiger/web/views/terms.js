// What a table is set to, in plain words: a form for its host, a list for everybody.

import { html, nothing } from "../vendor/lit-html.js";
import { draftOf, presetOf } from "../settings.js";
import { clauseLink } from "../sheet.js";
import { dashed, say } from "../words.js";

/**
 * @import { MadiaoSettings } from "wire"
 * @import { Signal } from "../vendor/signals-core.js"
 * @import { Draft, Facts, Value } from "../settings.js"
 */

const GAME = ["exposed_discard", "hundred_bonus", "sets", "cut_card_is_upcard", "seating", "keep_seats"];
const TABLE = ["takeover", "clock", "grace", "spectators", "delay", "chat"];
const TIMES = ["time-0", "time-1", "time-2", "time-3"];

/** What may be chosen beside what the facts of the game have. @type {Record<string, Value[]>} */
const CHOICES = {
  public: [false, true],
  pace: [200, 150, 100, 50, 25, 0],
  takeover: [true, false],
  clock: [0, 15, 30, 60, 120, 300],
  grace: [0, 10, 20, 60, 180, 600],
  spectators: [true, false],
  delay: [0, 30, 60, 180, 600],
  chat: [true, false],
  time: [100, 150, 200, 300, 500],
};

/** The settings that have no more to be said of them. */
const PLAIN = new Set(["pace", "grace", "chat", "public", "stake_min", ...TIMES.slice(1)]);

/** @param {string} name */
const kind = (name) => name.replace(/-\d$/, "");

/** @param {string} name */
function label(name) {
  return say(`pages-label-${dashed(kind(name))}`, { place: Number(name.at(-1)) + 1 });
}

/**
 * What a setting is set to.
 * @param {string} name
 * @param {Value} value
 */
function words(name, value) {
  const given = { value: typeof value === "number" ? value : String(value) || "none" };
  if (name === "stake_min" || name === "stake_max") return String(value);
  return name === "max_deals" || GAME.includes(name)
    ? say(`switch-${dashed(name)}`, given) : say(`pages-set-${dashed(kind(name))}`, given);
}

/**
 * The form: every setting, what it changes, and the clause it is of.
 * @param {Signal<Draft | null>} draft
 * @param {Facts} known
 */
export function settingsForm(draft, known) {
  const now = draft.value ?? {};

  /** @param {Draft} changed */
  const set = (changed) => {
    draft.value = { ...draft.value, ...changed };
  };

  /** @param {string} name */
  const about = (name) => PLAIN.has(name) ? nothing : html`<small id="about-${name}">
    ${say(`pages-about-${dashed(kind(name))}`)}
    ${known.clauses[name] ? clauseLink(known.clauses[name]) : nothing}</small>`;

  /** @param {string} name */
  const chosen = (name) => {
    const value = now[name] ?? "";
    const choices = new Set([...known.choices[name] ?? CHOICES[kind(name)] ?? [], value]);
    return html`<div class="option"><label>${label(name)}
      <select name=${name} aria-describedby=${PLAIN.has(name) ? nothing : `about-${name}`}
        @change=${(/** @type {Event} */ event) => {
          const { value: text } = /** @type {HTMLSelectElement} */ (event.target);
          set({ [name]: JSON.parse(text) });
        }}>${[...choices].map((each) => html`<option value=${JSON.stringify(each)}
          .selected=${each === value}>${words(name, each)}</option>`)}</select></label>
      ${about(name)}</div>`;
  };

  /**
   * @param {string} name
   * @param {number} least
   * @param {number} step
   */
  const number = (name, least, step) => html`<div class="option"><label>${label(name)}
    <input type="number" name=${name} min=${least} max="1000000" step=${step} required
      .value=${String(now[name])} aria-describedby=${PLAIN.has(name) ? nothing : `about-${name}`}
      @change=${(/** @type {Event} */ event) => {
        const field = /** @type {HTMLInputElement} */ (event.target);
        if (field.validity.valid) set({ [name]: Number(field.value) });
      }}></label>${about(name)}</div>`;

  const preset = presetOf(now, known);
  const presets = [...Object.keys(known.presets), ...(preset === "custom" ? ["custom"] : [])];
  return html`<div class="option"><label>${say("pages-rules")}
      <select id="preset" aria-describedby="about-rules"
        @change=${(/** @type {Event} */ event) => {
          const { value } = /** @type {HTMLSelectElement} */ (event.target);
          const of = known.presets[value] ?? {};
          set(Object.fromEntries(known.rules.map((rule) => [rule, of[rule] ?? ""])));
        }}>${presets.map((each) => html`<option value=${each} .selected=${each === preset}>
          ${say("pages-preset", { preset: each })}</option>`)}</select></label>
      <small id="about-rules">${say("pages-about-rules")} ${clauseLink("MD-6.7")}</small></div>
    ${chosen("bots")}${chosen("public")}
    <details class="more"><summary>${say("pages-more")}</summary>
      <fieldset><legend>${say("pages-of-the-game")}</legend>
        ${number("stake_min", 2, 2)}${number("stake_max", 2, 2)}${number("max_deals", 1, 1)}
        ${GAME.map(chosen)}</fieldset>
      <fieldset><legend>${say("pages-of-the-table")}</legend>
        ${chosen("pace")}${TABLE.map(chosen)}${TIMES.map(chosen)}</fieldset>
    </details>`;
}

/**
 * The settings as a list; what is not as usual is said to be so.
 * @param {MadiaoSettings} settings
 * @param {Facts} known
 */
export function settingsList(settings, known) {
  const now = draftOf(settings, known);
  const usual = draftOf(known.usual, known);
  const names = ["stake_min", "stake_max", "max_deals", ...GAME, "bots", "pace", ...TABLE, "public",
    ...TIMES];

  /** @param {string} name */
  const row = (name) => html`<div><dt>${label(name)}</dt>
    <dd>${words(name, now[name] ?? "")}
      ${name !== "bots" && now[name] !== usual[name]
        ? html`<small>${say("pages-unusual")}</small>` : nothing}
      ${known.clauses[name] ? clauseLink(known.clauses[name]) : nothing}</dd></div>`;

  const other = names.filter((name) => now[name] !== usual[name]);
  return html`<dl class="set"><div><dt>${say("pages-rules")}</dt>
      <dd>${say("pages-preset", { preset: presetOf(now, known) })}</dd></div>
      ${other.map(row)}</dl>
    <details class="more"><summary>${say("pages-more")}</summary>
      <dl class="set">${names.filter((name) => !other.includes(name)).map(row)}</dl></details>`;
}
