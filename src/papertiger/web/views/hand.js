// One's own hand: a toolbar with one card in focus, and two clear ways to lay it.

import { html, nothing, repeat } from "../vendor/lit-html.js";
import { signal } from "../vendor/signals-core.js";
import { cardName, face, sorted } from "../deck.js";
import { close, open, sheets } from "../sheet.js";
import { asked, lay, view as current } from "../table.js";
import { say } from "../words.js";
import { openCard } from "./card.js";

/**
 * @import { MadiaoCard, MadiaoFace, MadiaoView } from "wire"
 * @import { Signal } from "../vendor/signals-core.js"
 */

const DRAG = 56;

/** The card that is chosen. @type {Signal<MadiaoCard | null>} */
const chosen = signal(null);

function held() {
  return sorted(current.value?.hand ?? []);
}

/** The card in focus: the chosen one, or the first. */
function focused() {
  const cards = held();
  return chosen.value && cards.includes(chosen.value) ? chosen.value : cards[0] ?? null;
}

/**
 * Whether the server lets this card be laid so.
 * @param {MadiaoCard} card
 * @param {MadiaoFace} turned
 */
function may(card, turned) {
  const ask = asked.value;
  return ask?.ask === "play" && ask.choices.some(([one, side]) => one === card && side === turned);
}

/**
 * Whether the server says that the card would win the trick as it stands.
 * @param {MadiaoCard} card
 */
function wins(card) {
  const ask = asked.value;
  return ask?.ask === "play" && (ask.beats ?? []).includes(card);
}

/**
 * Lay a card, after a warning if it would be an exposed discard.
 * @param {MadiaoCard} card
 * @param {MadiaoFace} turned
 */
function play(card, turned) {
  if (!may(card, turned)) return;
  if (turned === "up" && !wins(card)) warn(card);
  else put(card, turned);
}

/**
 * @param {MadiaoCard} card
 * @param {MadiaoFace} turned
 */
function put(card, turned) {
  chosen.value = null;
  lay(card, turned);
}

/** @param {MadiaoCard} card */
function warn(card) {
  const winning = current.value?.board?.winning;
  open({
    title: () => say("tui-exposed-title"),
    body: () => html`
      <p>${say("web-exposes", { card: cardName(card), winning: winning ? cardName(winning) : "" })}
        ${say("play-exposed-fine", { switch: current.value?.options.exposed_discard ?? "value" })}</p>
      <div class="doings">
        <button class="chief" @click=${() => { close(); put(card, "down"); }}>
          ${say("web-face-down-instead")}</button>
        <button @click=${() => { close(); put(card, "up"); }}>
          ${say("web-face-up-all-the-same")}</button>
      </div>`,
  });
}

/** @param {number} by */
function move(by) {
  const cards = held();
  const at = cards.indexOf(/** @type {MadiaoCard} */ (focused()));
  choose(cards[(at + by + cards.length) % cards.length]);
}

/** @param {MadiaoCard | undefined} card */
function choose(card) {
  if (!card) return;
  chosen.value = card;
  bringFocus('#hand [tabindex="0"]', true);
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  const card = focused();
  if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
  const digit = /^(?:Digit|Numpad)([1-8])$/.exec(event.code)?.[1];
  // In some layouts it is on a digit.
  if (event.key === "?") openCard(card);
  else if (digit) choose(held()[Number(digit) - 1]);
  else if (event.key === "ArrowRight") move(1);
  else if (event.key === "ArrowLeft") move(-1);
  else if (event.key === "Home") choose(held()[0]);
  else if (event.key === "End") choose(held().at(-1));
  // A key that is held down lays one card, not the next as well.
  else if (event.repeat) return;
  else if (event.key === "Enter" || event.code === "KeyU") play(card, "up");
  else if (event.key === "-" || event.code === "KeyD") play(card, "down");
  else return;
  event.preventDefault();
}

/** Where the finger or the mouse went down. @type {{ card: MadiaoCard, y: number, held: HTMLElement } | null} */
let drag = null;

/**
 * @param {PointerEvent} event
 * @param {MadiaoCard} card
 */
