// What happened and what was said, as it comes; and a line to say something oneself.

import { html, nothing, repeat } from "../vendor/lit-html.js";
import { log, send, unread } from "../table.js";
import { lines } from "../telling.js";
import { dashed, say } from "../words.js";

/** @import { QuickPhrase, Room } from "wire" */
/** @import { Entry } from "../table.js" */

/** @type {QuickPhrase[]} */
const PHRASES = ["hello", "well_played", "thanks", "sorry", "one_moment", "good_luck", "oops", "goodbye"];

/** @param {Entry} entry */
function drawn(entry) {
  if ("told" in entry) return lines(entry.told, entry.names).map((line) => html`<p>${line}</p>`);
  const text = entry.phrase ? say(`quick-${dashed(entry.phrase)}`) : entry.text;
  return html`<p class="said"><b><bdi>${entry.name}</bdi></b> <bdi>${text}</bdi></p>`;
}

function follow() {
  const list = document.querySelector("#log");
  if (list) list.scrollTop = list.scrollHeight;
}

/** What was said counts as read when the reader goes there, or sees it. */
const seen = new IntersectionObserver((found) => {
  if (found.some((each) => each.isIntersecting)) unread.value = 0;
}, { threshold: 0.6 });

/** Go to what is said, and say something. */
export function goTalk() {
  unread.value = 0;
  const there = document.querySelector("#text") ?? document.querySelector("#log");
  document.querySelector("#log")?.scrollIntoView({ block: "center" });
  /** @type {HTMLElement | null} */ (there)?.focus({ preventScroll: true });
}

function watch() {
  const list = document.querySelector("#log");
  seen.disconnect();
  if (list && unread.value) seen.observe(list);
}

/** The log. */
export function record() {
  queueMicrotask(follow);
  queueMicrotask(watch);
  return html`<h2>${say("web-log")}</h2>
    <div id="log" class="log" role="log" aria-live="polite" aria-label=${say("web-log")} tabindex="0">
      ${repeat(log.value, (entry) => entry, drawn)}</div>`;
}

/** @param {SubmitEvent} event */
function said(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const text = String(new FormData(form).get("text")).trim();
  if (!text) return;
  send({ do: "chat", text });
  form.reset();
}

/** @param {Event} event */
function phrased(event) {
  const list = /** @type {HTMLSelectElement} */ (event.target);
  if (list.value) send({ do: "phrase", phrase: /** @type {QuickPhrase} */ (list.value) });
  list.value = "";
}

/** What can be said. @param {Room} room */
export function talk(room) {
  if (!room.settings.chat) return nothing;
  return html`<form class="talk" @submit=${said}>
    <label class="unseen" for="text">${say("web-say")}</label>
    <input id="text" name="text" maxlength="500" autocomplete="off" placeholder=${say("web-say")}>
    <button>${say("web-send")}</button>
    <label class="unseen" for="phrase">${say("web-phrases")}</label>
    <select id="phrase" @change=${phrased}>
      <option value="">${say("web-phrases")}</option>
      ${PHRASES.map((phrase) => html`<option value=${phrase}>${say(`quick-${dashed(phrase)}`)}</option>`)}
    </select>
  </form>`;
}
