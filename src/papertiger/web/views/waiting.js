// Before a game: who sits where, who is ready, how others come.

import { html, nothing } from "../vendor/lit-html.js";
import { signal } from "../vendor/signals-core.js";
import { ask } from "../server.js";
import { draftOf, facts, settingsOf } from "../settings.js";
import { close, open } from "../sheet.js";
import { place, send, table } from "../table.js";
import { say } from "../words.js";
import { failed, trouble, troubled } from "./frame.js";
import { ofThisTable, settingsForm } from "./terms.js";

/** @import { Chair, MadiaoSettings, Room } from "wire" */
/** @import { Signal } from "../vendor/signals-core.js" */
/** @import { Draft, Facts } from "../settings.js" */

const TO_ALL = "python3 play.py --host 0.0.0.0";

/** A code to be said aloud. */
const spoken = signal("");
const copied = signal(false);
/** What the host would set the table to. @type {Signal<Draft | null>} */
const draft = signal(null);

/** @param {string} host */
const isHere = (host) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** The link for others: who came by the name of this very machine is known elsewhere by another. */
function link() {
  const known = document.querySelector("meta[name=server]")?.getAttribute("content");
  return new URL(location.pathname, known && isHere(location.hostname) ? known : location.origin);
}

async function makeCode() {
  [spoken.value, trouble.value] = ["", ""];
  try {
    spoken.value = (await ask("POST /api/tables/{table}/code", undefined, table ?? "")).code;
  } catch (error) {
    failed(error);
  }
}

/** Browsers let only safe addresses have the clipboard; elsewhere it is done the old way. */
async function copy() {
  try {
    await navigator.clipboard.writeText(link().href);
    copied.value = true;
  } catch {
    const shown = document.querySelector(".invite .link");
    if (shown) getSelection()?.selectAllChildren(shown);
    copied.value = document.execCommand("copy");
  }
}

function share() {
  const given = { title: say("web-title"), url: link().href };
  // Who changes their mind has done nothing wrong.
  navigator.share(given).catch(() => {});
}

/** @param {Facts} known */
function change(known) {
  open({
    title: () => say("pages-set"),
    body: () => html`<form class="settings" @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      if (draft.value) send({ do: "change_settings", settings: settingsOf(draft.value, known) });
      close();
    }}>${settingsForm(draft, known)}
      <button id="save" class="chief">${say("pages-save")}</button></form>`,
  });
}

/**
 * What is played here; the host may change it.
 * @param {Room} room
 */
function rules(room) {
  const listed = ofThisTable(room);
  const known = facts.value;
  return html`<section class="card-panel"><h2>${say("pages-set")}</h2>
    ${listed}
    ${known && room.host !== null && room.host === place.value ? html`<button id="change"
      @click=${() => {
        draft.value = draftOf(/** @type {MadiaoSettings} */ (room.settings), known);
        change(known);
      }}>${say("pages-change")}</button>` : nothing}
  </section>`;
}

/** How others come. @param {Room} room */
export function inviting(room) {
  return html`<section class="card-panel invite"><h2>${say("web-invite")}</h2>
    <img class="qr" src="/api/tables/${room.table}/qr.svg" alt=${say("web-qr")} width="160" height="160">
    <div>
      <p><bdi class="link" dir="ltr">${link().href}</bdi></p>
      ${isHere(link().hostname) ? html`<p class="told">${say("pages-only-here", { command: TO_ALL })}</p>`
        : nothing}
      <div class="doings">
        ${"share" in navigator ? html`<button @click=${share}>${say("pages-share")}</button>`
          : nothing}
        <button @click=${copy}>${say(copied.value ? "web-copied" : "web-copy")}</button>
        <button class="plain" @click=${makeCode}>${say("web-code")}</button>
      </div>
      <div role="status">${spoken.value ? say("web-code-is", { code: spoken.value }) : troubled()}</div>
    </div>
  </section>`;
}

/**
 * @param {Room} room
 * @param {Chair} chair
 * @param {number} at
 */
function chairOf(room, chair, at) {
  const host = room.host !== null && room.host === place.value;
  const free = chair.sitter === "nobody";
  const person = chair.sitter === "person";
  return html`<li class="chair ${free ? "free" : ""}">
    <span class="who"><bdi>${free ? say("web-nobody") : chair.name}</bdi>
      ${at === place.value ? html`<small>${say("web-you")}</small>` : nothing}
      ${at === room.host ? html`<small>${say("web-host")}</small>` : nothing}
      ${chair.sitter === "bot" ? html`<small>${say("web-bot")}</small>` : nothing}
      ${person && !chair.here ? html`<small>${say("web-away")}</small>` : nothing}</span>
    ${person && at !== room.host
      ? html`<span class="state">${say(chair.ready ? "web-is-ready" : "web-not-ready")}</span>` : nothing}
    ${free && place.value === null
      ? html`<button class="sit" @click=${() => send({ do: "sit_down", place: at })}>
        ${say("web-sit")}</button>` : nothing}
    ${free && host ? html`<button class="plain"
      @click=${() => send({ do: "seat_bot", place: at, level: "steady" })}>${say("web-add-bot")}</button>`
      : nothing}
    ${!free && host && at !== place.value ? html`<button class="plain"
      aria-label=${say("web-remove-who", { who: chair.name })}
      @click=${() => send({ do: "remove", place: at })}>${say("web-remove")}</button>` : nothing}
  </li>`;
}

/** @param {Room} room */
function doings(room) {
  if (place.value === null) return nothing;
  if (room.host === place.value) {
    return html`<button id="start" class="chief" @click=${() => send({ do: "start" })}>
      ${say("web-start")}</button>`;
  }
  const ready = room.chairs[place.value]?.ready ?? false;
  return html`<button id="ready" class="chief" aria-pressed=${String(ready)}
    @click=${() => send({ do: "ready", ready: !ready })}>
    ${say(ready ? "web-not-yet" : "web-ready")}</button>`;
}

/** The waiting room. @param {Room} room */
export function waitingRoom(room) {
  return html`<main class="waiting">
    <h1>${say("web-waiting")}</h1>
    <ul class="chairs">${room.chairs.map((chair, at) => chairOf(room, chair, at))}</ul>
    <div class="doings">${doings(room)}
      ${place.value === null ? nothing : html`<button class="plain"
        @click=${() => send({ do: "stand_up" })}>${say("web-stand-up")}</button>`}</div>
    ${room.settings.bots ? html`<p>${say("web-bots-fill")}</p>` : nothing}
    ${inviting(room)}
    ${rules(room)}
  </main>`;
}