function pressed(event, card) {
  // Another button explains the card, two fingers make the page larger: neither lays it.
  const held = /** @type {HTMLElement} */ (event.currentTarget);
  drop();
  if (!event.button && event.isPrimary) drag = { card, y: event.clientY, held };
  // Else a mouse that is let go beside the hand would not be heard of.
  held.setPointerCapture(event.pointerId);
}

/** The card goes with what drags it. @param {PointerEvent} event */
function dragged(event) {
  if (drag) drag.held.style.translate = `0 ${event.clientY - drag.y}px`;
}

function drop() {
  if (drag) drag.held.style.translate = "";
  drag = null;
}

/** Dragged up, a card is laid face up; down, face down. @param {PointerEvent} event */
function released(event) {
  if (!drag) return;
  const [card, by] = [drag.card, event.clientY - drag.y];
  drop();
  // The finger has rested on the card, which is explained now.
  if (sheets.value.length) return;
  if (by < -DRAG) play(card, "up");
  else if (by > DRAG) play(card, "down");
}

/** @param {MadiaoCard} card */
function describe(card) {
  const name = cardName(card);
  if (asked.value?.ask !== "play") return name;
  const mark = wins(card)
    ? say(current.value?.board?.winning ? "web-would-win" : "web-may-lead")
    : say(may(card, "up") ? "web-would-expose" : "web-only-down");
  return say("web-marked", { card: name, mark });
}

/** @param {MadiaoCard} card */
function one(card) {
  const on = chosen.value === card;
  const strong = wins(card) && current.value?.board?.winning;
  const idle = asked.value?.ask === "play" && !may(card, "up");
  return html`<button class="held ${on ? "chosen" : ""} ${strong ? "strong" : ""} ${idle ? "idle" : ""}"
    data-card=${card} tabindex=${card === focused() ? 0 : -1}
    aria-label=${describe(card)} aria-pressed=${String(on)}
    @click=${() => choose(card)} @dblclick=${() => play(card, "up")}
    @pointerdown=${(/** @type {PointerEvent} */ event) => pressed(event, card)}>
    <img src=${face(card)} alt="" width="96" height="144" draggable="false">
    ${strong ? html`<span class="mark" aria-hidden="true">${say("web-wins")}</span>` : nothing}
  </button>`;
}

/** The two ways to lay the chosen card, and what it is. */
function ways() {
  if (asked.value?.ask !== "play") return nothing;
  const card = chosen.value && held().includes(chosen.value) ? chosen.value : null;
  return html`<div class="ways-to-play" role="group" aria-label=${say("web-lay")}>
    <button id="up" class="chief" ?disabled=${!card || !may(card, "up")}
      @click=${() => card && play(card, "up")}>${say("web-face-up")}</button>
    <button id="down" ?disabled=${!card || !may(card, "down")}
      @click=${() => card && play(card, "down")}>${say("web-face-down")}</button>
    <button class="plain" ?disabled=${!card}
      @click=${() => card && openCard(card)}>${say("web-what-is-it")}</button>
    <span class="chosen-name">${card ? describe(card) : say("web-choose-card")}</span>
  </div>`;
}

/** The hand. @param {MadiaoView} view */
export function hand(view) {
  return html`<div id="hand" class="hand" role="toolbar" aria-label=${say("web-hand")}
    @keydown=${keyed} @pointerup=${released} @pointermove=${dragged} @pointercancel=${drop}>
    ${repeat(held(), (card) => `${view.deals} ${card}`, one)}
  </div>${ways()}`;
}

/** Bring the focus to what is asked, unless somebody is busy elsewhere on the page. */
export function focusAsked() {
  bringFocus('.moment input, [data-answer], #hand [tabindex="0"]', false);
}

/**
 * @param {string} there
 * @param {boolean} always whatever somebody is busy with
 */
function bringFocus(there, always) {
  requestAnimationFrame(() => {
    const busy = document.activeElement !== document.body && document.activeElement?.closest("#hand") === null;
    if (busy && !always) return;
    /** @type {HTMLElement | null} */ (document.querySelector(there))?.focus({ preventScroll: !always });
  });
}
