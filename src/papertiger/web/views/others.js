// Who sits at the table, and what can be done about them: not hear them, tell of them, and as host.

import { html, nothing } from "../vendor/lit-html.js";
import { signal } from "../vendor/signals-core.js";
import { remember, remembered } from "../memory.js";
import { close, open } from "../sheet.js";
import { place, send, table } from "../table.js";
import { say } from "../words.js";

/** @import { Chair, Room } from "wire" */

/** Whom this browser has muted here, "place name" each: the server does not say it again. */
const muted = signal((remembered(`muted ${table}`) ?? "").split("\n"));

/** @param {number} at @param {Chair} chair */
function mute(at, chair) {
  const key = `${at} ${chair.name}`;
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
  };
  open({
    title: () => say("seats-report-who", { who: chair.name }),
    body: () => html`<form class="report" @submit=${told}>
      <label>${say("seats-report-about")}<textarea name="why" maxlength="500" rows="4" required></textarea></label>
      <button type="submit" class="chief">${say("seats-report")}</button></form>`,
  });
}

/** @param {Chair} chair */
function state(chair) {
  if (chair.sitter === "bot") return say("web-bot");
  if (chair.sitter === "nobody") return "";
  if (chair.played_by_bot) return say("seats-bot-plays");
  return chair.here ? "" : say("web-away");
}

/** What the host may do there. @param {Room} room @param {Chair} chair @param {number} at */
function hosting(room, chair, at) {
  const between = room.phase === "over" || room.phase === "gathering";
  if (chair.sitter === "nobody") {
    return html`<button type="button" @click=${() => send({ do: "seat_bot", place: at, level: "steady" })}>
      ${say("web-add-bot")}</button>`;
  }
  const person = chair.sitter === "person";
  const removable = between || person && !chair.here;
  return html`${person ? html`<button type="button" @click=${() => send({ do: "hand_over", place: at })}>
      ${say("seats-hand-over")}</button>` : nothing}
    ${removable ? html`<button type="button" aria-label=${say("web-remove-who", { who: chair.name })}
      @click=${() => send({ do: "remove", place: at })}>${say("web-remove")}</button>` : nothing}`;
}

/** @param {Room} room @param {Chair} chair @param {number} at */
function one(room, chair, at) {
  const mine = at === place.value;
  const person = chair.sitter === "person" && !mine && place.value !== null;
  const key = `${at} ${chair.name}`;
  const note = mine ? say("web-you") : state(chair);
  return html`<li><span class="who"><bdi>${chair.name || say("web-nobody")}</bdi>
      ${note ? html`<small>${note}</small>` : nothing}
      ${at === room.host ? html`<small>${say("web-host")}</small>` : nothing}</span>
    ${person ? html`<button type="button" aria-pressed=${String(muted.value.includes(key))}
        @click=${() => mute(at, chair)}>${say("seats-mute")}</button>
      <button type="button" @click=${() => report(at, chair)}>${say("seats-report")}</button>` : nothing}
    ${!mine && place.value !== null && room.host === place.value ? hosting(room, chair, at) : nothing}</li>`;
}

/** The places of the table. @param {Room} room */
export function others(room) {
  return html`<ul class="others">${room.chairs.map((chair, at) => one(room, chair, at))}</ul>
    <p><small>${say("seats-spectators", { count: String(room.spectators) })}</small></p>`;
}
