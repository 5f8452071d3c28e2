// What one may take away: the file, and a link that anybody may have.

import { html, nothing } from "../vendor/lit-html.js";
import { signal } from "../vendor/signals-core.js";
import { file, makeLink, table } from "../record.js";
import { Refused } from "../server.js";
import { say } from "../words.js";

const link = signal("");
const copied = signal(false);
const failed = signal(false);

async function share() {
  failed.value = false;
  try {
    link.value = link.value || await makeLink();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    failed.value = true;
    return;
  }
  if (navigator.share) await navigator.share({ title: say("games-replay-title"), url: link.value }).catch(() => {});
}

/** On plain http there is no clipboard: then the link is chosen, to be copied by hand. */
async function copy() {
  const shown = /** @type {HTMLInputElement} */ (document.querySelector("#link"));
  shown.select();
  try {
    await navigator.clipboard.writeText(link.value);
  } catch {
    copied.value = document.execCommand("copy");
    return;
  }
  copied.value = true;
}

/** The panel. */
export function sharing() {
  return html`<section class="card-panel"><h2>${say("games-take")}</h2>
    <p>${say("games-file-about")}</p>
    <p class="doings"><a class="button" id="download" href=${file} download>${say("games-download")}</a>
      <button id="share" @click=${share}>${say("games-share")}</button></p>
    <p>${say(table ? "games-share-about" : "games-shared-about")}</p>
    <div role="status">${failed.value ? html`<p class="refused">${say("web-trouble-unreachable")}</p>` : nothing}
      ${link.value ? html`<label>${say("games-link")}
        <input id="link" readonly dir="ltr" .value=${link.value}></label>
        <button id="copy" @click=${copy}>${say(copied.value ? "web-copied" : "web-copy")}</button>` : nothing}
    </div>
  </section>`;
}
