// What this page does beside the game.

import { html, nothing } from "../vendor/lit-html.js";
import { forbidden, letNotify, letSound, letVolume, notices, sounds, volume } from "../alerts.js";
import { say } from "../words.js";

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
