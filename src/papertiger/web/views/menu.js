// What can be done at the table beside the game: pauses, bots, the seat, the others, this page.

import { html, nothing } from "../vendor/lit-html.js";
import { signal } from "../vendor/signals-core.js";
import { forbidden, letNotify, letSound, letVolume, notices, sounds, volume } from "../alerts.js";
import { remember, remembered } from "../memory.js";
import { close, open } from "../sheet.js";
import { code, place, room, send, table } from "../table.js";
import { join, say } from "../words.js";
import { ofThisTable } from "./terms.js";
import { inviting } from "./waiting.js";

/** @import { Chair, Room } from "wire" */

const KEYS = /** @type {const} */ ([
  ["← →, 1–8", "web-key-choose"],
  ["Enter, U", "web-key-up"],
  ["-, D", "web-key-down"],
  ["?", "web-key-card"],
  ["Esc", "web-key-close"],
  ["Tab", "web-key-tab"],
]);

/** @param {string} id @param {string} text @param {() => void} done @param {boolean} [pressed] */
function button(id, text, done, pressed) {
  return html`<button id=${id} aria-pressed=${pressed === undefined ? nothing : String(pressed)}
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
        <button @click=${close}>${say("seats-stay")}</button>
        <button id="leave" class="chief" @click=${() => { close(); close(); send({ do: "stand_up" }); }}>
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

/** Whom this browser has muted here, "place name" each: the server does not say it again. */
const muted = signal((remembered(`muted ${table}`) ?? "").split("\n"));

/**
 * What mutes a place or, without one, all spectators; or lets them be heard again.
 * @param {number | null} at
 * @param {string} name
 */
function muter(at, name) {
  const key = `${at} ${name}`;
  return html`<button aria-pressed=${String(muted.value.includes(key))}
    @click=${() => mute(at, key)}>${say("seats-mute")}</button>`;
}

/** @param {number | null} at @param {string} key */
function mute(at, key) {
  const on = !muted.value.includes(key);
  muted.value = on ? [...muted.value, key] : muted.value.filter((each) => each !== key);
  remember(`muted ${table}`, muted.value.join("\n"));
  send({ do: "mute", place: at, on });
}

/** @param {number} at @param {Chair} chair */
function report(at, chair) {
  const told = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    send({ do: "report", place: at, text: String(form.get("why")).trim() || "–" });
    close();
    open({ title: () => say("seats-reported"), body: () => nothing });
  };
  open({
    title: () => say("seats-report-who", { who: chair.name }),
    body: () => html`<form class="report" @submit=${told}>
      <label>${say("seats-report-about")}<textarea name="why" maxlength="500" rows="4" required></textarea></label>
      <button class="chief">${say("seats-report")}</button></form>`,
  });
}

/** @param {Chair} chair */
function stateOf(chair) {
  if (chair.sitter === "bot") return say("web-bot");
  if (chair.sitter === "nobody") return "";
  if (chair.played_by_bot) return say("seats-bot-plays");
  return chair.here ? "" : say("web-away");
}

/** What the host may do there. @param {Room} room @param {Chair} chair @param {number} at */
function hosting(room, chair, at) {
  const between = room.phase === "over" || room.phase === "gathering";
  if (chair.sitter === "nobody") {
    return html`<button @click=${() => send({ do: "seat_bot", place: at, level: "steady" })}>
      ${say("web-add-bot")}</button>`;
  }
  const person = chair.sitter === "person";
  const removable = between || person && !chair.here;
  return html`${person ? html`<button @click=${() => send({ do: "hand_over", place: at })}>
      ${say("seats-hand-over")}</button>` : nothing}
    ${removable ? html`<button aria-label=${say("web-remove-who", { who: chair.name })}
      @click=${() => send({ do: "remove", place: at })}>${say("web-remove")}</button>` : nothing}`;
}

/** @param {Room} room @param {Chair} chair @param {number} at */
function one(room, chair, at) {
  const mine = at === place.value;
  const person = chair.sitter === "person" && !mine && place.value !== null;
  const note = mine ? say("web-you") : stateOf(chair);
  return html`<li><span class="who"><bdi>${chair.name || say("web-nobody")}</bdi>
      ${note ? html`<small>${note}</small>` : nothing}
      ${at === room.host ? html`<small>${say("web-host")}</small>` : nothing}</span>
    ${person ? html`${muter(at, chair.name)}
      <button @click=${() => report(at, chair)}>${say("seats-report")}</button>` : nothing}
    ${!mine && place.value !== null && room.host === place.value ? hosting(room, chair, at) : nothing}</li>`;
}

/** The places of the table. @param {Room} room */
function others(room) {
  return html`<ul class="others">${room.chairs.map((chair, at) => one(room, chair, at))}</ul>
    <p><small>${say("seats-spectators", { count: String(room.spectators) })}</small>
      ${place.value !== null && room.settings.chat && room.spectators ? muter(null, "") : nothing}</p>`;
}

/** @param {Event} event */
function field(event) {
  return /** @type {HTMLInputElement} */ (event.target);
}

/** Open the list of keys that the table knows. */
function showKeys() {
  open({
    title: () => say("web-keys"),
    body: () => html`<dl class="keys">${KEYS.map(([keys, message]) =>
      html`<div><dt><kbd>${keys}</kbd></dt><dd>${say(message)}</dd></div>`)}</dl>
      <p>${say("web-gestures")}</p>`,
  });
}

/** Sounds and notices. */
function ofThisPage() {
  return html`<label class="check"><input id="sounds" type="checkbox" .checked=${sounds.value}
      @change=${(/** @type {Event} */ event) => letSound(field(event).checked)}>${say("seats-sounds")}</label>
    ${sounds.value ? html`<label>${say("seats-volume")}<input type="range" min="5" max="100" .value=${String(volume.value)}
      @change=${(/** @type {Event} */ event) => letVolume(Number(field(event).value))}></label>` : nothing}
    <label class="check"><input id="notices" type="checkbox" .checked=${notices.value}
      @change=${(/** @type {Event} */ event) => letNotify(field(event).checked)}>${say("seats-notices")}</label>
    <p role="status">${forbidden.value ? say("seats-notices-forbidden") : nothing}</p>`;
}

function body() {
  const now = room.value;
  if (!now) return nothing;
  return html`${mine(now)}
    <section><h3>${say("seats-others")}</h3>${others(now)}</section>
    <section><h3>${say("seats-page")}</h3>${ofThisPage()}
      ${button("keys", say("web-keys"), showKeys)}</section>
    <section><h3>${say("seats-settings")}</h3>${ofThisTable(now)}</section>
    ${inviting(now)}`;
}

/** Open the menu. */
export function showMenu() {
  open({ title: () => say("seats-menu"), body });
}
