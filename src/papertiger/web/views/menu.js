// What can be done at the table beside the game: pauses, bots, the seat, the others, this page.

import { html, nothing } from "../vendor/lit-html.js";
import { close, open } from "../sheet.js";
import { code, place, room, send } from "../table.js";
import { join, say } from "../words.js";
import { showKeys } from "./keys.js";
import { others } from "./others.js";
import { ofThisPage, ofThisTable } from "./settings.js";

/** @import { Room } from "wire" */

/** @param {string} id @param {string} text @param {() => void} done @param {boolean} [pressed] */
function button(id, text, done, pressed) {
  return html`<button id=${id} type="button" aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    @click=${done}>${text}</button>`;
}

/** Who wishes for what all must wish for. @param {Room} now */
export function wishing(now) {
  const names = now.chairs.filter((chair) => chair.wishes && chair.sitter === "person").map((chair) => chair.name);
  if (!names.length || now.phase === "over") return nothing;
  const id = now.phase === "paused" ? "seats-wish-resume" : "seats-wish-pause";
  return html`<p class="wishing" role="status">${say(id, { who: join(names) })}</p>`;
}

/** @param {Room} now @param {number} at */
function pausing(now, at) {
  if (now.phase !== "playing" && now.phase !== "paused") return nothing;
  const wishes = now.chairs[at]?.wishes ?? false;
  const playing = now.phase === "playing";
  // Who wishes it no more, says the opposite.
  return html`${button("pause", say(playing ? "seats-pause" : "seats-resume"),
    () => send({ do: "pause", on: playing !== wishes }), wishes)} ${wishing(now)}`;
}

/** @param {Room} now @param {number} at */
function botting(now, at) {
  const playing = now.phase === "playing" || now.phase === "paused";
  if (!playing || !now.settings.takeover) return nothing;
  const on = now.chairs[at]?.played_by_bot ?? false;
  return button("let-bot", say(on ? "web-take-over" : "seats-let-bot"), () => send({ do: "let_bot", on: !on }));
}

/** A code is asked for, and shown as large as it can be. */
function transfer() {
  code.value = null;
  send({ do: "transfer" });
  open({
    title: () => say("seats-transfer"),
    body: () => html`<p>${say("seats-transfer-about")}</p>
      <p><bdi class="link" dir="ltr">${location.host}</bdi></p>
      <p class="large" role="status" dir="ltr">${code.value?.replace(/(\d{4})(?=\d)/, "$1 ") ?? "…"}</p>`,
  });
}

function standUp() {
  open({
    title: () => say("seats-stand-up-title"),
    body: () => html`<p>${say(room.value?.settings.takeover ? "seats-stand-up-bot" : "seats-stand-up-waits")}</p>
      <div class="doings">
        <button type="button" @click=${close}>${say("seats-stay")}</button>
        <button id="leave" type="button" class="chief" @click=${() => { close(); close(); send({ do: "stand_up" }); }}>
          ${say("web-stand-up")}</button>
      </div>`,
  });
}

/** @param {Room} now */
function mine(now) {
  const at = place.value;
  if (at === null) return nothing;
  return html`<section><h3>${say("seats-mine")}</h3><div class="doings start">
    ${pausing(now, at)} ${botting(now, at)}
    ${button("transfer", say("seats-transfer"), transfer)}
    ${button("stand-up", say("web-stand-up"), standUp)}</div></section>`;
}

function body() {
  const now = room.value;
  if (!now) return nothing;
  return html`${mine(now)}
    <section><h3>${say("seats-others")}</h3>${others(now)}</section>
    <section><h3>${say("seats-page")}</h3>${ofThisPage()}
      ${button("keys", say("web-keys"), showKeys)}</section>
    <section><h3>${say("seats-settings")}</h3>${ofThisTable(now)}</section>`;
}

/** Open the menu. */
export function showMenu() {
  open({ title: () => say("seats-menu"), body });
}
