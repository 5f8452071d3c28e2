// What a table is set to, in plain words: a form for its host, a list for everybody.

import { html, nothing } from "../vendor/lit-html.js";
import { draftOf, facts, presetOf, readFacts } from "../settings.js";
import { clauseLink } from "../sheet.js";
import { dashed, say } from "../words.js";

/**
 * @import { MadiaoSettings, Room } from "wire"
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

/** What is wrong is seen, also where the options were put away. @param {Event} event */
function uncover({ target }) {
  const more = /** @type {Element} */ (target).closest("details");
  if (more) more.open = true;
}

/**
 * The form: every setting, what it changes, and the clause it is of.
 * @param {Signal<Draft | null>} draft
 * @param {Facts} known
 */
export function settingsForm(draft, known) {
  const now = draft.value ?? {};

  /** @param {Event} event */
  const changed = (event) => {
    const { name, value, validity } = /** @type {HTMLInputElement} */ (event.target);
    const of = known.presets[value];
    if (of) draft.value = { ...now, ...Object.fromEntries(known.rules.map((rule) => [rule, of[rule] ?? ""])) };
    else if (name !== "preset" && validity.valid) draft.value = { ...now, [name]: JSON.parse(value) };
  };

  /** @param {string} name */
  const about = (name) => PLAIN.has(name) ? nothing : html`<small id="about-${name}">
    ${say(`pages-about-${dashed(kind(name))}`)}
    ${known.clauses[name] ? clauseLink(known.clauses[name]) : nothing}</small>`;

  /**
   * @param {string} name
   * @param {unknown} field
   */
  const option = (name, field) => html`<div class="option"><label>${label(name)} ${field}</label>
    ${about(name)}</div>`;

  /** @param {string} name */
  const described = (name) => (PLAIN.has(name) ? nothing : `about-${name}`);

  /** @param {string} name */
  const chosen = (name) => {
    const value = now[name] ?? "";
    const choices = new Set([...known.choices[name] ?? CHOICES[kind(name)] ?? [], value]);
    return option(name, html`<select name=${name} aria-describedby=${described(name)}>
      ${[...choices].map((each) => html`<option value=${JSON.stringify(each)}
        .selected=${each === value}>${words(name, each)}</option>`)}</select>`);
  };

  /**
   * @param {string} name
   * @param {number} least
   */
  const number = (name, least) => option(name, html`<input type="number" name=${name} min=${least}
    max="1000000" step=${least} required @invalid=${uncover} .value=${String(now[name])} aria-describedby=${described(name)}>`);

  const preset = presetOf(now, known);
  const presets = [...Object.keys(known.presets), ...(preset === "custom" ? ["custom"] : [])];
  return html`<div class="settings" @change=${changed}><div class="option"><label>${say("pages-rules")}
      <select id="preset" name="preset" aria-describedby="about-rules">
        ${presets.map((each) => html`<option value=${each} .selected=${each === preset}>
          ${say("pages-preset", { preset: each })}</option>`)}</select></label>
      <small id="about-rules">${say("pages-about-rules")} ${clauseLink("MD-6.7")}</small></div>
    ${chosen("bots")}${chosen("public")}
    <details class="more"><summary>${say("pages-more")}</summary>
      <fieldset><legend>${say("pages-of-the-game")}</legend>
        ${number("stake_min", 2)}${number("stake_max", 2)}${number("max_deals", 1)}
        ${GAME.map(chosen)}</fieldset>
      <fieldset><legend>${say("pages-of-the-table")}</legend>
        ${chosen("pace")}${TABLE.map(chosen)}${TIMES.map(chosen)}</fieldset>
    </details></div>`;
}

/**
 * The settings in a line: what is paid, how much is at stake, how long it may take.
 * @param {MadiaoSettings} settings
 */
export function inShort(settings) {
  const known = facts.value;
  if (!known || settings.game !== "madiao") return "";
  const now = draftOf(settings, known);
  return [
    say("pages-preset", { preset: presetOf(now, known) }), `${say("tui-stake")} ${now.stake_min}–${now.stake_max}`,
    words("max_deals", now.max_deals ?? 0), `${label("pace")}: ${words("pace", now.pace ?? 0)}`,
    ...now.clock ? [`${label("clock")}: ${words("clock", now.clock)}`] : [],
  ].join(" · ");
}

let asked = false;

/**
 * What a table is set to, as soon as it can be said.
 * @param {Room} room
 */
export function ofThisTable({ settings }) {
  if (!asked) readFacts();
  asked = true;
  return settings.game === "madiao" && facts.value ? settingsList(settings, facts.value) : nothing;
}

/**
 * The settings as a list; what is not as usual is said to be so.
 * @param {MadiaoSettings} settings
 * @param {Facts} known
 */
function settingsList(settings, known) {
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
