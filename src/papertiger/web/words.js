// The catalog in the reader's language: the same Fluent files that the terminal reads.

import { FluentBundle, FluentResource } from "./vendor/fluent-bundle.js";
import { signal } from "./vendor/signals-core.js";
import { rememberLanguage, remembered } from "./memory.js";

/** @typedef {"en" | "ru" | "zh-Hans" | "zh-Hant"} Language */

/** @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", ru: "Русский", "zh-Hans": "简体中文", "zh-Hant": "繁體中文" };

/** The language that is spoken. @type {import("./vendor/signals-core.js").Signal<Language>} */
export const language = signal("en");

/** @type {FluentBundle | null} */
let bundle = null;

/** The language that was asked for last. @type {Language} */
let latest = "en";

/**
 * The language that a tag asks for, if there is one.
 * @param {string} tag
 * @returns {Language | null}
 */
export function languageOf(tag) {
  if (/^zh\b/i.test(tag)) return /hant|-(tw|hk|mo)\b/i.test(tag) ? "zh-Hant" : "zh-Hans";
  const short = tag.split("-")[0]?.toLowerCase() ?? "";
  return short === "en" || short === "ru" ? short : null;
}

/** What was chosen here before, or else what the browser asks for. */
export function usual() {
  for (const tag of [remembered("language") ?? "", ...navigator.languages]) {
    const found = languageOf(tag);
    if (found) return found;
  }
  return "en";
}

/**
 * Speak a language from now on.
 * @param {Language} wanted
 */
export async function speak(wanted) {
  latest = wanted;
  const answer = await fetch(new URL(`./text/${wanted}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`${wanted}.ftl: ${answer.status}`);
  const made = new FluentBundle(wanted);
  made.addResource(new FluentResource(await answer.text()));
  // It came later than one that was asked for after it.
  if (latest !== wanted) return;
  bundle = made;
  const manifest = new URL(`./manifest/${wanted}.webmanifest`, import.meta.url);
  document.querySelector("link[rel=manifest]")?.setAttribute("href", manifest.pathname);
  document.documentElement.lang = wanted;
  language.value = wanted;
}

/**
 * Remember a language, and speak it; while the server is gone, the page stays as it is.
 * @param {Language} wanted
 */
export async function choose(wanted) {
  rememberLanguage(wanted);
  try {
    await speak(wanted);
  } catch (error) {
    if (error instanceof TypeError) return;
    // The server has another version by now, whose page speaks it.
    location.reload();
  }
}

/**
 * The message of that id, in the language that is spoken.
 * @param {string} id
 * @param {Record<string, string | number>} [given]
 * @returns {string}
 */
export function say(id, given) {
  void language.value;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) throw new Error(`no message ${id}`);
  return bundle.formatPattern(pattern, given);
}

/**
 * Items of a list, as the language separates them; each keeps its own direction of writing.
 * @param {string[]} items
 */
export function join(items) {
  return items.map((each) => `\u2068${each}\u2069`).join(say("list-separator"));
}

/**
 * A name set apart from what stands around it, whichever way it is written.
 * @param {string} name
 */
export function apart(name) {
  return `\u2068${name}\u2069`;
}

/**
 * A code of the wire as ids of messages spell it.
 * @param {string} code
 */
export function dashed(code) {
  return code.replaceAll("_", "-");
}

/**
 * An amount with its sign; nought has none.
 * @param {number} amount
 */
export function signed(amount) {
  return amount > 0 ? `+${amount}` : String(amount).replace("-", "−");
}
