// What this page does beside the game, and what the table is set to, to read.

import { html, nothing } from "../vendor/lit-html.js";
import { forbidden, letNotify, letSound, letVolume, notices, sounds, volume } from "../alerts.js";
import { dashed, say } from "../words.js";

/** @import { MadiaoOptions, Room } from "wire" */

/** @type {(keyof MadiaoOptions)[]} */
const SWITCHES = [
  "seating", "keep_seats", "cut_card_is_upcard", "exposed_discard", "hundred_bonus", "sets", "max_deals",
];

/** @param {Event} event */
function field(event) {
  return /** @type {HTMLInputElement} */ (event.target);
}

/** Sounds and notices. */
export function ofThisPage() {
  return html`<label class="check"><input id="sounds" type="checkbox" .checked=${sounds.value}
      @change=${(/** @type {Event} */ event) => letSound(field(event).checked)}>${say("seats-sounds")}</label>
    ${sounds.value ? html`<label>${say("seats-volume")}<input type="range" min="5" max="100" .value=${String(volume.value)}
      @change=${(/** @type {Event} */ event) => letVolume(Number(field(event).value))}></label>` : nothing}
    <label class="check"><input id="notices" type="checkbox" .checked=${notices.value}
      @change=${(/** @type {Event} */ event) => letNotify(field(event).checked)}>${say("seats-notices")}</label>
    <p role="status">${forbidden.value ? say("seats-notices-forbidden") : nothing}</p>`;
}

/** What the table is set to. @param {Room} room */
export function ofThisTable({ settings }) {
  if (settings.game !== "madiao") return nothing;
  const options = settings.options ?? {};
  return html`<ul class="plain-list">
    <li>${say("seats-stakes", { low: String(options.stake_min ?? 2), high: String(options.stake_max ?? 20) })}</li>
    ${SWITCHES.map((key) => html`<li>${say(`switch-${dashed(key)}`, { value: String(options[key]) })}</li>`)}
    <li>${settings.clock ? say("seats-clock-is", { seconds: String(settings.clock) }) : say("seats-no-clock")}</li>
    <li>${say(settings.takeover ? "seats-takeover" : "seats-no-takeover")}</li>
    <li>${say(settings.spectators ? "seats-watched" : "seats-unwatched")}</li>
  </ul>`;
}
