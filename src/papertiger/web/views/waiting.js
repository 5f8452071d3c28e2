// Before a game: who sits where, who is ready, how others come.

import { html, nothing } from "../vendor/lit-html.js";
import { signal } from "../vendor/signals-core.js";
import { ask } from "../server.js";
import { place, send, table } from "../table.js";
import { say } from "../words.js";

/** @import { Chair, Room } from "wire" */

/** A code to be said aloud. */
const spoken = signal("");
const copied = signal(false);

async function makeCode() {
  spoken.value = (await ask("POST /api/tables/{table}/code", undefined, table ?? "")).code;
}

async function copy() {
  await navigator.clipboard.writeText(location.href);
  copied.value = true;
}

/**
 * @param {Room} room
 * @param {Chair} chair
 * @param {number} at
 */
function chairOf(room, chair, at) {
  const host = room.host !== null && room.host === place.value;
  const free = chair.sitter === "nobody";
  return html`<li class="chair ${free ? "free" : ""}">
    <span class="who"><bdi>${free ? say("web-nobody") : chair.name}</bdi>
      ${at === place.value ? html`<small>${say("web-you")}</small>` : nothing}
      ${at === room.host ? html`<small>${say("web-host")}</small>` : nothing}
      ${chair.sitter === "bot" ? html`<small>${say("web-bot")}</small>` : nothing}</span>
    ${chair.sitter === "person" && at !== room.host
      ? html`<span class="state">${say(chair.ready ? "web-is-ready" : "web-not-ready")}</span>` : nothing}
    ${free && place.value === null
      ? html`<button type="button" class="sit" @click=${() => send({ do: "sit_down", place: at })}>
        ${say("web-sit")}</button>` : nothing}
    ${free && host ? html`<button type="button" class="plain"
      @click=${() => send({ do: "seat_bot", place: at, level: "steady" })}>${say("web-add-bot")}</button>`
      : nothing}
    ${!free && host && at !== place.value ? html`<button type="button" class="plain"
      aria-label=${say("web-remove-who", { who: chair.name })}
      @click=${() => send({ do: "remove", place: at })}>${say("web-remove")}</button>` : nothing}
  </li>`;
}

/** @param {Room} room */
function doings(room) {
  if (place.value === null) return nothing;
  if (room.host === place.value) {
    return html`<button id="start" type="button" class="chief" @click=${() => send({ do: "start" })}>
      ${say("web-start")}</button>`;
  }
  const ready = room.chairs[place.value]?.ready ?? false;
  return html`<button id="ready" type="button" class="chief" aria-pressed=${String(ready)}
    @click=${() => send({ do: "ready", ready: !ready })}>
    ${say(ready ? "web-not-yet" : "web-ready")}</button>`;
}

/** The waiting room. @param {Room} room */
export function waitingRoom(room) {
  return html`<main class="waiting">
    <h1>${say("web-waiting")}</h1>
    <ul class="chairs">${room.chairs.map((chair, at) => chairOf(room, chair, at))}</ul>
    <div class="doings">${doings(room)}
      ${place.value === null ? nothing : html`<button type="button" class="plain"
        @click=${() => send({ do: "stand_up" })}>${say("web-stand-up")}</button>`}</div>
    ${room.settings.bots ? html`<p>${say("web-bots-fill")}</p>` : nothing}
    <section class="card-panel invite"><h2>${say("web-invite")}</h2>
      <img class="qr" src="/api/tables/${room.table}/qr.svg" alt=${say("web-qr")} width="160" height="160">
      <div>
        <p><bdi class="link" dir="ltr">${location.href}</bdi></p>
        <button type="button" @click=${copy}>${say(copied.value ? "web-copied" : "web-copy")}</button>
        <button type="button" class="plain" @click=${makeCode}>${say("web-code")}</button>
        <p role="status">${spoken.value ? say("web-code-is", { code: spoken.value }) : nothing}</p>
      </div>
    </section>
  </main>`;
}
