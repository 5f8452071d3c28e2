// The keys that the table knows.

import { html } from "../vendor/lit-html.js";
import { open } from "../sheet.js";
import { say } from "../words.js";

const KEYS = /** @type {const} */ ([
  ["← →, 1–8", "web-key-choose"],
  ["Enter, U", "web-key-up"],
  ["-, D", "web-key-down"],
  ["?", "web-key-card"],
  ["Esc", "web-key-close"],
  ["Tab", "web-key-tab"],
]);

/** Open the list of keys. */
export function showKeys() {
  open({
    title: () => say("web-keys"),
    body: () => html`<dl class="keys">${KEYS.map(([keys, message]) =>
      html`<div><dt><kbd>${keys}</kbd></dt><dd>${say(message)}</dd></div>`)}</dl>
      <p>${say("web-gestures")}</p>`,
  });
}
